import { languages, ownLanguage } from '#content/languages.ts';
import { fieldLimits } from '#domain/consultation-fields.ts';
import { webhookBody } from '#domain/consultation-request.ts';
import { SOCKET_ADDRESS } from '#server/intake/client-networks.ts';
import { readConsultation } from '#server/intake/intake.ts';
import { Refusal } from '#server/intake/refusal.ts';
import { OVER_QUOTA } from '#server/outbox/stored-request.ts';
import {
  aFormPost,
  aPost,
  aStreamedPost,
  formFields,
} from '../../../kit/builders/consultation-post.ts';
import { aCallBody, aRequestBody } from '../../../kit/builders/consultation-request.ts';

const FORM_ID = '0b0c6a5e-7d5c-4c1e-9f0a-2d6f3f0f8a11';

beforeAll(() => {
  process.env['SITE_URL'] = 'https://www.agency.example';
});

let lastAddress = 0;

/** Each post has an address of its own, so that no rate limit matters. */
async function intakeOf(post: Request) {
  lastAddress += 1;
  if (!post.headers.has(SOCKET_ADDRESS))
    post.headers.set(SOCKET_ADDRESS, `198.51.${lastAddress >> 8}.${lastAddress & 255}`);
  return readConsultation(post);
}

async function accepted(post: Request) {
  const intake = await intakeOf(post);
  if (intake instanceof Refusal)
    throw new Error(`${intake.message} ${JSON.stringify(intake.fields)}`);
  return intake;
}

async function refused(post: Request) {
  const intake = await intakeOf(post);
  if (!(intake instanceof Refusal)) throw new Error('it was accepted');
  return intake;
}

test('the intake takes a post of the page unchanged', async () => {
  const { id, request, heldBecause } = await accepted(
    aPost(aCallBody(), { 'idempotency-key': FORM_ID.toUpperCase(), 'x-form-age-ms': '45000' }),
  );
  expect(id).toBe(FORM_ID);
  expect(request).toEqual(aCallBody());
  expect(heldBecause).toBeUndefined();
});

/** A site with one language stores none. */
const untold = languages.length > 1 ? ownLanguage : null;

test('the intake reads lead source and time zone from headers', async () => {
  const { origin, request } = await accepted(
    aPost(aRequestBody(), {
      'x-visitor-time-zone': 'Europe/Berlin',
      'x-lead-source':
        'utm_source=fr%C3%BChling+2026&referrer=search.example:8080&referrer=old.example&gclid=1',
    }),
  );
  expect(origin).toEqual({
    language: untold,
    timeZone: 'Europe/Berlin',
    leadSource: 'utm_source=fr%C3%BChling+2026&referrer=search.example%3A8080',
    callAt: null,
  });
  expect(request).toEqual(aRequestBody());
});

test.each([
  ['x-visitor-time-zone', 'Middle/Earth'],
  ['x-visitor-time-zone', '+01:00'],
  ['x-visitor-time-zone', `Europe/${'Berlin'.repeat(20)}`],
  ['x-visitor-time-zone', '<script>'],
  ['x-lead-source', 'utm_source=<b>bold</b>'],
  ['x-lead-source', 'utm_source=ada%40example.com'],
  ['x-lead-source', 'utm_source=%0D%0Aset-cookie:x'],
  ['x-lead-source', `utm_source=${'x'.repeat(101)}`],
  ['x-lead-source', `utm_source=${encodeURIComponent('李'.repeat(50))}`],
  ['x-lead-source', '%%%'],
])('the intake drops a strange %s: %s', async (header, value) => {
  const { origin } = await accepted(aPost(aRequestBody(), { [header]: value }));
  expect(origin).toEqual({ timeZone: null, language: untold, leadSource: null, callAt: null });
});

test('the intake stamps a form without JavaScript and reads its empty call as none', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  const { request } = await accepted(aFormPost());
  expect(request).toEqual(
    aRequestBody({ callDate: null, callTime: null, submittedAt: '2026-11-20T10:00:00.000Z' }),
  );
});

