type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';

/** Shows below a wrong field what the browser would say in a bubble, until the field is right. */
export function sayProblems(form: HTMLFormElement) {
  form.addEventListener('invalid', refuse, { capture: true });
  form.addEventListener('input', (event) => {
    const place = placeOf(event);
    if (place?.querySelector('[data-problem]')) say(place);
  });

  function refuse(event: Event) {
    const place = placeOf(event);
    if (!place) return;
    event.preventDefault();
    say(place);
    form.querySelector<Field>(`:is(${FIELDS}):invalid`)?.focus();
  }
}

const placeOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('[data-field]') : null;

/** The radio buttons of a choice share one place. */
function say(place: Element) {
  const fields = [...place.querySelectorAll<Field>(FIELDS)];
  const problem = place.querySelector<HTMLElement>('[data-problem]') ?? addProblem(place, fields);
  const words = fields.map(({ validationMessage }) => validationMessage).find(Boolean) ?? '';
  problem.textContent = words;
  problem.hidden = !words;
  for (const field of fields) field.setAttribute('aria-invalid', String(words !== ''));
}

function addProblem(place: Element, fields: readonly Field[]) {
  const problem = document.createElement('div');
  problem.dataset['problem'] = '';
  problem.id = `${fields[0]?.name}-problem`;
  place.append(problem);
  for (const field of fields) {
    const hint = field.getAttribute('aria-describedby') ?? '';
    field.setAttribute('aria-describedby', `${hint} ${problem.id}`.trim());
  }
  return problem;
}
