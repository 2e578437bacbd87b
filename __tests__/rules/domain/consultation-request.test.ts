import { addDays } from 'date-fns/addDays';
import { bookedSlots } from '#domain/booked-slots.ts';
import { toDateString } from '#domain/call-dates.ts';
import { callHours, isDayOff } from '#domain/call-hours.ts';
import { callSlots, slotsWithin } from '#domain/call-slots.ts';
import { fieldLimits } from '#domain/consultation-fields.ts';
import { consultationRequest, readPlainForm, webhookBody } from '#domain/consultation-request.ts';
import {
  aCallBody,
  aConsultationRequest,
  aRequestBody,
} from '../../kit/builders/consultation-request.ts';

const limits = Object.entries(fieldLimits);

const isAccepted = (body: unknown) => consultationRequest.safeParse(body).success;

function reasonsFor(body: unknown) {
  const issues = consultationRequest.safeParse(body).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('the workflow receives every field of the form, and nothing else', () => {
  const request = consultationRequest.parse(aRequestBody({ subject: '', isAdmin: true }));
  expect(JSON.parse(webhookBody(request))).toEqual(aRequestBody());
});

test.each(['email', 'website'])(
  'white space inside %s is read once, however much it is',
  (field) => {
    const typed = `a${' \t'.repeat(50_000)}b`;
    const started = performance.now();
    consultationRequest.safeParse(aRequestBody({ [field]: typed }));
    // It takes a few, and would take many thousands.
    expect(performance.now() - started).toBeLessThan(1_000);
  },
);

test.each(['name', 'email', 'phone', 'service', 'description', 'contactMethod'])(
  'no request without %s',
  (field) => {
    expect(isAccepted(aRequestBody({ [field]: undefined }))).toBe(false);
    expect(isAccepted(aRequestBody({ [field]: '' }))).toBe(false);
  },
);

test.each([
  // What may stay empty.
  ...['company', 'website', 'budget', 'timeline'].flatMap((field) =>
    ['', null, undefined].map((empty) => [field, empty, '']),
  ),
  // One space passes in the browser, and line breaks are dropped there.
  ...['name', 'phone', 'description'].map((field) => [field, ' ', ' ']),
  ...['name', 'phone', 'company', 'website'].map((field) => [field, 'a\r\nb\nc', 'abc']),
  // A website is never a reason to refuse.
  ...['javascript:x', 'https://a b.com', 'example.com', 'not a website at all'].map((website) => [
    'website',
    `  ${website}\n`,
    website,
  ]),
])('%s, sent as %j, is taken as %j', (field, sent, taken) => {
  expect(consultationRequest.parse(aRequestBody({ [String(field)]: sent }))).toMatchObject({
    [String(field)]: taken,
  });
});

test('a line break in the description counts once, however it was sent', () => {
  const lines = 'a\r\n'.repeat(fieldLimits.description / 2);
  const { description } = aConsultationRequest({ description: lines });
  expect(description).toBe('a\n'.repeat(fieldLimits.description / 2));
  expect(description).toHaveLength(fieldLimits.description);
});

test.each(limits.filter(([field]) => field !== 'email'))(
  '%s takes %i characters and no more',
  (field, limit) => {
    expect(isAccepted(aRequestBody({ [field]: 'x'.repeat(limit) }))).toBe(true);
    expect(reasonsFor(aRequestBody({ [field]: 'x'.repeat(limit + 1) }))).toEqual([
      `${field} tooLong`,
    ]);
  },
);

test('a character outside the first plane counts twice, as it does for maxlength', () => {
  expect(isAccepted(aRequestBody({ name: '\u{1F600}'.repeat(fieldLimits.name / 2) }))).toBe(true);
  expect(isAccepted(aRequestBody({ name: `${'\u{1F600}'.repeat(fieldLimits.name / 2)}x` }))).toBe(
    false,
  );
});

test('whoever prefers e-mail or text leaves no call behind', () => {
  for (const contactMethod of ['email', 'text'])
    expect(
      consultationRequest.parse(
        aRequestBody({ contactMethod, callDate: '2026-11-23', callTime: '10:00' }),
      ),
    ).toMatchObject({ contactMethod, callDate: null, callTime: null });
});

test('whoever prefers the phone names a day and a time', () => {
  expect(isAccepted(aCallBody())).toBe(true);
  expect(reasonsFor(aCallBody({ callDate: null, callTime: null }))).toEqual([
    'callDate missing',
    'callTime missing',
  ]);
});

test('a plain form may leave the call open, but not half open', () => {
  const contact = { contactMethod: 'phone', callDate: '', callTime: '' };
  expect(readPlainForm(aRequestBody(contact)).data).toMatchObject({
    contactMethod: 'phone',
    callDate: null,
    callTime: null,
  });
  expect(isAccepted(aRequestBody(contact))).toBe(false);
  for (const half of [{ callDate: '2026-11-23' }, { callTime: '10:00' }])
    expect(readPlainForm(aRequestBody({ ...contact, ...half })).success).toBe(false);
});

test('of a day, the free times can be had and the booked ones cannot', () => {
  const booked = bookedSlots('2026-11-23');
  for (const callTime of callSlots)
    expect(reasonsFor(aCallBody({ callTime }))).toEqual(
      booked.includes(callTime) ? ['callTime booked'] : [],
    );
});

const allDay = slotsWithin({ ...callHours, firstCall: '0:00', lastCall: '23:59' });
const atOtherHours = allDay.filter((time) => !callSlots.includes(time));

test.each([...atOtherHours, '10:07', '10:00:00', '1:00', ' 10:00', 1000])(
  'a call at %j is not offered',
  (callTime) => {
    expect(reasonsFor(aCallBody({ callTime }))).toEqual(['callTime notOffered']);
  },
);

const friday = new Date(2026, 10, 20);
const daysOff = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(friday, days)).filter(isDayOff);
const tooLate = addDays(friday, callHours.daysAhead + 10);

test.each(['2026-11-18', ...[...daysOff, tooLate].map(toDateString)])(
  'a call on %s is not offered',
  (callDate) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    expect(reasonsFor(aCallBody({ callDate }))).toContain('callDate dayNotOffered');
  },
);

test.each([
  '2026-02-30',
  '2026-13-01',
  '26-11-20',
  '23.11.2026',
  'tomorrow',
  '2026-11-23T00:00:00Z',
  20261123,
])('%j is not a day', (callDate) => {
  expect(isAccepted(aCallBody({ callDate }))).toBe(false);
});

test.each([undefined, null, '', 'yesterday', '2026-02-30T10:00:00Z', 1_763_000_000, {}])(
  'a timestamp that is none (%j) is replaced, and loses no request',
  (submittedAt) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
    expect(consultationRequest.parse(aRequestBody({ submittedAt })).submittedAt).toBe(
      '2026-11-20T10:00:00.000Z',
    );
  },
);

test.each(['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.123+13:00', '1999-12-31T23:59:59Z'])(
  'the timestamp %s is kept as the visitor sent it',
  (submittedAt) => {
    expect(aConsultationRequest({ submittedAt }).submittedAt).toBe(submittedAt);
  },
);

afterEach(() => {
  jest.useRealTimers();
});
