import { ReadableStream } from 'node:stream/web';
import { languages, ownLanguage } from '#content/languages.ts';
import { callHours } from '#domain/call-hours.ts';
import { fieldLimits } from '#domain/consultation-fields.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import { clientNetworks } from '#server/http/client-networks.ts';
import { MAX_CHARACTERS } from '#server/intake/posted-fields.ts';
import { takeFromQuota } from '#server/intake/rate-limits.ts';
import { readConsultation } from '#server/intake/read-consultation.ts';
import { Refusal } from '#server/intake/refusal.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { OVER_QUOTA } from '#server/requests/stored-request.ts';
import { aCallBody, aFormPost, aPost, aRequestBody } from '../../../kit/builders/requests.ts';
import { todayIs } from '../../../kit/setup/today-is.ts';

const FORM_ID = '0b0c6a5e-7d5c-4c1e-9f0a-2d6f3f0f8a11';

beforeAll(() => {
  process.env['SITE_URL'] = 'https://www.agency.example';
});

async function refused(post: Request) {
  const refusal = await readConsultation(post).catch((problem) => problem);
  if (!(refusal instanceof Refusal)) throw new Error('it was accepted', { cause: refusal });
  return refusal.details;
}

/** A site with one language stores none. */
const untold = languages.length > 1 ? ownLanguage : null;

test('the intake reads lead source and time zone from headers', async () => {
  const campaign = 'utm_source=fr%C3%BChling+(DE)&referrer=search.example:8080';
  const sent = `${campaign}&referrer=old.example&gclid=1`;
  const headers = { 'x-visitor-time-zone': '+05:30', 'x-lead-source': sent };
  const { origin, request } = await readConsultation(aPost(aRequestBody(), headers));
  const leadSource = 'utm_source=fr%C3%BChling+%28DE%29&referrer=search.example%3A8080';
  expect(origin).toEqual({ language: untold, timeZone: '+05:30', leadSource, callAt: null });
  expect(request).toEqual(aRequestBody());
});

test.each([
  ['x-visitor-time-zone', 'Middle/Earth'],
  ['x-visitor-time-zone', '+01:01'],
  ['x-visitor-time-zone', `Europe/${'Berlin'.repeat(20)}`],
  ['x-lead-source', 'utm_source=<b>bold</b>'],
  ['x-lead-source', 'utm_source=ada%40example.com'],
  ['x-lead-source', 'utm_source=%0D%0Aset-cookie:x'],
  ['x-lead-source', `utm_source=${'x'.repeat(101)}`],
  ['x-lead-source', '%%%'],
])('the intake drops a strange %s: %s', async (header, value) => {
  callHours.timeZone = 'Europe/Berlin';
  todayIs(new Date('2026-11-20T12:00Z'));
  const { origin } = await readConsultation(aPost(aCallBody(), { [header]: value }));
  const callAt = header === 'x-lead-source' ? Date.parse('2026-11-23T09:00Z') : null;
  expect(origin).toEqual({ timeZone: null, language: untold, leadSource: null, callAt });
});

test.each([
  ['that asks for no call', 'UTC', aRequestBody()],
  ['to an agency whose clock is unknown', undefined, aCallBody()],
])('a request %s reserves no time', async (_, timeZone, body) => {
  Object.assign(callHours, { timeZone });
  const headers = { 'idempotency-key': FORM_ID, 'x-call-key': FORM_ID.replaceAll('-', '') };
  expect((await readConsultation(aPost(body, headers))).call).toBeUndefined();
});

async function* endingEarly() {
  yield new TextEncoder().encode('{"name":');
  throw new Error('the browser has left');
}

test.each([
  ['null', 'null'],
  ['a list', '[[]]'],
  ['a list in a list in a list …', `${'['.repeat(15_000)}${']'.repeat(15_000)}`],
  ['not closed', '{'],
  ['cut off by its browser', ReadableStream.from(endingEarly())],
])('the intake responds with 400 to JSON that is %s', async (_, body) => {
  expect((await refused(aPost(body))).status).toBe(400);
});

const LONGEST = 9 * MAX_CHARACTERS;
const PIECE = 16 * 1024;
/** One piece of a stream waits for the one before. */
const PIECES_OF_A_FULL_FORM = Math.ceil(LONGEST / PIECE) + 1;

test.each([
  ['whose Content-Length is too long', { 'content-length': `${LONGEST + 1}` }, 0, undefined],
  ['whose body does not end', {}, PIECES_OF_A_FULL_FORM, 'close'],
])('the intake refuses a post %s', async (_, headers, pieces, connection) => {
  let pulled = 0;
  async function* endless() {
    for (; pulled < 1_000; pulled += 1) yield new Uint8Array(PIECE).fill(0x20);
  }
  const refusal = await refused(aPost(ReadableStream.from(endless()), headers));
  expect([refusal.status, refusal.headers?.['Connection']]).toEqual([413, connection]);
  expect(pulled).toBeLessThanOrEqual(pieces);
});

test('the intake refuses form values longer than all fields together', async () => {
  const longest = Object.values(fieldLimits).reduce<number>((sum, limit) => sum + limit, 0);
  const refusal = await refused(aPost(aRequestBody({ name: 'a'.repeat(longest + 1_000) })));
  expect(refusal.status).toBe(413);
  const ofAnOlderForm = aRequestBody({ name: 'a'.repeat(longest) });
  await readConsultation(aPost(ofAnOlderForm));
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
  await readConsultation(aPost(aCallBody({ ...full, email })));
  await readConsultation(aFormPost({ ...full, email, contactMethod: 'phone' }));
});

