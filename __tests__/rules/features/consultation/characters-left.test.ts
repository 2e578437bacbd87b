import { fireEvent } from '@testing-library/dom';
import { sayCharactersLeft } from '#features/consultation/form/characters-left.browser.ts';
import { only } from '../../../kit/readable.ts';

const FIELDS = `<form>
  <div><input name="phone" maxlength="100"></div>
  <div><textarea name="description" maxlength="1000"></textarea></div>
  <p data-part="characters-left" hidden>Left: <bdi data-blank="count"></bdi></p>
  <p data-part="characters-left-out" hidden>Left out: <bdi data-blank="count"></bdi></p>
</form>`;

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.lang = 'en';
  document.body.innerHTML = FIELDS;
  for (const form of document.forms) sayCharactersLeft(form);
});

const note = () => only('[data-part="characters-left"]');
const type = (field: string, length: number) =>
  fireEvent.input(only(field), { target: { value: 'a'.repeat(length) } });

test('a field says how many characters are left once a tenth is left', () => {
  type('textarea', 899);
  expect(note()).not.toBeVisible();
  type('textarea', 900);
  expect(only('textarea + p')).toBe(note());
  jest.advanceTimersByTime(400);
  type('textarea', 901);
  jest.advanceTimersByTime(400);
  expect(note()).toHaveTextContent(/^Left:$/);
  jest.advanceTimersByTime(200);
  expect(note()).toHaveTextContent('Left: 99');
});

test('the note moves to the field that is typed in, and goes when there is room again', () => {
  type('textarea', 1_000);
  type('input', 95);
  jest.runAllTimers();
  expect(only('input + p')).toHaveTextContent('Left: 5');
  type('input', 20);
  expect(note()).not.toBeVisible();
});

test.each([
  ['textarea', 1_000],
  ['input', 100],
])('a text that is pasted beyond the limit of the %s is not cut in silence', (name, limit) => {
  const field = only(name);
  const paste = (data: string, value: string) => {
    field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data }));
    fireEvent.input(field, { target: { value } });
    jest.runAllTimers();
  };
  const leftOut = only('[data-part="characters-left-out"]');
  type(name, 10);
  paste(`${'b'.repeat(limit)}\r\n1`, 'a'.repeat(limit));
  expect(only(`${name} + p`)).toBe(leftOut);
  expect(leftOut).toHaveTextContent('Left out: 12');
  expect(note()).not.toBeVisible();
  paste('', 'a'.repeat(limit - 1));
  expect(leftOut).not.toBeVisible();
  expect(note()).toHaveTextContent('Left: 1');
});
