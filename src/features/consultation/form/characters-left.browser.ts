import { findBlank, findPart } from '../page-parts.ts';

/** Screen readers announce each new figure, so it waits for a pause in typing. */
const PAUSE_MS = 500;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export function sayCharactersLeft(form: HTMLFormElement) {
  const left = noteIn(form, 'characters-left');
  const leftOut = noteIn(form, 'characters-left-out');
  let countLeftOut = 0;

  // The browser cuts what is pasted or dropped, and says nothing.
  form.addEventListener('beforeinput', ({ target, data }) => {
    countLeftOut = isTextControl(target) ? charactersBeyond(target, data ?? '') : 0;
  });
  form.addEventListener('input', ({ target: field }) => {
    if (!isTextControl(field)) return;
    const { maxLength } = field;
    const count = maxLength - field.value.length;
    leftOut.show(field, countLeftOut > 0 ? countLeftOut : undefined);
    const isShort = maxLength >= 0 && count <= maxLength / 10;
    left.show(field, isShort && countLeftOut <= 0 ? count : undefined);
  });
}

function charactersBeyond(field: TextControl, added: string) {
  const { maxLength, selectionEnd, selectionStart, value } = field;
  if (maxLength < 0) return 0;
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  const room = maxLength - value.length + selected;
  return added.replaceAll(/\r\n?/g, '\n').length - room;
}

function noteIn(form: HTMLFormElement, name: 'characters-left' | 'characters-left-out') {
  const note = findPart(name, form);
  const blank = findBlank('count', note);
  let pause: ReturnType<typeof setTimeout>;

  /** Without a count, there is nothing to say. */
  function show(field: TextControl, count: number | undefined) {
    clearTimeout(pause);
    note.hidden = count === undefined;
    if (count === undefined) return;
    if (field.nextElementSibling !== note) {
      blank.textContent = '';
      field.after(note);
    }
    pause = setTimeout(() => {
      blank.textContent = count.toLocaleString(document.documentElement.lang);
    }, PAUSE_MS);
  }

  return { show };
}
