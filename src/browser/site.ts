import { FRAME_SELECTORS, SCROLLED } from './frame-parts.ts';
import { carryLeadSource } from './lead-source.ts';
import { sendLocalCopiesWhenPossible } from './local-copies.ts';
import { restUnseen } from './rest-unseen.ts';

const SCROLLED_BEYOND_PX = 50;

sendLocalCopiesWhenPossible();
markScrolledPage();
closeMenusWhenLeft();
pressOnlyToCloseMenu();
restUnseen();
carryLeadSource();

function markScrolledPage() {
  const mark = () =>
    document.documentElement.setAttribute(SCROLLED, `${window.scrollY > SCROLLED_BEYOND_PX}`);
  window.addEventListener('scroll', mark, { passive: true });
  // A restored page begins scrolled. In an animation frame, reading scrollY forces no extra layout.
  requestAnimationFrame(mark);
}

/**
 * The document listens, because a browser that translates the page may replace the elements of a
 * menu.
 */
function closeMenusWhenLeft() {
  const closeUnless = (stays: (menu: HTMLElement) => boolean | undefined) => {
    for (const menu of document.querySelectorAll<HTMLElement>(FRAME_SELECTORS.menu))
      if (!stays(menu)) menu.hidePopover?.();
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(FRAME_SELECTORS.linkInMenu))
      closeUnless(() => false);
  });
  // The button of a menu is the menu's sibling, and toggles the menu natively.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node)
      closeUnless((menu) => menu.parentElement?.contains(relatedTarget));
  });
}

/**
 * A press beside the open menu of a phone closes the menu natively, and would also press what lies
 * there.
 */
function pressOnlyToCloseMenu() {
  let isBesideMenu = false;
  const notePress = ({ target }: PointerEvent) => {
    const isOpen = document.querySelector(FRAME_SELECTORS.openMenuOfPhone) !== null;
    isBesideMenu = isOpen && target instanceof Element && !target.closest(FRAME_SELECTORS.header);
  };
  const ignore = (event: MouseEvent) => {
    const isByKey = event.detail === 0;
    if (!isBesideMenu || isByKey) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('pointerdown', notePress, { capture: true });
  // `mousedown` would move the focus to a field, and open a list.
  document.addEventListener('mousedown', ignore, { capture: true });
  document.addEventListener('click', ignore, { capture: true });
}
