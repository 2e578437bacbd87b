import { ifAllowed } from '../sending/local-copies.ts';

const KEY = 'consultation-draft';

type Draft = Record<string, string>;

export function saveDraft(draft: Draft) {
  ifAllowed(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

export function forgetDraft() {
  ifAllowed(() => sessionStorage.removeItem(KEY));
}

export function savedDraft(): Draft | undefined {
  const draft = ifAllowed(() => JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  const said = Object.entries(Object(draft)).flatMap(([name, answer]) =>
    typeof answer === 'string' ? [[name, answer] as const] : [],
  );
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

export function answers(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [name, String(value)]),
  );
}

/** Fills in what the visitor has not: who types before the script is here keeps every word. */
export function fillIn(form: HTMLFormElement, draft: Draft) {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    if (!control || !('value' in control) || control.value) continue;
    control.value = value;
    // An option that is offered no longer.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
  }
}

/** Chooses the service whose link led here. Whoever reloads the page or comes back to it has chosen since. */
export function chooseServiceOfLink(form: HTMLFormElement) {
  // What the browser has prepared for one link may be shown for another: which, is known when it is shown.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => choose(form, { instead: true }));
  else choose(form, { instead: false });
}

/** Instead of what is chosen already, as long as nobody can have touched it. */
function choose(form: HTMLFormElement, { instead }: { instead: boolean }) {
  const [visit] = performance.getEntriesByType('navigation');
  const service = new URLSearchParams(location.search).get('service');
  if (!service || !visit || !('type' in visit) || visit.type !== 'navigate') return;
  const list = form.elements.namedItem('service');
  if (instead && list instanceof HTMLSelectElement) list.value = '';
  fillIn(form, { service });
}
