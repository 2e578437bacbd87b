import { findBlank, findPart } from '../page-parts.ts';

/** Screen readers announce each new figure, so it waits for a pause in typing. */
const PAUSE_MS = 500;

export function sayCharactersLeft(form: HTMLFormElement) {
  const note = findPart('characters-left', form);
  const count = findBlank('count', note);
  let pause: ReturnType<typeof setTimeout>;

  form.addEventListener('input', ({ target: field }) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const { maxLength } = field;
    const left = maxLength - field.value.length;
    clearTimeout(pause);
    note.hidden = maxLength < 0 || left > maxLength / 10;
    if (note.hidden) return;
    if (field.nextElementSibling !== note) {
      count.textContent = '';
      field.after(note);
    }
    pause = setTimeout(() => {
      count.textContent = left.toLocaleString(document.documentElement.lang);
    }, PAUSE_MS);
  });
}
