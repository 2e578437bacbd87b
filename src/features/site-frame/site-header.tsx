import styled from 'styled-components';
import type { Page } from '#content/navigation.ts';
import { media } from '#styles/media.ts';
import { color, font, layer, motion, radius, size, space } from '#styles/tokens.ts';
import { Container } from '#ui/section.tsx';
import { Brand } from './brand.tsx';
import { HeaderLinks } from './header-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** A place of a long page that stays one touch away, where there is no room for more. */
export type Shortcut = { text: string; href: string };

export function SiteHeader({ current, shortcut }: SiteHeaderProps) {
  return (
    <Bar>
      <Row>
        <Brand current={current} />
        <WideLinks aria-label="Main">
          <HeaderLinks current={current} />
        </WideLinks>
        {shortcut && <Jump href={shortcut.href}>{shortcut.text}</Jump>}
        <MobileMenu current={current} />
      </Row>
    </Bar>
  );
}

type SiteHeaderProps = { current: Page | undefined; shortcut: Shortcut | undefined };

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

const Jump = styled.a`
  display: grid;
  flex: none;
  align-items: center;
  min-height: ${size.touch};
  margin-left: auto;
  padding-inline: ${space.xs};
  border-radius: ${radius.control};
  color: ${color.text};
  font-size: ${font.small};
  text-decoration: none;

  @media ${media.roomForLinks}, ${media.print} { display: none; }
`;
