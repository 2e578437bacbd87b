import { carryLeadSource } from './carry-lead-source.ts';
import { sendLocalCopiesWhenPossible } from './local-copies.ts';
import { offerLanguage } from './offer-language.ts';

const SCROLLED_BEYOND_PX = 50;

markScrolledHeader();
openFoldsOnWidePages();
closeMenuWhenLeft();
followPointer();
pauseOffscreen();
scrollSmoothlyOnceLoaded();
carryLeadSource();
offerLanguage();
sendLocalCopiesWhenPossible();

function markScrolledHeader() {
  const mark = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_BEYOND_PX);
  window.addEventListener('scroll', mark, { passive: true });
  // A restored page begins scrolled. In an animation frame, reading scrollY forces no extra layout.
  requestAnimationFrame(mark);
}

/** A wide page shows the content of a closed `<details>`, so it must be open for screen readers. */
function openFoldsOnWidePages() {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-open-when]')) {
    const room = matchMedia(fold.dataset['openWhen'] ?? '');
    const open = () => {
      fold.open ||= room.matches;
    };
    open();
    room.addEventListener('change', open);
  }
}

/** The document listens, because a translator may replace the elements of the menu. */
function closeMenuWhenLeft() {
  const menu = () => document.querySelector<HTMLElement>('header [popover]');
  const close = () => menu()?.hidePopover?.();

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('header [popover] a')) close();
  });
  // The menu's own button is its sibling and toggles it natively.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu()?.parentElement?.contains(relatedTarget)) close();
  });
}

function followPointer() {
  document.addEventListener('pointermove', ({ target, clientX, clientY }) => {
    const card = target instanceof Element && target.closest<HTMLElement>('[data-spotlight]');
    if (!card) return;
    const { left, top } = card.getBoundingClientRect();
    card.style.setProperty('--pointer-x', `${clientX - left}px`);
    card.style.setProperty('--pointer-y', `${clientY - top}px`);
  });
}

function pauseOffscreen() {
  const watch = new IntersectionObserver((parts) => {
    for (const { target, isIntersecting } of parts)
      target.toggleAttribute('data-resting', !isIntersecting);
  });
  for (const part of document.querySelectorAll('main section, main article')) watch.observe(part);
}

/** A smooth scroll during loading would miss a target that still moves. */
function scrollSmoothlyOnceLoaded() {
  addEventListener('load', () => document.documentElement.toggleAttribute('data-loaded', true));
}
