const SCROLLED_BEYOND_PX = 50;

/** Tells the style sheet that the page has been scrolled, so that the header turns opaque. */
export function markScrolledHeader() {
  const mark = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_BEYOND_PX);
  window.addEventListener('scroll', mark, { passive: true });
  // A reloaded page may begin scrolled. Asked before its first paint, it would be laid out for that.
  new PerformanceObserver(mark).observe({ type: 'paint', buffered: true });
}
