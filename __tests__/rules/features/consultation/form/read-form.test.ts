import { consultationRequest } from '#domain/consultation-request.ts';
import { HONEYPOT, readForm } from '#features/consultation/form/form-answers.ts';
import { aCallBody, aRequestBody } from '../../../../kit/builders/consultation-request.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function aForm(answers: Record<string, string | null>) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(answers)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value ?? '';
    form.append(field);
  }
  return form;
}

const bodyOf = (form: HTMLFormElement) => JSON.parse(readForm(form).request.body);

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2026-11-20T09:30:00.000Z'));
});

test('a form becomes a request that the schema accepts unchanged', () => {
  const body = bodyOf(aForm(aCallBody()));
  expect(body).toEqual(aCallBody());
  expect(consultationRequest.parse(body)).toEqual(aCallBody());
  expect(Object.keys(body)).toEqual(Object.keys(aCallBody()));
});

test('every form gets an id of its own', () => {
  const ids = Array.from({ length: 200 }, () => readForm(aForm({})).id);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(UUID);
});

test('id and time zone travel in headers', () => {
  const { id, request } = readForm(aForm({}));
  expect(request.headers).toEqual({
    'Content-Type': 'application/json',
    'Idempotency-Key': id,
    'X-Visitor-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('the lead source travels in a header', () => {
  history.replaceState(null, '', '/consultation?service=chatbot&utm_source=spring%20sale');
  const { request } = readForm(aForm(aRequestBody()));
  history.replaceState(null, '', '/');

  expect(request.headers).toMatchObject({ 'X-Lead-Source': 'utm_source=spring%20sale' });
  expect(Object.keys(JSON.parse(request.body))).toEqual(Object.keys(aRequestBody()));
});

test('the honeypot travels only when it is filled', () => {
  expect(bodyOf(aForm({ [HONEYPOT]: '' }))).not.toHaveProperty(HONEYPOT);
  expect(bodyOf(aForm({ [HONEYPOT]: 'spam' }))).toHaveProperty(HONEYPOT, 'spam');
});
