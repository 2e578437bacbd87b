import { Menu as MenuIcon, X } from 'lucide';
import styled, { keyframes } from 'styled-components';
import { color, font, media, motion, radius, size, space } from '#styles/tokens.ts';
import { ContactWays } from '#ui/contact-ways.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/section.tsx';
import { Brand } from './brand.tsx';
import { ContactButton, HeaderLinks } from './header-links.tsx';
import type { FrameProps } from './language-links.tsx';

export function SiteHeader({ words, current }: FrameProps) {
  const { agency, contactLink, frameWords, pages } = words;
  return (
    <Bar>
      <Row>
        <Brand pages={pages} current={current} />
        {!current?.startsWith(pages.consultation) && (
          <ContactButton href={contactLink.href}>{contactLink.label}</ContactButton>
        )}
        <Menu>
          <button type="button" popoverTarget="menu" aria-label={frameWords.menu}>
            <Icon icon={MenuIcon} />
            <Icon icon={X} />
          </button>
          <nav id="menu" popover="auto" aria-label={frameWords.mainLinks}>
            <HeaderLinks words={words} current={current} />
            <div>
              <ContactWays {...agency} />
            </div>
          </nav>
        </Menu>
      </Row>
    </Bar>
  );
}

const turnOpaque = keyframes`to { background: ${color.ground}; }`;

const unfold = keyframes`from { clip-path: inset(0 0 100%); }`;

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

  [data-scrolled='true'] &,
  &:has(:popover-open) {
    background: ${color.ground};
    border-color: ${color.hairline};
  }
  /* The site script (browser/site.ts) sets data-scrolled. The header becomes opaque even if that script does not come. */
  html:not([data-scrolled]) & {
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

  > a:first-of-type {
    margin-inline-end: auto;
  }
  /* The contact button outside of the menu. */
  > a ~ a {
    flex: none;
    header:has(:popover-open) & {
      visibility: hidden;
    }
    @media ${media.roomForLinks} {
      display: none;
    }
    /* A container query in rem follows the size of the text. */
    @container (width < 22rem) {
      display: none;
    }
  }
`;

const Menu = styled.div`
  flex: none;

  > button {
    display: grid;
    place-items: center;
    width: ${size.touch};
    height: ${size.touch};
    margin-inline-end: -${space.sm};
    border-radius: ${radius.control};
    color: ${color.text};

    @media ${media.roomForLinks} {
      display: none;
    }
  }
  > button svg {
    grid-area: 1 / 1;
  }
  &:not(:has(:popover-open)) > button svg:last-of-type,
  &:has(:popover-open) > button svg:first-of-type {
    visibility: hidden;
  }

  nav {
    inset: ${size.header} 0 auto;
    width: auto;
    max-height: calc(100dvh - ${size.header});
    padding: ${space.xs} ${space.gutter} ${space.lg};
    border: solid ${color.hairline};
    border-width: 0 0 1px;
    color: inherit;
    background: ${color.ground};
    @media ${media.motion} {
      &:popover-open {
        animation: ${unfold} 260ms cubic-bezier(0.2, 0, 0, 1);
      }
    }

    > div {
      display: grid;
      align-content: start;
      margin-block-start: ${space.md};
      font-size: ${font.small};
    }
    &::backdrop {
      top: ${size.header};
      background: ${color.shadow};
      backdrop-filter: blur(6px);
    }
    @media ${media.roomForLinks} {
      &:not(:popover-open) {
        display: block;
        position: static;
        padding: 0;
        border: 0;
        background: none;
        overflow: visible;
      } /* A wide header shows the closed menu. */
      > div {
        display: none;
      }
    }
  }
  @media ${media.print} {
    display: none;
  }
`;
