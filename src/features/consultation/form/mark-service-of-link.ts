/** Says above the form which service a link led here for: before the form's own script is there, so that nothing moves. */
export function markServiceOfLink() {
  const mark = () => {
    const service = new URLSearchParams(location.search).get('service');
    for (const line of document.querySelectorAll<HTMLElement>('[data-service-of-link]'))
      line.toggleAttribute('data-shown', line.dataset['serviceOfLink'] === service);
  };
  mark();
  // What was prepared for one link may be shown for another.
  document.addEventListener('prerenderingchange', mark);
}
