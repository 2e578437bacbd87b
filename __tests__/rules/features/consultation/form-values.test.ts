import { callHours } from '#domain/call-hours.ts';
import { consultationRequest } from '#domain/consultation-request.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import {
  chooseServiceOfLink,
  fillIn,
  makeRequest,
  weekdayOfLink,
} from '#features/consultation/form/form-values.browser.ts';
import { aCallBody } from '../../../kit/builders/requests.ts';
import { navigatedBy } from '../../../kit/setup/navigated-by.ts';
import { todayIs } from '../../../kit/setup/today-is.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function aForm(html: string) {
  document.body.innerHTML = `<form>${html}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  return form;
}

const filledForm = (formValues: Record<string, string | null>) =>
  aForm(
    Object.entries(formValues)
      .map(([name, value]) => `<textarea name="${name}">${value ?? ''}</textarea>`)
      .join(''),
  );

const formValuesIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

beforeEach(() => todayIs(new Date('2026-11-20T09:30:00.000Z')));

test('a form becomes a request that the schema accepts unchanged', () => {
  history.replaceState(null, '', '/consultation?service=chatbot&utm_source=spring%20sale');
  const { id, request } = makeRequest(filledForm({ ...aCallBody(), [HONEYPOT]: '' }));
  const body = JSON.parse(request.body);
  expect(consultationRequest.parse(body)).toEqual(aCallBody());
  expect(Object.entries(body)).toEqual(Object.entries(aCallBody()));
  expect(request.headers).toEqual({
    'Content-Type': 'application/json',
    'Idempotency-Key': id,
    'x-visitor-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    'x-lead-source': 'utm_source=spring%20sale',
  });
});

test('every form gets an id, and a call in the zone of the agency a key, of its own', () => {
  callHours.timeZone = 'Europe/Berlin';
  const [first, second] = [1, 2].map(() => makeRequest(filledForm(aCallBody())));
  expect(first?.id).toMatch(UUID);
  expect(first?.callKey).toMatch(/^[\da-f]{32}$/);
  expect(first?.request.headers).toHaveProperty('x-call-key', first?.callKey);
  expect(second?.id).not.toBe(first?.id);
  expect(second?.callKey).not.toBe(first?.callKey);
});

test('a filled honeypot travels', () => {
  const { request } = makeRequest(filledForm({ [HONEYPOT]: 'spam' }));
  expect(JSON.parse(request.body)).toHaveProperty(HONEYPOT, 'spam');
});

test('a draft overwrites no earlier entry', () => {
  const form = aForm('<input name="name" value="New"><input name="email">');
  fillIn(form, { name: 'Old', email: 'old@example.com' });
  expect(formValuesIn(form)).toEqual({ name: 'New', email: 'old@example.com' });
});

test.each([
  ['navigate', '/consultation?utm_source=x&service=phone', 'phone'],
  ['navigate', '/consultation?service=no-such-service', ''],
  ['navigate', '/consultation', ''],
  ['reload', '/consultation?service=phone', ''],
])('a visitor who comes by %s to %s finds "%s" chosen', (type, address, service) => {
  navigatedBy(type);
  history.replaceState(null, '', address);
  const options = '<option value=""><option value="email"><option value="phone">';
  const form = aForm(`<select name="service">${options}</select>`);
  chooseServiceOfLink(form);
  expect(formValuesIn(form)).toEqual({ service });
});

test.each([
  ['navigate', '/consultation?call=4', 4],
  ['navigate', '/consultation?call=9', undefined],
  ['navigate', '/consultation?call=', undefined],
  ['navigate', '/consultation', undefined],
  ['reload', '/consultation?call=4', undefined],
])('a visitor who comes by %s to %s asks for a call on weekday %s', (type, address, weekday) => {
  navigatedBy(type);
  history.replaceState(null, '', address);
  expect(weekdayOfLink()).toBe(weekday);
});

test.each([
  ['', 'example.com', 'https://example.com'],
  ['', '//example.com', 'https://example.com'],
  ['', 'example.com:8080', 'https://example.com:8080'],
  ['', 'HTTPS://example.com', 'HTTPS://example.com'],
  ['', 'büro.example/über?uns', 'https://büro.example/über?uns'],
  ['', '', ''],
  ['', 'none', 'none'],
  ['', 'n/a', 'n/a'],
  ['', 'n.a.', 'n.a.'],
  ['', '-', '-'],
  ['', 'not yet. soon', 'not yet. soon'],
  ['type="text"', 'example.com', 'example.com'],
  ['maxlength="18"', 'example.com', 'example.com'],
  ['maxlength="19"', 'example.com', 'https://example.com'],
  ['autofocus', 'example.com', 'example.com'],
])('in a web address %s the form completes "%s" to "%s"', (attributes, value, complete) => {
  const form = aForm(`<input ${attributes} type="url" maxlength="99" name="website">`);
  form.querySelector<HTMLElement>('[autofocus]')?.focus();
  fillIn(form, { website: value });
  expect(formValuesIn(form)).toEqual({ website: complete });
});