test.each([
  ['JSON with a charset', 'application/json; charset=utf-8'],
  ['JSON in capitals', 'Application/JSON'],
  ['JSON that claims another charset', 'application/json;charset=utf-16'],
])('the intake reads a body whose type is %s', async (_, type) => {
  expect((await accepted(aPost(aRequestBody(), { 'content-type': type }))).request.name).toBe(
    'Ada Lovelace',
  );
});

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
  'the intake refuses a body of type "%s" and names the types it reads',
  async (type) => {
    const refusal = await refused(aPost(aRequestBody(), { 'content-type': type }));
    expect(refusal.status).toBe(415);
    expect(refusal.headers['Accept']).toContain('application/json');
  },
);

test.each([
  ['null', 'null'],
  ['a number', '1e999'],
  ['a list', '[[]]'],
  ['a list in a list in a list …', `${'['.repeat(15_000)}${']'.repeat(15_000)}`],
  ['an object in an object …', `${'{"name":'.repeat(3_000)}1${'}'.repeat(3_000)}`],
  ['lists where text is expected', JSON.stringify({ name: ['Ada'], email: {}, contactMethod: [] })],
  ['only a prototype', '{"__proto__":{"name":"Ada"},"constructor":{"prototype":{}}}'],
])('the intake answers 400 to JSON that is %s', async (_, body) => {
  expect((await refused(aPost(body))).status).toBe(400);
});

test('the intake ignores prototypes and unknown fields', async () => {
  const body = JSON.stringify(aRequestBody()).replace(
    /^{/,
    '{"__proto__":{"isAdmin":true},"name":"Charles","extra":[1,2,3],',
  );
  const { request } = await accepted(aPost(body));
  expect(request).toEqual(aRequestBody());
  expect(Object({})).not.toHaveProperty('isAdmin');
});

test('the intake replaces NUL and lone surrogates', async () => {
  const { request } = await accepted(aPost(aRequestBody({ description: 'a\0b\ud800c\u{1F600}' })));
  expect(request.description).toBe('a\uFFFDb\uFFFDc\u{1F600}');
  expect(webhookBody(request)).not.toMatch(/\\u0000|\\ud800/);
});

test.each([
  ['whose Content-Length is too long', { 'content-length': '62914560' }, 0, undefined],
  ['whose body does not end', {}, 3, 'close'],
])('the intake refuses a post %s', async (_, headers, pieces, connection) => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 1;
        if (pulled > 1_000) controller.close();
        else controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
      },
    },
    { highWaterMark: 0 },
  );
  const refusal = await refused(aStreamedPost(endless, headers));
  expect([refusal.status, refusal.headers['Connection']]).toEqual([413, connection]);
  expect(pulled).toBeLessThanOrEqual(pieces);
});

test.each([
  ['a character that JSON writes with six bytes', '\u0001'],
  ['a half character', '\udc00'],
  ['a Chinese one', '漢'],
])('the intake accepts fields of full length in %s', async (_, character) => {
  const full = Object.fromEntries(
    Object.entries(fieldLimits).map(([field, limit]) => [field, character.repeat(limit)]),
  );
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  await accepted(aPost(aCallBody({ ...full, email })));
  await accepted(aFormPost(formFields({ ...full, email, contactMethod: 'phone' })));
});

test('the intake waits for a limited number of bodies, and for each fifteen seconds', async () => {
  jest.useFakeTimers();
  const silent = () => aStreamedPost(new ReadableStream<Uint8Array>());
  const waiting = Array.from({ length: 1_024 }, () => refused(silent()));
  await jest.advanceTimersByTimeAsync(0);
  expect(await refused(silent())).toMatchObject({ status: 503, headers: { 'Retry-After': '15' } });

  await jest.advanceTimersByTimeAsync(15_000);
  for (const refusal of await Promise.all(waiting))
    expect(refusal).toMatchObject({ status: 408, headers: { Connection: 'close' } });
  await accepted(aPost());
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://agency.example' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://agency.example.evil.example' }],
  [{ origin: 'https://agency.example:8443' }],
  [{ origin: 'null' }],
])('the intake refuses a post from another site: %j', async (headers) => {
  expect((await refused(aPost(aRequestBody(), headers))).status).toBe(403);
});

test.each([
  [{}],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://www.agency.example' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'https://agency.example' }],
  [{ origin: 'http://Agency.example' }],
  [{ origin: 'https://agency.example', host: 'Agency.Example' }],
  [{ origin: 'https://www.agency.example', host: '127.0.0.1:3000' }],
  [
    {
      origin: 'https://agency.example',
      host: '127.0.0.1:3000',
      'x-forwarded-host': 'agency.example',
    },
  ],
])('the intake takes a post from this site or from no page: %j', async (headers) => {
  expect((await accepted(aPost(aRequestBody(), headers))).heldBecause).toBeUndefined();
});

