import { fillIn } from './draft.ts';

/** Chooses the service whose link led here. Whoever reloads the page or comes back to it has chosen since. */
export function chooseServiceOfLink(form: HTMLFormElement) {
  const [visit] = performance.getEntriesByType('navigation');
  const service = new URLSearchParams(location.search).get('service');
  if (service && Object(visit).type === 'navigate') fillIn(form, { service });
  // What the browser has prepared for one link may be shown for another.
  if (Object(document).prerendering)
    document.addEventListener('prerenderingchange', () => chooseServiceOfLink(form));
}
