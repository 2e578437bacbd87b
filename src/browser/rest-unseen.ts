import { FRAME_SELECTORS, RESTING } from './frame-parts.ts';

const REST_AFTER_MS = 30_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Rests sections outside the window, and all of them after half a minute without a visitor. */
export function restUnseen() {
  const sections = document.querySelectorAll(FRAME_SELECTORS.animated);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute(RESTING, !isIntersecting);
  });
  let timer: ReturnType<typeof setTimeout>;
  let isResting = true;
  const rest = () => {
    isResting = true;
    observer.disconnect();
    for (const section of sections) section.setAttribute(RESTING, '');
  };
  const live = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST_AFTER_MS);
    if (!isResting) return;
    isResting = false;
    for (const section of sections) observer.observe(section);
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, live, { passive: true });
  live();
}
