import { POST as ask } from '#app/api/consultation/route.ts';
import { GET, POST } from '#app/call/[key]/route.tsx';
import { agencyLinkOf } from '#domain/agency-visit.ts';
import { callHours } from '#domain/call-hours.ts';
import { webhookFieldNames } from '#domain/consultation-request.ts';
import { momentInShort, timeInWords } from '#domain/moment-in-words.ts';
import { hashOfKey } from '#server/calls/call-key.ts';
import { takeFromQuota } from '#server/intake/rate-limits.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { readComingCalls } from '#server/requests/coming-calls.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { aCallPost, aFormPost, nextAddress } from '../../kit/builders/requests.ts';
import { readable } from '../../kit/readable.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { todayIs } from '../../kit/setup/today-is.ts';
import { callBooking, callPage, locale, thankYou, unsentPage } from '../../kit/words.ts';

const sunday = Date.parse('2026-11-22T12:00Z');

beforeAll(() => {
  todayIs(new Date(sunday));
  Object.assign(callHours, { timeZone: 'America/New_York' });
  process.env['DATA_DIR'] = aFolder();
});
afterAll(() => ourRequests().close());
beforeEach(() => jest.setSystemTime(sunday));

const cancel = { revision: '0', action: 'cancel' };
const moveTo = (at: string, revision = '0') => ({ revision, action: 'move', at });
const aKey = () => crypto.randomUUID().replaceAll('-', '');

async function askFor(callTime: string, site = 'https://agency.example') {
  const { post, ...call } = aCallPost('2026-11-24', callTime);
  const response = await ask(new Request(`${site}/api/consultation`, post));
  expect(await response.json()).toMatchObject({ received: true, canBeChanged: true });
  return call;
}

const contextOf = (key: string) => ({ params: Promise.resolve({ key }) });
const linkOf = (key: string) => `https://agency.example/call/${key}`;

async function open(key: string, { from = nextAddress(), link = linkOf(key) } = {}) {
  const request = new Request(link, { headers: { [SOCKET_ADDRESS]: from } });
  const response = await GET(request, contextOf(key));
  return {
    status: response.status,
    headers: response.headers,
    page: readable(await response.text()),
  };
}

async function press(key: string, fields: Record<string, string>, headers = {}, query = '') {
  const request = new Request(linkOf(key) + query, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { [SOCKET_ADDRESS]: nextAddress(), ...headers },
  });
  const response = await POST(request, contextOf(key));
  const location = response.headers.get('location');
  return { status: response.status, location, page: readable(await response.text()) };
}

const agencysLinkOf = async (key: string) =>
  agencyLinkOf((await ourRequests().lastOf(hashOfKey(key))) ?? {}) ?? '';

const timesIn = (page: string) =>
  Array.from(page.matchAll(/"radio" required[^>]+ value="([^"]+)"/g), ([, at = '']) => at);
const isReserved = async (moment: string) => {
  const coming = await readComingCalls(ourRequests().engine);
  return coming.some((call) => call.reserves && call.callAt === Date.parse(moment));
};

