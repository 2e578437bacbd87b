import {
  isBeingPosted,
  notePosts,
  saveDraft,
  savedDraft,
} from '#features/consultation/form/draft.ts';
import { fillIn } from '#features/consultation/form/form-answers.ts';

function aForm(html: string) {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

test('a draft overwrites no earlier entry', () => {
  const form = aForm('<input name="name"><input name="email">');
  form.querySelector('input')?.setRangeText('New');
  fillIn(form, { name: 'Old', email: 'old@example.com' });
  expect(Object.fromEntries(new FormData(form))).toEqual({ name: 'New', email: 'old@example.com' });
});

test('the script completes an earlier web address unless it has the focus', () => {
  const typed = aForm('<input type="url" maxlength="99" name="website" value="example.com">');
  document.body.append(typed);
  typed.querySelector('input')?.focus();
  fillIn(typed, {});
  expect(new FormData(typed).get('website')).toBe('example.com');
  typed.querySelector('input')?.blur();
  fillIn(typed, {});
  expect(new FormData(typed).get('website')).toBe('https://example.com');
  typed.remove();

  const left = aForm('<input type="url" maxlength="99" name="website">');
  fillIn(left, { website: 'example.com' });
  expect(new FormData(left).get('website')).toBe('https://example.com');
});

test('a browser without storage or with an invalid draft has no draft', () => {
  for (const nonsense of ['{', 'null', '7', '[]', '{"name":7,"callDate":{}}']) {
    sessionStorage.setItem('consultation-draft', nonsense);
    expect(savedDraft()).toBeUndefined();
  }
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  saveDraft({ name: 'Ada' });
  expect(savedDraft()).toBeUndefined();
});

test('a draft is frozen once the browser posts the form', () => {
  notePosts();
  const form = aForm('');
  form.setAttribute('action', '/api/consultation');
  document.body.append(form);
  saveDraft({ name: 'Ada' });
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(isBeingPosted()).toBe(true);
  saveDraft({ name: 'Eve' });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isBeingPosted()).toBe(false);
  form.dispatchEvent(new Event('submit', { bubbles: true }));

  // Another page, reached by a link and by a reload.
  Object.defineProperty(performance, 'timeOrigin', { value: 1, configurable: true });
  expect(isBeingPosted()).toBe(false);
  expect(savedDraft()).toMatchObject({ name: 'Ada' });
  for (const type of ['navigate', 'reload']) {
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    expect(savedDraft()).toBeUndefined();
  }
  Reflect.deleteProperty(performance, 'timeOrigin');
  form.remove();
});
