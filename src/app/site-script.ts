/** The one script of our own, on every page: what HTML and CSS cannot do by themselves. */
import { markServiceOfLink } from '#features/consultation/form/mark-service-of-link.ts';
import { sendLocalCopiesWhenPossible } from '#features/consultation/sending/local-copies.ts';
import { carryLeadSource } from '#features/site-frame/carry-lead-source.ts';
import { layOutBelowTheFold, scrollSmoothlyOnceLoaded } from '#styles/lay-out-below-the-fold.ts';

const SCROLLED_BEYOND_PX = 50;

markScrolledHeader();
markServiceOfLink();
openWhereThereIsRoom();
layOutBelowTheFold();
closeMenuWhenLeft();
followPointer();
pauseOffscreen();
scrollSmoothlyOnceLoaded();
carryLeadSource();
sendLocalCopiesWhenPossible();

function markScrolledHeader() {
  const mark = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_BEYOND_PX);
  window.addEventListener('scroll', mark, { passive: true });
  // A page may begin scrolled. Asked in a frame, which lays it out anyway, the answer costs nothing.
  requestAnimationFrame(mark);
}

/** Where a `<details>` shows all that it holds, folded or not, nobody is to hear that it is closed. */
function openWhereThereIsRoom() {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-room]'))
    fold.open ||= matchMedia(fold.dataset['room'] ?? '').matches;
}

/** A link to a place on this same page, and a focus that moves on, would leave the menu open in front of them. */
function closeMenuWhenLeft() {
  const menu = document.querySelector<HTMLElement>('[popover]');
  // Its button stands beside it, and opens and closes it by itself.
  const withButton = menu?.parentElement;

  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) menu.hidePopover();
  });
  withButton?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !withButton.contains(relatedTarget)) menu?.hidePopover();
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

/** What moves in a part of the page rests while that part is out of sight: its style reads `--play`. */
function pauseOffscreen() {
  const watch = new IntersectionObserver((parts) => {
    for (const { target, isIntersecting } of parts)
      target.toggleAttribute('data-resting', !isIntersecting);
  });
  for (const part of document.querySelectorAll('main section, main article')) watch.observe(part);
}
