import {
  chooseServiceOfLink,
  completeWebAddress,
  fillIn,
  readForm,
} from '#browser/form-answers.ts';
import { HONEYPOT } from '#browser/page-parts.ts';
import { consultationRequest } from '#domain/consultation-request.ts';
import { aCallBody, aRequestBody } from '../../kit/builders/consultation-request.ts';
import { todayIs } from '../../kit/setup/today-is.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function aForm(html: string) {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

function filledForm(answers: Record<string, string | null>) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(answers))
    form.append(Object.assign(document.createElement('textarea'), { name, value: value ?? '' }));
  return form;
}

const answerTo = (name: string, form: HTMLFormElement) => new FormData(form).get(name);
const bodyOf = (form: HTMLFormElement) => JSON.parse(readForm(form).request.body);

beforeEach(() => todayIs(new Date('2026-11-20T09:30:00.000Z')));
afterEach(() => history.replaceState(null, '', '/'));

test('a form becomes a request that the schema accepts unchanged', () => {
  const body = bodyOf(filledForm(aCallBody()));
  expect(body).toEqual(aCallBody());
  expect(consultationRequest.parse(body)).toEqual(aCallBody());
  expect(Object.keys(body)).toEqual(Object.keys(aCallBody()));
});

test('every form gets an id of its own', () => {
  const ids = Array.from({ length: 200 }, () => readForm(filledForm({})).id);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(UUID);
});

test('id, time zone and lead source travel in headers', () => {
  history.replaceState(null, '', '/consultation?service=chatbot&utm_source=spring%20sale');
  const { id, request } = readForm(filledForm(aRequestBody()));
  expect(request.headers).toEqual({
    'Content-Type': 'application/json',
    'Idempotency-Key': id,
    'X-Visitor-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    'X-Lead-Source': 'utm_source=spring%20sale',
  });
  expect(Object.keys(JSON.parse(request.body))).toEqual(Object.keys(aRequestBody()));
});

test('the honeypot travels only when it is filled', () => {
  expect(bodyOf(filledForm({ [HONEYPOT]: '' }))).not.toHaveProperty(HONEYPOT);
  expect(bodyOf(filledForm({ [HONEYPOT]: 'spam' }))).toHaveProperty(HONEYPOT, 'spam');
});

test('a draft overwrites no earlier entry', () => {
  const form = aForm('<input name="name"><input name="email">');
  form.querySelector('input')?.setRangeText('New');
  fillIn(form, { name: 'Old', email: 'old@example.com' });
  expect(Object.fromEntries(new FormData(form))).toEqual({ name: 'New', email: 'old@example.com' });
});

test.each([
  ['navigate', '/consultation?service=phone', 'phone'],
  ['navigate', '/consultation?utm_source=x&service=email', 'email'],
  ['navigate', '/consultation?service=no-such-service', ''],
  ['navigate', '/consultation', ''],
  ['reload', '/consultation?service=phone', ''],
  ['back_forward', '/consultation?service=phone', ''],
])('a visitor who comes by %s to %s finds "%s" chosen', (type, address, service) => {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  history.replaceState(null, '', address);
  const options = '<option value=""><option value="email"><option value="phone">';
  const form = aForm(`<select name="service">${options}</select>`);
  chooseServiceOfLink(form);
  expect(answerTo('service', form)).toBe(service);
});

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/about us', 'https://www.example.com/about us'],
  ['//example.com', 'https://example.com'],
  ['example.com:8080', 'https://example.com:8080'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['ftp://example.com', 'ftp://example.com'],
  ['', ''],
])('the form completes the web address %j to %j', (value, complete) => {
  expect(completed(value)).toBe(complete);
});

test('the form completes no other field, and no web address that would become too long', () => {
  expect(completed('example.com', { type: 'text' })).toBe('example.com');
  expect(completed('example.com', { maxLength: 18 })).toBe('example.com');
  expect(completed('example.com', { maxLength: 19 })).toBe('https://example.com');
});

function completed(value: string, { type = 'url', maxLength = 2_048 } = {}) {
  const target = Object.assign(document.createElement('input'), { type, maxLength, value });
  completeWebAddress({ target });
  return target.value;
}

test('the form completes an earlier web address unless it has the focus', () => {
  const form = aForm('<input type="url" maxlength="99" name="website" value="example.com">');
  document.body.append(form);
  form.querySelector('input')?.focus();
  fillIn(form, {});
  expect(answerTo('website', form)).toBe('example.com');
  form.querySelector('input')?.blur();
  fillIn(form, {});
  expect(answerTo('website', form)).toBe('https://example.com');
  form.remove();
});