test('the link of a call moves and cancels it, and each change is a request', async () => {
  const { key, id } = await askFor('16:00');
  const { page, headers } = await open(key);
  expect(page).toContain(`>${linkOf(key)}</div>`); // Paper shows it.

  const secret = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  expect(Object.fromEntries(headers)).toMatchObject({ ...secret, 'cache-control': 'no-store' });

  const [first = ''] = timesIn(page).filter((at) => at > '2026-11-25');
  const [, week] = /\?week=([\d-]+)#move/.exec(page) ?? [];
  const [second = ''] = timesIn((await open(key, { link: `${linkOf(key)}?week=${week}` })).page);
  expect(second > first).toBe(true);
  expect(await isReserved('2026-11-24T15:00Z')).toBe(true);

  // The form had one more field when the visitor filled it in.
  const former = `UPDATE outbox SET body = '{"former":"",' || substr(body, 2)`;
  await ourRequests().engine.query(former);
  const atOnce = await Promise.all([press(key, moveTo(first)), press(key, moveTo(first))]);
  const presses = [...atOnce, await press(key, moveTo(first))];
  expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await isReserved('2026-11-24T15:00Z')).toBe(false);
  expect(await isReserved(first)).toBe(true);

  const { page: afterMove } = await open(key);
  const old = momentInShort(new Date('2026-11-24T15:00Z'), 'Europe/Berlin', locale);
  for (const text of [callPage.moved, `${callPage.wasAt} <s>${old}</s>`])
    expect(afterMove).toContain(text);
  expect(timesIn(afterMove)).toEqual([]);

  await press(key, moveTo(second, '1'));
  const [begin] = timesIn((await open(key, { link: `${linkOf(key)}?week` })).page);
  expect(begin?.slice(0, 10)).toBe(second.slice(0, 10));

  Object.assign(callHours, { timeZone: undefined });
  await press(key, { revision: '2', action: 'cancel' });
  expect((await open(key)).page).toContain(callPage.cancelled.title);

  Object.assign(callHours, { timeZone: 'America/New_York' });
  expect(await isReserved(second)).toBe(false);

  const request = await ourRequests().find(id);
  const sameCall = request ? await ourRequests().sameCallNewestFirst(request) : [];
  expect(sameCall).toHaveLength(4);

  const [cancelled, moved] = sameCall;
  expect(cancelled).toMatchObject({ firstId: id, isCancelled: true, state: 'pending' });

  const [last, before] = [cancelled, moved].map((row) => JSON.parse(row?.body ?? ''));
  expect(last).toEqual({ ...before, callDate: null, callTime: null });
  expect(Object.keys(last)).toEqual(['former', ...webhookFieldNames]);
  expect(moved?.link).toBe(linkOf(key));
});

test('the agency changes a call for its visitor, and the page says who changed it', async () => {
  const { key } = await askFor('16:15');
  const link = await agencysLinkOf(key);
  const [, visit = ''] = link.split('?');
  const { page } = await open(key, { link });
  expect(page).toContain(callPage.forVisitor);

  const forUs = callPage.forUs('').replace('.', '');
  expect(page).toContain(forUs);

  Object.assign(callHours, { timeZone: 'Arctic/Longyearbyen' });
  expect((await open(key, { link })).page).not.toContain(forUs);

  Object.assign(callHours, { timeZone: 'America/New_York' });
  expect(page).not.toContain(callBooking.inYourTimeZone.replace('{zone}.', ''));

  const actions = Array.from(page.matchAll(/action="([^"]+)"/g), ([, action]) => action);
  expect(new Set(actions.map((action) => action?.includes(visit)))).toEqual(new Set([true]));

  const [at = ''] = timesIn(page);
  const moved = await press(key, moveTo(at), {}, `?${visit}`);
  expect(moved.location).toBe(`/call/${key}?${visit}`);
  expect((await open(key, { link })).page).not.toContain(callPage.byUs);

  const { page: theirs } = await open(key);
  for (const text of [callPage.moved, callPage.byUs]) expect(theirs).toContain(text);

  const [next = ''] = timesIn((await open(key, { link: `${linkOf(key)}?week` })).page);
  await press(key, moveTo(next, '1'));
  expect((await open(key)).page).not.toContain(callPage.byUs);

  await press(key, { revision: '2', action: 'cancel' }, {}, `?${visit}`);
  expect((await open(key)).page).toContain(callPage.byUs);
  expect((await open(key, { link })).page).not.toContain(callPage.byUs);
  expect(await ourRequests().lastOf(hashOfKey(key))).toMatchObject({ isByAgency: true });
});

