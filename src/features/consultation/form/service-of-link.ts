/** The service whose link led here. Whoever reloads the page or comes back to it has chosen since. */
export function serviceOfLink() {
  const [visit] = performance.getEntriesByType('navigation');
  if (Object(visit).type !== 'navigate') return undefined;
  return new URLSearchParams(location.search).get('service') ?? undefined;
}
