import { saveDraft, savedDraft } from '#features/consultation/form/draft.browser.ts';

test('a browser that stores nothing has no draft', () => {
  expect(savedDraft()).toBeUndefined();
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  saveDraft({ name: 'Ada' });
  expect(savedDraft()).toBeUndefined();
});

test('a form is being posted until the visitor returns to its page', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await import('#features/consultation/form/before-form.browser.ts');
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  show(false);
  expect(form).toHaveAttribute('data-posted');
  show(true);
  expect(form).not.toHaveAttribute('data-posted');
  form.addEventListener('submit', (event) => event.preventDefault());
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(form).not.toHaveAttribute('data-posted');
});
