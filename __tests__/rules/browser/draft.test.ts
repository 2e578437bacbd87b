import { isBeingPosted, notePosts, saveDraft, savedDraft } from '#browser/draft.ts';

test('a browser that stores nothing or nonsense has no draft', () => {
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

test('a draft that the browser posts stays as it is, and is shown only after Back', () => {
  notePosts();
  const form = Object.assign(document.createElement('form'), { action: '/api/consultation' });
  document.body.append(form);
  saveDraft({ name: 'Ada' });
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(isBeingPosted()).toBe(true);
  saveDraft({ name: 'Eve' });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isBeingPosted()).toBe(false);
  form.dispatchEvent(new Event('submit', { bubbles: true }));

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
