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
  const visit = jest.spyOn(performance, 'getEntriesByType');
  const visitBy = (type: string) => visit.mockReturnValue([{ type } as never]);
  visitBy('navigate');
  notePosts();
  const form = Object.assign(document.createElement('form'), { action: '/api/consultation' });
  document.body.append(form);
  const post = () => form.dispatchEvent(new Event('submit', { bubbles: true }));
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  post();
  show(true);
  expect(isBeingPosted()).toBe(false);
  saveDraft({ name: 'Ada' });
  show(true);
  expect(savedDraft()).toMatchObject({ name: 'Ada' });
  post();
  show(false);
  expect(isBeingPosted()).toBe(true);
  saveDraft({ name: 'Eve' });

  Object.defineProperty(performance, 'timeOrigin', { value: 1, configurable: true });
  expect(isBeingPosted()).toBe(false);
  visitBy('back_forward');
  expect(savedDraft()).toMatchObject({ name: 'Ada' });
  Reflect.deleteProperty(performance, 'timeOrigin');
  show(true);
  for (const type of ['navigate', 'reload']) {
    visitBy(type);
    expect(savedDraft()).toBeUndefined();
  }
  form.remove();
});

test.each([
  ['drops a draft that the browser has posted', 'an earlier page', 0],
  ['keeps a draft of another request', undefined, 1],
])('Thank You %s', async (_, posted, kept) => {
  saveDraft({ name: 'Ada' });
  if (posted) sessionStorage.setItem('consultation-posted', posted);
  // jsdom has no IntersectionObserver, which the site script reports.
  jest.spyOn(console, 'error').mockReturnValue();
  jest.resetModules();
  await import('#browser/consultation.ts');
  expect(sessionStorage).toHaveLength(kept);
});
