import { callSlots } from '#domain/call-slots.ts';
import { fieldLimits } from '#domain/consultation-fields.ts';
import { consultationRequest, webhookBody } from '#domain/consultation-request.ts';
import {
  aCallBody,
  aConsultationRequest,
  aRequestBody,
} from '../../kit/builders/consultation-request.ts';

const isAccepted = (body: unknown) => consultationRequest.safeParse(body).success;

function reasonsFor(body: unknown) {
  const issues = consultationRequest.safeParse(body).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('the workflow receives every field of the form, and nothing else', () => {
  const request = consultationRequest.parse({ ...aRequestBody({ subject: '' }), isAdmin: true });
  expect(JSON.parse(webhookBody(request))).toEqual(aRequestBody());
});

test('the schema keeps capitals and no-break spaces', () => {
  const typed = { email: 'Ada@Example.COM', website: '\u00a0agency.example\u00a0' };
  expect(consultationRequest.parse(aRequestBody(typed))).toMatchObject(typed);
});

test.each(['email', 'website'])(
  'the schema reads a long run of white space in %s once',
  (field) => {
    const typed = `a${' \t'.repeat(50_000)}b`;
    const before = process.cpuUsage();
    consultationRequest.safeParse(aRequestBody({ [field]: typed }));
    // A quadratic expression would take minutes.
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  },
);

test('the schema refuses only a missing name or address', () => {
  for (const field of Object.keys(aRequestBody()))
    for (const nothing of [undefined, null, '', 7, {}])
      expect(reasonsFor(aRequestBody({ [field]: nothing }))).toEqual(
        field === 'name' || field === 'email' ? [`${field} missing`] : [],
      );
  expect(isAccepted({})).toBe(false);
});

test.each(
  Object.keys(aRequestBody()).filter(
    (field) => !['email', 'callDate', 'callTime', 'submittedAt'].includes(field),
  ),
)('the schema keeps what an earlier page offered as %s', (field) => {
  const said = 'gone-since '.repeat(500);
  const taken = consultationRequest.parse(aRequestBody({ [field]: said }));
  expect(Object.entries(taken)).toContainEqual([field, field === 'website' ? said.trim() : said]);
});

test.each([
  // One space passes in the browser, and line breaks are dropped there.
  ...['name', 'phone', 'description'].map((field) => [field, ' ', ' ']),
  ...['name', 'phone'].map((field) => [field, 'a\r\nb\nc', 'abc']),
  ['description', 'a\0b\ud800c\u{1F600}', 'a\uFFFDb\uFFFDc\u{1F600}'],
  // An unusual website is never refused.
  ...['javascript:x', 'https://a b.com', 'example.com', 'not a website at all'].map((website) => [
    'website',
    `  ${website}\n`,
    website,
  ]),
])('the schema reads %s, sent as %j, as %j', (field, sent, taken) => {
  expect(consultationRequest.parse(aRequestBody({ [String(field)]: sent }))).toMatchObject({
    [String(field)]: taken,
  });
});

test('the schema counts CRLF as one character', () => {
  const lines = 'a\r\n'.repeat(fieldLimits.description / 2);
  const { description } = aConsultationRequest({ description: lines });
  expect(description).toBe('a\n'.repeat(fieldLimits.description / 2));
  expect(description).toHaveLength(fieldLimits.description);
});

test('the schema drops the call of a visitor who prefers e-mail or text', () => {
  for (const contactMethod of ['email', 'text'])
    expect(
      consultationRequest.parse(
        aRequestBody({ contactMethod, callDate: '2026-11-23', callTime: '10:00' }),
      ),
    ).toMatchObject({ contactMethod, callDate: null, callTime: null });
});

test('a call may lack both date and time, but not one of them', () => {
  const { callDate, callTime } = aCallBody();
  expect(isAccepted(aCallBody())).toBe(true);
  for (const open of ['', null, undefined])
    expect(
      consultationRequest.parse({ ...aCallBody(), callDate: open, callTime: open }),
    ).toMatchObject({ contactMethod: 'phone', callDate: null, callTime: null });
  expect(reasonsFor(aCallBody({ callDate: '', callTime }))).toEqual(['callDate missing']);
  expect(reasonsFor(aCallBody({ callDate, callTime: '' }))).toEqual(['callTime missing']);
});

test.each([
  ['2026-11-21', '10:00'],
  ['2026-11-22', '23:59'],
  ['2020-01-01', '00:00'],
  ['2031-05-05', '10:07'],
  ...callSlots.map((slot) => ['2026-11-23', slot]),
])('the schema accepts %s at %s, which an earlier page may have offered', (callDate, callTime) => {
  expect(consultationRequest.parse(aCallBody({ callDate, callTime }))).toMatchObject({
    callDate,
    callTime,
  });
});

test.each([
  '2026-02-30',
  '2026-13-01',
  '26-11-20',
  '23.11.2026',
  'tomorrow',
  '2026-11-23T00:00:00Z',
])('the schema refuses %j, which is no date', (callDate) => {
  expect(reasonsFor(aCallBody({ callDate }))).toEqual(['callDate notADate']);
});

test.each(['24:00', '26:99', '10:60', '10:00:00', '1:00', ' 10:00', 'noon'])(
  'the schema refuses %j, which is no time',
  (callTime) => {
    expect(reasonsFor(aCallBody({ callTime }))).toEqual(['callTime notATime']);
  },
);

test.each([undefined, null, '', 'yesterday', '2026-02-30T10:00:00Z', 1_763_000_000, {}])(
  'the schema replaces %j, which is no timestamp',
  (submittedAt) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
    expect(consultationRequest.parse({ ...aRequestBody(), submittedAt }).submittedAt).toBe(
      '2026-11-20T10:00:00.000Z',
    );
  },
);

test.each(['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.123+13:00', '1999-12-31T23:59:59Z'])(
  'the schema keeps the timestamp %s',
  (submittedAt) => {
    expect(aConsultationRequest({ submittedAt }).submittedAt).toBe(submittedAt);
  },
);

afterEach(() => {
  jest.useRealTimers();
});
