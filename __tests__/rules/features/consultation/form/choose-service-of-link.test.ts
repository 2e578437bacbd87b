import { chooseServiceOfLink } from '#features/consultation/form/form-answers.ts';

function aForm() {
  const form = document.createElement('form');
  form.innerHTML = `<select name="service"><option value=""><option value="email"><option value="phone"></select>`;
  const chosen = () => new FormData(form).get('service');
  return { form, chosen };
}

function arrive(type: string, address: string) {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  history.replaceState(null, '', address);
}

test.each([
  ['navigate', '/consultation?service=phone', 'phone'],
  ['navigate', '/consultation?utm_source=x&service=email', 'email'],
  ['navigate', '/consultation?service=no-such-service', ''],
  ['navigate', '/consultation', ''],
  ['reload', '/consultation?service=phone', ''],
  ['back_forward', '/consultation?service=phone', ''],
])('a visitor who comes by %s to %s finds "%s" chosen', (type, address, service) => {
  const { form, chosen } = aForm();
  arrive(type, address);
  chooseServiceOfLink(form);
  expect(chosen()).toBe(service);
});
