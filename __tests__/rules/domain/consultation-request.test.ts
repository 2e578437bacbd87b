import { consultationRequest, webhookBody } from '#domain/consultation-request.ts';
import { aCallBody, aRequestBody } from '../../kit/builders/requests.ts';

function reasonsFor(body: unknown) {
  const issues = consultationRequest.safeParse(body).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('the workflow receives every field of the form, and nothing else', () => {
  const request = consultationRequest.parse({
    ...aRequestBody({ 'subject-line': '' }),
    isAdmin: true,
  });
  expect(JSON.parse(webhookBody(request))).toEqual(aRequestBody());
});

test.each(['email', 'website'])('the schema reads white space in %s once', (field) => {
  const typed = `a${' \t'.repeat(50_000)}b`;
  const before = process.cpuUsage();
  consultationRequest.safeParse(aRequestBody({ [field]: typed }));
  // A quadratic expression would take minutes.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test.each([undefined, null, '', 7, {}, ['Ada']])(
  'the schema refuses a name and an address that are %j, and no other field',
  (nothing) => {
    const reasons = Object.keys(aRequestBody()).flatMap((field) =>
      reasonsFor(aRequestBody({ [field]: nothing })),
    );
    expect(reasons).toEqual(['name missing', 'email missing']);
  },
);

test('the schema refuses a request without any field', () => {
  expect(reasonsFor({})).not.toEqual([]);
});

const GONE = 'gone-since '.repeat(500).trim();
const LONGEST = `${'a'.repeat(242)}@example.com`;
const ODD = ['a@b', "m*'!%@something.com", 'wo..oly@example.com', 'Ada@Example.COM', LONGEST];

test.each([
  // An earlier page may have offered it.
  ...Object.keys(aRequestBody())
    .filter((field) => !['email', 'website', 'callDate', 'callTime', 'submittedAt'].includes(field))
    .map((field) => [field, GONE, GONE]),
  // Without the form's module one space passes, and line breaks are dropped.
  ['phone', ' ', ''],
  ['description', ' ', ' '],
  ...['name', 'phone', 'company'].map((field) => [field, ' Ada  B ', 'Ada  B']),
  ...['name', 'phone'].map((field) => [field, 'a\r\nb\nc', 'abc']),
  ['description', 'a\0b\ud800c\u{1F600}', 'a\uFFFDb\uFFFDc\u{1F600}'],
  // A line break counts as one character.
  ['description', 'a\r\nb\rc\n', 'a\nb\nc\n'],
  ...ODD.map((email) => ['email', email, email]),
  ['email', ' a@b.com ', 'a@b.com'],
  ['email', '\ta@b.com\f', 'a@b.com'],
  ['email', '\ra@b.c\nom\r\n', 'a@b.com'],
  // Chromium writes a domain in ASCII, and others send it as typed.
  ['email', 'someone@b\u00fccher.example', 'someone@xn--bcher-kva.example'],
  ['email', 'someone@\u6f22\u5b57\u3002example', 'someone@xn--p8s937b.example'],
  ['email', 'someone@ex\u00adample.com', 'someone@example.com'],
  ['website', '\u00a0agency.example\u00a0', '\u00a0agency.example\u00a0'],
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

const WRONG = `ada | @a.com | a@ | a@b@c.com | a b@c.com | a@[127.0.0.1] | a@b.com. | a${LONGEST}
  | a@b.com,c@d.com | Ada <a@b.com> | some\u00e9one@example.com`;

// By HTML's definition, which browsers check.
test.each([...WRONG.split(/\s*\| /), '\u00a0a@b.com'])('the schema refuses %j', (email) => {
  expect(reasonsFor(aRequestBody({ email }))).toEqual(['email notAnEmail']);
});

test('the schema refuses a name of spaces, as the form does', () => {
  expect(reasonsFor(aRequestBody({ name: ' \t ' }))).toEqual(['name missing']);
});

test.each([
  ...['email', 'text'].map((contactMethod) => ({ contactMethod })),
  ...['', null, undefined].map((open) => ({ callDate: open, callTime: open })),
])('the schema reads no call in %j', (said) => {
  const read = consultationRequest.parse({ ...aCallBody(), ...said });
  expect(read).toMatchObject({ ...said, callDate: null, callTime: null });
});

test.each([
  // An earlier page may have offered any date and time.
  ['2026-11-21', '10:00', ''],
  ['2020-01-01', '00:00', ''],
  ['2031-05-05', '23:59', ''],
  ['', '10:00', 'callDate missing'],
  ['2026-11-23', '', 'callTime missing'],
  ...['2026-02-30', '2026-13-01', '26-11-20', '23.11.2026', 'tomorrow', '2026-11-23T00:00Z'].map(
    (date) => [date, '10:00', 'callDate notADate'],
  ),
  ...['24:00', '26:99', '10:60', '10:00:00', '1:00', ' 10:00', 'noon'].map((time) => [
    '2026-11-23',
    time,
    'callTime notATime',
  ]),
])('the schema finds wrong with %j at %j: "%s"', (callDate = '', callTime = '', ...reasons) => {
  expect([reasonsFor(aCallBody({ callDate, callTime })).join()]).toEqual(reasons);
});

const NOW = '2026-11-20T10:00:00.000Z';

test.each([
  ...[undefined, null, '', 'yesterday', '2026-02-30T10:00:00Z', 1_763_000_000, {}].map(
    (sent) => [sent, NOW] as const,
  ),
  ...['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.123+13:00', '1999-12-31T23:59:59Z'].map(
    (sent) => [sent, sent] as const,
  ),
])('the schema reads the timestamp %j as %s', (submittedAt, read) => {
  jest.useFakeTimers({ now: new Date(NOW) });
  expect(consultationRequest.parse({ ...aRequestBody(), submittedAt }).submittedAt).toBe(read);
});
