import { Menu as MenuIcon, X } from 'lucide';
import styled, { keyframes } from 'styled-components';
import { PAGE_WITHOUT_SCRIPT, SCROLLED_PAGE } from '#browser/frame-parts.ts';
import { color, font, media, motion, radius, size, space } from '#styles/tokens.ts';
import { secondaryStyles } from '#ui/button.styles.ts';
import { ContactWays } from '#ui/contact-ways.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/section.tsx';
import { Brand, ROOM_BESIDE_BRAND_REM } from './brand.tsx';
import { ROOM_FOR_LINKS } from './header-link.tsx';
import { ContactButton, HeaderLinks } from './header-links.tsx';
import type { FrameProps } from './language-links.tsx';

export function SiteHeader({ words, current }: FrameProps) {
  const { agency, contactLink, frameWords, pages } = words;
  return (
    <Bar>
      <Row>
        <BrandAtStart pages={pages} current={current} />
        {!current?.startsWith(pages.consultation) && (
          <ContactBesideMenu href={contactLink.href}>{contactLink.label}</ContactBesideMenu>
        )}
        <Menu>
          <MenuButton type="button" popoverTarget="menu" aria-label={frameWords.menu}>
            <SignOfClosed icon={MenuIcon} />
            <SignOfOpen icon={X} />
          </MenuButton>
          <MenuLinks id="menu" popover="auto" aria-label={frameWords.mainLinks}>
            <HeaderLinks words={words} current={current} />
            <Contact>
              <ContactWays {...agency} />
            </Contact>
          </MenuLinks>
        </Menu>
      </Row>
    </Bar>
  );
}

const turnOpaque = keyframes`
  to {
    background: ${color.ground};
  }
`;

const unfold = keyframes`
  from {
    clip-path: inset(0 0 100%);
  }
`;

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  container-type: inline-size;
  border-bottom: 1px solid transparent;
  transition:
    background ${motion.feedback},
    border-color ${motion.feedback};
  view-transition-name: site-header;

  ${SCROLLED_PAGE} &,
  &:has(:popover-open) {
    background: ${color.ground};
    border-color: ${color.hairline};
  }
  /* The header becomes opaque even if the script does not come. */
  ${PAGE_WITHOUT_SCRIPT} & {
    animation: ${turnOpaque} 1ms 4s forwards;
    @media ${media.noScript} {
      animation-timeline: scroll();
      animation-range: 0 1px;
    }
  }
  @media ${media.print} {
    position: static;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  height: ${size.header};
`;

const BrandAtStart = styled(Brand)`
  margin-inline-end: auto;
`;

const ContactBesideMenu = styled(ContactButton)`
  flex: none;
  ${secondaryStyles}

  ${Bar}:has(:popover-open) & {
    visibility: hidden;
  }
  @container ${ROOM_FOR_LINKS} {
    display: none;
  }
  @container (width < ${ROOM_BESIDE_BRAND_REM}rem) {
    display: none;
  }
`;

const Menu = styled.div`
  flex: none;

  @media ${media.print} {
    display: none;
  }
`;

const MenuButton = styled.button`
  display: grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  margin-inline-end: -${space.sm};
  border-radius: ${radius.control};
  color: ${color.text};

  @container ${ROOM_FOR_LINKS} {
    display: none;
  }
`;

const SignOfClosed = styled(Icon)`
  grid-area: 1 / 1;

  ${Menu}:has(:popover-open) & {
    visibility: hidden;
  }
`;

const SignOfOpen = styled(Icon)`
  grid-area: 1 / 1;

  ${Menu}:not(:has(:popover-open)) & {
    visibility: hidden;
  }
`;

const MenuLinks = styled.nav`
  inset: ${size.header} 0 auto;
  width: auto;
  max-height: calc(100dvh - ${size.header});
  padding: ${space.xs} ${space.gutter} ${space.lg};
  border: solid ${color.hairline};
  border-width: 0 0 1px;
  color: inherit;
  background: ${color.ground};

  &::backdrop {
    top: ${size.header};
    background: ${color.shadow};
    backdrop-filter: blur(6px);
  }
  @media ${media.motion} {
    &:popover-open {
      animation: ${unfold} 260ms cubic-bezier(0.2, 0, 0, 1);
    }
  }
  @container ${ROOM_FOR_LINKS} {
    &:not(:popover-open) {
      display: block;
      position: static;
      padding: 0;
      border: 0;
      background: none;
      overflow: visible;
    }
  }
`;

const Contact = styled.div`
  display: grid;
  align-content: start;
  margin-block-start: ${space.md};
  font-size: ${font.small};

  @container ${ROOM_FOR_LINKS} {
    display: none;
  }
`;