test('the intake answers a flood from one address with 429 and reads no body', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const post = () => aPost(aRequestBody(), { [SOCKET_ADDRESS]: '203.0.113.7' });
  for (let request = 0; request < 30; request += 1) await accepted(post());
  const late = post();
  expect(await refused(late)).toMatchObject({ status: 429, headers: { 'Retry-After': '2' } });
  expect(late.bodyUsed).toBe(false);
});

test.each([
  ['a filled honeypot', aPost(aRequestBody({ subject: '+1 555 0199' }))],
  ['a filled honeypot in a plain form', aFormPost(formFields({ subject: 'x' }))],
  ['a form filled in within a second', aPost(aRequestBody(), { 'x-form-age-ms': '999' })],
])('the intake holds a request with %s', async (_, post) => {
  expect((await accepted(post)).heldBecause).toEqual(expect.any(String));
});

test.each([
  ['an empty honeypot', aPost(aRequestBody({ subject: '' }))],
  ['a form of a second', aPost(aRequestBody(), { 'x-form-age-ms': '1000' })],
  ['an age that is none', aPost(aRequestBody(), { 'x-form-age-ms': '-1' })],
  ['a plain form', aFormPost()],
])('the intake holds no request for %s', async (_, post) => {
  expect((await accepted(post)).heldBecause).toBeUndefined();
});

test('the intake holds what a network sends beyond its quota, which spam does not use up', async () => {
  const heldFrom = async (network: string, subject = '') => {
    const headers = { [SOCKET_ADDRESS]: network, 'idempotency-key': crypto.randomUUID() };
    return (await accepted(aPost(aRequestBody({ subject }), headers))).heldBecause;
  };
  for (let one = 0; one < 25; one += 1) await heldFrom(`2001:db8:9:${one}::1`, 'spam');
  for (let one = 0; one < 25; one += 1)
    expect(await heldFrom(`2001:db8:9:${one}::1`)).toBeUndefined();
  expect(await heldFrom('2001:db8:9:25::1')).toBe(OVER_QUOTA);
});

test('one id with other answers counts as another request, and a repetition does not', async () => {
  const headers = { [SOCKET_ADDRESS]: '203.0.113.8', 'idempotency-key': crypto.randomUUID() };
  const heldOf = async (name: string) =>
    (await accepted(aPost(aRequestBody({ name }), headers))).heldBecause;
  for (let one = 0; one < 25; one += 1) expect(await heldOf(`${one}`)).toBeUndefined();
  expect(await heldOf('24')).toBeUndefined();
  expect(await heldOf('25')).toBe(OVER_QUOTA);
});

test('the same words with a filled honeypot get another id', async () => {
  const robot = await accepted(aFormPost(formFields({ subject: 'x' })));
  const visitor = await accepted(aFormPost());
  expect(robot.request).toMatchObject({ ...visitor.request, submittedAt: expect.any(String) });
  expect(robot.id).not.toBe(visitor.id);
  expect((await accepted(aFormPost(formFields({ subject: 'y' })))).id).toBe(robot.id);
});

test('a given id never equals a derived id', async () => {
  const derived = (await accepted(aPost())).id;
  const own = await accepted(aPost(aRequestBody(), { 'idempotency-key': FORM_ID }));
  expect(own).toMatchObject({ id: FORM_ID, earlierIds: [] });
  const junk = aPost(aRequestBody({ name: 'Junk' }), { 'idempotency-key': derived });
  const { id, heldBecause } = await accepted(junk);
  expect(id).not.toBe(derived);
  expect(heldBecause).toBeUndefined();
  expect((await accepted(aPost(aRequestBody({ name: 'Junk' })))).id).toBe(id);
});

test.each(['', 'x', `${FORM_ID}0`, "'; drop table outbox; --"])(
  'the intake ignores %j, which is no UUID',
  async (key) => {
    const derived = (await accepted(aPost())).id;
    expect(derived).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    expect((await accepted(aPost(aRequestBody(), { 'idempotency-key': key }))).id).toBe(derived);
  },
);

afterEach(() => {
  jest.useRealTimers();
});