test.each([
  ['a flag', 'agency'],
  ['nothing', ''],
  ['the proof of another call', undefined],
])('with %s in place of the proof, a visitor is a visitor', async (_, forged) => {
  const { key } = await askFor('16:45');
  const { key: another } = await askFor('17:45');
  const [, visit] = (await agencysLinkOf(another)).split('?');
  const query = forged === undefined ? `?${visit}` : `?by=${forged}`;
  const { page } = await open(key, { link: linkOf(key) + query });
  expect(page).toContain(callPage.lead);
  expect(page).not.toMatch(/[?&]by=/);

  const [at = ''] = timesIn(page);
  expect((await press(key, moveTo(at), {}, query)).location).toBe(`/call/${key}`);
  expect(await ourRequests().lastOf(hashOfKey(key))).toMatchObject({ isByAgency: false });
});

test('the page of a freed call promises its time no longer, and offers it again', async () => {
  const { key, id } = await askFor('18:45');
  const at = '2026-11-24T17:45:00.000Z';
  const ownTime = `<small>${callPage.title}`;
  await ourRequests().free(id);

  const { page } = await open(key);
  const { page: afterForm } = await open(key, { link: `${linkOf(key)}?sent` });
  expect(timesIn(page)).toContain(at);
  expect(timesIn(afterForm)).toContain(at);

  const promises = [ownTime, 'download="call.ics"', thankYou.title];
  expect(promises.filter((promise) => page.includes(promise))).toEqual([]);
  expect(promises.filter((promise) => afterForm.includes(promise))).toEqual([]);

  await press(key, moveTo(at));
  expect(await isReserved(at)).toBe(true);
  expect((await open(key)).page).not.toContain('<s>');
});

test('a call stays as it was when its new time is taken', async () => {
  const [first, second] = [await askFor('16:30'), await askFor('17:00')];
  const [, , at = ''] = timesIn((await open(first.key)).page);
  const responses = await Promise.all([first, second].map(({ key }) => press(key, moveTo(at))));
  expect(responses.map(({ status }) => status).sort()).toEqual([303, 409]);
  const refused = responses.find(({ status }) => status === 409)?.page ?? '';
  expect(refused).toContain(callPage.timeGone);
  expect(timesIn(refused)).not.toContain(at);
  expect(refused).toContain(`<h1>${callPage.notChanged}</h1>`);
  expect(refused).toMatch(/<p tabindex="-1" autofocus=""[^>]*>/);
});

test('a call keeps the length with which it was booked', async () => {
  callHours.callMinutes = 60;
  const { key } = await askFor('19:00');
  callHours.callMinutes = 15;
  const callEnds = Date.parse('2026-11-24T19:00Z');
  expect((await open(key)).page).toContain('DTEND%3A20261124T190');
  jest.setSystemTime(callEnds - 1);
  await press(key, cancel);
  expect(await ourRequests().lastOf(hashOfKey(key))).toMatchObject({ isCancelled: true, callEnds });
});

test('an outdated page changes nothing and says so', async () => {
  const { key } = await askFor('18:30');
  const [first = '', second = ''] = timesIn((await open(key)).page);
  const atOnce = await Promise.all([first, second].map((at) => press(key, moveTo(at))));
  const late = [...atOnce, await press(key, moveTo(second)), await press(key, cancel)];
  const refused = late.filter(({ status }) => status !== 303);
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
  const pages = refused.map(({ page }) => page);
  expect(pages).toEqual(Array(3).fill(expect.stringContaining(callPage.changedMeanwhile)));
  expect(pages).toEqual(Array(3).fill(expect.stringContaining('name="revision" value="1"')));
});

test('Thank You is not said again once a call is moved, cancelled or over', async () => {
  const [moved, cancelled] = [await askFor('14:00'), await askFor('14:30')];
  const over = await askFor('15:00');
  const saysThankYou = async ({ key }: { key: string }) =>
    (await open(key, { link: `${linkOf(key)}?sent` })).page.includes(`<h1>${thankYou.title}</h1>`);
  expect(await saysThankYou(moved)).toBe(true);
  expect(await saysThankYou(cancelled)).toBe(true);
  expect(await saysThankYou(over)).toBe(true);

  const [at = ''] = timesIn((await open(moved.key)).page);
  const notesChange = async ({ key }: { key: string }) =>
    (await open(key)).page.includes('data-part="changed-call"');
  expect(await Promise.all([moved, cancelled].map(notesChange))).toEqual([false, false]);
  await press(moved.key, moveTo(at));
  await press(cancelled.key, cancel);
  expect(await Promise.all([moved, cancelled].map(notesChange))).toEqual([true, true]);
  jest.setSystemTime(Date.parse('2026-11-25T12:00Z'));
  expect(await saysThankYou(moved)).toBe(false);
  expect(await saysThankYou(cancelled)).toBe(false);
  expect(await saysThankYou(over)).toBe(false);
});

