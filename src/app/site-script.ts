/** The one script of our own, on every page: what HTML and CSS cannot do by themselves. */
import { notePosts } from '#features/consultation/form/draft.ts';
import { markServiceOfLink } from '#features/consultation/form/mark-service-of-link.ts';
import { sendLocalCopiesWhenPossible } from '#features/consultation/sending/local-copies.ts';
import { carryLeadSource } from '#features/site-frame/carry-lead-source.ts';
import { layOutBelowTheFold, scrollSmoothlyOnceLoaded } from '#styles/lay-out-below-the-fold.ts';

const SCROLLED_BEYOND_PX = 50;

markScrolledHeader();
markServiceOfLink();
notePosts();
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
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-room]')) {
    const room = matchMedia(fold.dataset['room'] ?? '');
    const open = () => {
      fold.open ||= room.matches;
    };
    open();
    room.addEventListener('change', open);
  }
}

/**
 * A link to a place on this same page, and a focus that moves on, would leave the menu open in front of them. Heard by the
 * document, because React may make a page anew, and a translator the words of a link.
 */
function closeMenuWhenLeft() {
  const menu = () => document.querySelector<HTMLElement>('header [popover]');
  const close = () => menu()?.hidePopover?.();

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('header [popover] a')) close();
  });
  // Its button stands beside it, and opens and closes it by itself.
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

/** What moves in a part of the page rests while that part is out of sight: its style reads `--play`. */
function pauseOffscreen() {
  const watch = new IntersectionObserver((parts) => {
    for (const { target, isIntersecting } of parts)
      target.toggleAttribute('data-resting', !isIntersecting);
  });
  for (const part of document.querySelectorAll('main section, main article')) watch.observe(part);
}
