const SCROLLED_BEYOND_PX = 50;

/** Tells the style sheet that the page has been scrolled, so that the header turns opaque. */
export function markScrolledHeader() {
  const mark = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_BEYOND_PX);
  window.addEventListener('scroll', mark, { passive: true });
  // A page may begin scrolled. Asked in a frame, which lays it out anyway, the answer costs nothing.
  requestAnimationFrame(mark);
}