const PROXIED = { 'x-forwarded-host': 'agency.example' };

test.each<
  [outcome: 'accepted' | 'held' | number, headers: Record<string, string>, content?: string]
>([
  ['accepted', { 'content-type': 'Application/JSON; charset=utf-16' }],
  [415, { 'content-type': 'application/jsonp' }],
  [415, { 'content-type': '' }],
  [403, { 'sec-fetch-site': 'cross-site', origin: 'https://agency.example' }],
  [403, { origin: 'https://agency.example.evil.example' }],
  [403, { origin: 'https://agency.example:8443' }],
  [403, { origin: 'null' }],
  ['accepted', { origin: 'http://Agency.example' }],
  ['accepted', { origin: 'https://www.agency.example', host: '127.0.0.1:3000' }],
  ['accepted', { origin: 'https://agency.example', host: '127.0.0.1', ...PROXIED }],
  ['accepted', { 'sec-fetch-site': 'same-site' }],
  ['held', { 'x-form-age-ms': '999' }],
  ['accepted', { 'x-form-age-ms': '1000' }],
  ['accepted', { 'x-form-age-ms': '-1' }],
  ['held', {}, '+1 555 0199'],
  ['accepted', {}, ''],
])('%s: a post with the headers %j and the honeypot %j', async (...row) => {
  const [outcome, headers, typed = null] = row;
  const post = aPost(aRequestBody({ [HONEYPOT]: typed }), headers);
  expect(await outcomeOf(post)).toBe(outcome);
});

async function outcomeOf(post: Request) {
  try {
    return (await readConsultation(post)).heldBecause ? 'held' : 'accepted';
  } catch (refusal) {
    return refusal instanceof Refusal ? refusal.details.status : refusal;
  }
}

test('the intake responds with 429 to a flood from one address and reads no body', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const post = () => aPost(aRequestBody(), { [SOCKET_ADDRESS]: '203.0.113.7' });
  for (let request = 0; request < 30; request += 1) await readConsultation(post());
  const late = post();
  expect(await refused(late)).toMatchObject({ status: 429, headers: { 'Retry-After': '2' } });
  expect(late.bodyUsed).toBe(false);
});

const sendFrom = (network: string, changes = {}, key: string = crypto.randomUUID()) =>
  readConsultation(
    aPost(aRequestBody(changes), { [SOCKET_ADDRESS]: network, 'idempotency-key': key }),
  );

/** A twin of the network has its quota used up one request earlier. */
function leaveOneOfQuota(address: string) {
  const { wide } = clientNetworks(new Headers({ [SOCKET_ADDRESS]: address }), 0);
  const take = (network: string) => takeFromQuota({ wide: network }, crypto.randomUUID()) === 0;
  const twin = `twin of ${wide}`;
  take(twin);
  while (take(twin)) take(wide);
}

test('the intake holds what a network sends beyond its quota', async () => {
  leaveOneOfQuota('2001:db8:9:0::1');
  const spam = await sendFrom('2001:db8:9:1::1', { [HONEYPOT]: 'spam' });
  expect(spam.heldBecause).not.toBe(OVER_QUOTA);
  const last = await sendFrom('2001:db8:9:2::1');
  expect(last.heldBecause).toBeUndefined();
  expect(await sendFrom('2001:db8:9:3::1')).toMatchObject({ heldBecause: OVER_QUOTA });
});

test('one id with other form values counts as another request, a repetition does not', async () => {
  leaveOneOfQuota('203.0.113.8');
  const send = async (name: string) =>
    (await sendFrom('203.0.113.8', { name }, FORM_ID)).heldBecause;
  expect([await send('1'), await send('1'), await send('2')]).toEqual([
    undefined,
    undefined,
    OVER_QUOTA,
  ]);
});

test('a form that is held over the quota is the same request when it comes again', async () => {
  leaveOneOfQuota('203.0.113.9');
  await sendFrom('203.0.113.9');
  const held = aFormPost({ name: 'Held' });
  held.headers.set(SOCKET_ADDRESS, '203.0.113.9');
  const { id, heldBecause } = await readConsultation(held);
  expect(heldBecause).toBe(OVER_QUOTA);
  const again = await readConsultation(aFormPost({ name: 'Held' }));
  expect([again.id, ...again.earlierIds]).toContain(id);
});

test('the same form values with a filled honeypot get another id', async () => {
  const robot = await readConsultation(aFormPost({ [HONEYPOT]: 'x' }));
  const visitor = await readConsultation(aFormPost());
  expect(robot.request).toMatchObject({ ...visitor.request, submittedAt: expect.any(String) });
  expect(robot.id).not.toBe(visitor.id);
  expect((await readConsultation(aFormPost({ [HONEYPOT]: 'y' }))).id).toBe(robot.id);
});

test('a form gives the id of its request, and anything else is no id: it is derived', async () => {
  const intakeWith = (key: string, name = 'Ada') =>
    readConsultation(aPost(aRequestBody({ name }), { 'idempotency-key': key }));
  expect(await intakeWith(FORM_ID.toUpperCase())).toMatchObject({ id: FORM_ID, earlierIds: [] });
  const { id } = await intakeWith('');
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect((await intakeWith('x')).id).toBe(id);
  expect((await intakeWith(`${FORM_ID}0`)).id).toBe(id);
  expect((await intakeWith("'; drop table outbox; --")).id).toBe(id);
  // Otherwise a stranger could take the derived id of a visitor.
  expect((await intakeWith(id, 'Junk')).id).toBe((await intakeWith('', 'Junk')).id);
});