test('the page of a call offers the times beside its own, and says which are booked', async () => {
  Object.assign(callHours, { bufferMinutes: 5 });
  for (const callTime of ['19:30', '20:30', '21:30']) await askFor(callTime);
  const { key } = await askFor('22:30');
  const { page } = await open(key);
  const times = timesIn(page).filter((at) => at.startsWith('2026-11-24'));
  Object.assign(callHours, { bufferMinutes: undefined });
  expect(times.join()).not.toMatch(/(18|19|20|21):30/);
  const time = timeInWords('19:30', locale);
  expect(page).toContain(`<span>${time}</span><small> ${callBooking.booked}</small>`);
  expect(times.join()).toMatch(/21:15.*21:45/);
});

test('a change over the quota of its network is refused with the time to wait', async () => {
  const { key } = await askFor('20:00');
  const from = nextAddress();
  while (takeFromQuota({ wide: from }, crypto.randomUUID()) === 0);
  const { status, page } = await press(key, cancel, { [SOCKET_ADDRESS]: from });
  expect(status).toBe(429);
  for (const words of [unsentPage.tooMany.reason('360'), unsentPage.reload.title])
    expect(page).toContain(words);
});

test('a guessed or malformed key finds no call, and many guesses are refused', async () => {
  const from = '203.0.113.7';
  const malformed = await open('../../etc/passwd', { from });
  const unknown = await open(aKey(), { from });
  expect([malformed.status, malformed.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
  expect([unknown.status, unknown.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
  expect(malformed.headers.get('refresh')).toBeNull();
  // The request for that call may still be on its way.
  expect(unknown.headers.get('refresh')).toBe('30');
  expect(unknown.page).toContain(callPage.notYet.text);
  const responses = await Promise.all(Array.from({ length: 60 }, () => open(aKey(), { from })));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404, 429]));
  expect(responses.some(({ page }) => page.includes(unsentPage.reload.title))).toBe(false);
});

async function click(callDate: string, from = nextAddress()) {
  const post = aFormPost({ contactMethod: 'phone', callDate, callTime: '10:00' });
  post.headers.set(SOCKET_ADDRESS, from);
  return (await ask(post)).headers.get('location') ?? '';
}

test('a form without JavaScript ends on the page of its call, or on Thank You', async () => {
  const from = nextAddress();
  const first = await click('2026-11-25', from);
  const [, key = ''] = /^\/call\/([\da-f]{32})\?sent$/.exec(first) ?? [];
  expect(await isReserved('2026-11-25T15:00Z')).toBe(true);

  const { page } = await open(key, { link: `${linkOf(key)}?sent` });
  expect(page).toContain(`<h1>${thankYou.title}</h1>`);
  expect(page).toContain(`>${thankYou.received}</p>`);

  const asked = await open(key, { link: `${linkOf(key)}?sent&cancel` });
  expect(asked.page).toContain(callPage.cancelQuestion);
  expect(await click('2026-11-25', from)).toBe(first);
  expect(await click('2026-11-25')).toMatch(/thank-you$/);
  expect(await click('2026-11-20')).toMatch(/thank-you$/);
  expect(await click('2000-01-01')).toMatch(/thank-you$/);
});

test('without SITE_URL nobody gets a link to this machine', async () => {
  const { key, id } = await askFor('19:00', 'http://localhost:3000');
  expect(await ourRequests().find(id)).toMatchObject({ link: null });
  const { page } = await open(key, { link: `http://localhost:3000/call/${key}` });
  expect(page).not.toContain('localhost:3000');
});
