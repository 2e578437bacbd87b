/**
 * The first frame lays out what is in the window. Once it is painted, the rest follows: see the global style. Who comes
 * back is led to where they were, at once, and that place must be there.
 */
export function layOutTheRest() {
  const layOut = () => document.documentElement.toggleAttribute('data-laid-out', true);
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && 'type' in visit && visit.type !== 'navigate') layOut();
  else requestAnimationFrame(() => setTimeout(layOut));
}
