import { fillIn } from './draft.ts';

/** Chooses the service whose link led here. Whoever reloads the page or comes back to it has chosen since. */
export function chooseServiceOfLink(form: HTMLFormElement) {
  // What the browser has prepared for one link may be shown for another: which, is known when it is shown.
  if (Object(document).prerendering)
    document.addEventListener('prerenderingchange', () => choose(form, { instead: true }));
  else choose(form, { instead: false });
}

/** Instead of what is chosen already, as long as nobody can have touched it. */
function choose(form: HTMLFormElement, { instead }: { instead: boolean }) {
  const [visit] = performance.getEntriesByType('navigation');
  const service = new URLSearchParams(location.search).get('service');
  if (!service || Object(visit).type !== 'navigate') return;
  const list = form.elements.namedItem('service');
  if (instead && list instanceof HTMLSelectElement) list.value = '';
  fillIn(form, { service });
}
