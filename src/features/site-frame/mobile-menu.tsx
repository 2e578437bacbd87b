import { Menu, X } from 'lucide';
import styled from 'styled-components';
import type { Page } from '#content/navigation.ts';
import { media } from '#styles/media.ts';
import { color, radius, size, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { HeaderLinks } from './header-links.tsx';

const MENU = 'menu';

/** A native popover: the browser opens it, closes it on Escape or a click outside, and says so. */
export function MobileMenu({ current }: { current: Page | undefined }) {
  return (
    <Narrow>
      <button type="button" popoverTarget={MENU} aria-label="Menu">
        <Icon icon={Menu} />
        <Icon icon={X} />
      </button>
      <nav id={MENU} popover="auto" aria-label="Main">
        <HeaderLinks current={current} />
      </nav>
    </Narrow>
  );
}

const Narrow = styled.div`
  flex: none;

  @media ${media.roomForLinks} { display: none; }
  @media ${media.print} { display: none; }

  button {
    display: grid;
    place-items: center;
    width: ${size.touch};
    height: ${size.touch};
    margin-right: -${space.sm};
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    color: ${color.text};
    background: none;
    cursor: pointer;
  }
  svg { grid-area: 1 / 1; }
  &:not(:has(:popover-open)) svg:last-child,
  &:has(:popover-open) svg:first-child { visibility: hidden; }

  nav {
    position: fixed;
    inset: calc(${size.header} + ${space.xxs}) ${space.sm} auto;
    width: auto;
    padding: ${space.xs};
    border: 1px solid ${color.hairlineLit};
    border-radius: ${radius.card};
    color: inherit;
    background: ${color.surface};
    box-shadow: 0 24px 64px ${color.shadow};
  }
`;
