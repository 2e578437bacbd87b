/** Shows above the form which service the link named. It runs before React, so that nothing moves. */
export function markServiceOfLink() {
  const mark = () => {
    const service = new URLSearchParams(location.search).get('service');
    for (const line of document.querySelectorAll<HTMLElement>('[data-service-of-link]'))
      line.toggleAttribute('data-shown', line.dataset['serviceOfLink'] === service);
  };
  mark();
  // A page prerendered for one link may be shown for another.
  document.addEventListener('prerenderingchange', mark);
}
