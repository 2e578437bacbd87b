const SCROLLED_BEYOND_PX = 50;

/**
 * Tells the style sheet that the page has been scrolled, so that the header turns opaque. A page that
 * begins scrolled, reloaded or at an anchor, is scrolled there only after this script has run.
 */
export function markScrolledHeader() {
  const mark = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_BEYOND_PX);
  window.addEventListener('scroll', mark, { passive: true });
}
