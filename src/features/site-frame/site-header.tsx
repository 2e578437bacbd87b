import styled from 'styled-components';
import type { Page } from '#content/navigation.ts';
import { media } from '#styles/media.ts';
import { color, layer, motion, size, space } from '#styles/tokens.ts';
import { Container } from '#ui/section.tsx';
import { Brand } from './brand.tsx';
import { HeaderLinks } from './header-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export function SiteHeader({ current }: { current: Page | undefined }) {
  return (
    <Bar>
      <Row>
        <Brand current={current} />
        <WideLinks aria-label="Main">
          <HeaderLinks current={current} />
        </WideLinks>
        <MobileMenu current={current} />
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.header};
  border-bottom: 1px solid transparent;
  transition: background ${motion.feedback}, border-color ${motion.feedback};
  view-transition-name: site-header;

  [data-scrolled] & {
    background: ${color.ground};
    border-color: ${color.hairline};
  }
  @media ${media.noScript} { background: ${color.ground}; }
  @media ${media.print} { position: static; }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  height: ${size.header};
`;

const WideLinks = styled.nav`
  display: none;
  @media ${media.roomForLinks} { display: block; }
  @media ${media.print} { display: none; }
`;
