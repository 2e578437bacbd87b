import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { addDays } from 'date-fns/addDays';
import { operatorWords } from '#content/operator-words.ts';
import { agencyLinkOf } from '#domain/agency-visit.ts';
import { toDateString } from '#domain/call-dates.ts';
import { whenCallIsOver } from '#domain/call-span.ts';
import { durationInWords } from '#domain/duration-in-words.ts';
import { DAY_MS } from '#domain/durations.ts';
import { timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { calendarCacheIn } from '#server/calls/calendar-cache.ts';
import { answerInASentence } from '#server/desk/answer-in-words.ts';
import { type Requests, requestsIn } from '#server/requests/requests.ts';
import { OVER_QUOTA } from '#server/requests/stored-request.ts';
import { recordBackup } from '#server/running/health.ts';
import { serveDesk } from '../../../scripts/operate/desk/serve-desk.ts';
import { refused, tryNext } from '../../kit/builders/attempts.ts';
import { aCall, changeCall } from '../../kit/builders/calls.ts';
import { A_SERVICE, aCallBody, aRequestBody } from '../../kit/builders/consultation-request.ts';
import { readable } from '../../kit/readable.ts';
import { newFolder } from '../../kit/setup/stores.ts';
import { formFields, locale, requestWords, words } from '../../kit/words.ts';

process.env['CONSULTATION_WEBHOOK_URL'] = 'https://workflow.example';

const said = operatorWords.desk;
const PATH = '/the-token-of-this-desk/';
const FROM_ITSELF = { 'sec-fetch-site': 'same-origin' };

let now: number;
let outbox: Requests;
let desk: Awaited<ReturnType<typeof serveDesk>>;

beforeEach(async () => {
  now = Date.now();
  outbox = requestsIn((await newFolder()).connect(() => now));
  desk = await serveDesk(outbox, { path: PATH });
});
afterEach(() => desk.close());

const add = (id: string, changes: Record<string, unknown> = {}, heldBecause?: string) =>
  outbox.add({ id, body: JSON.stringify(aRequestBody(changes)), heldBecause });

const read = async (question: string) => (await fetch(desk.url + question)).text();

async function press(action: string, id = '') {
  const body = new URLSearchParams({ action, id });
  return (await fetch(desk.url, { method: 'POST', headers: FROM_ITSELF, body })).text();
}

test.each([
  ['?state=held', ['two']],
  ['?word=pistons', ['one']],
  ['?word="><script>', []],
  ['?state=late', ['one', 'three', 'two']],
  ['?size=-1', ['one', 'three', 'two']],
  ['?size=2.5', ['one', 'three', 'two']],
])('the query %s of the desk lists %j', async (query, found) => {
  await add('one', { description: 'We sell Pistons.' });
  await add('two', { description: 'Spam' }, 'honeypot');
  await add('three', { description: 'Looms' });
  const page = await read(query);
  if (found.includes('two'))
    expect(page).toContain(`<b data-state="held">${requestWords.states.held}<`);
  expect(page).not.toContain('<script>');
  const current = [...page.matchAll(/href="([^"]+)" aria-current/g)].map(([, href]) => href);
  expect(current).toEqual(query === '?state=held' ? ['?state=held#requests'] : []);
  const listed = [...page.matchAll(/href="\?id=(\w+)"/g)].map(([, id]) => id);
  expect(listed.toSorted()).toEqual(found);
});

test('the desk lists fifty requests, and by a link the older ones, too', async () => {
  for (let index = 0; index < 60; index += 1) await add(`${index}`);
  const first = await read('');
  const more = new RegExp(`href="([^"]+)">${said.search.older}`).exec(readable(first))?.[1] ?? '';
  const listed = [first, await read(more)].map((page) => page.match(/href="\?id=/g)?.length);
  expect(listed).toEqual([50, 60]);
});

test('the desk searches the newest 20,000 requests, and by a link all', async () => {
  await add('old', { name: 'Ada' });
  now += 1_000;
  await outbox.engine.query(`INSERT INTO outbox (id, state, body, accepted_at, due_at)
    WITH RECURSIVE row(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < 20000)
    SELECT n, 'delivered', '{}', :now, :now FROM row`);
  const page = await read('?word=ada');
  expect(page).toContain(said.search.isCut((20_000).toLocaleString(locale)));
  expect(page).not.toContain('href="?id=old"');
  const all = new RegExp(`href="([^"]+)">${said.search.inAll}`).exec(readable(page))?.[1] ?? '';
  const found = await read(all);
  expect(found).toContain('href="?id=old"');
  expect(found).not.toContain(said.search.inAll);
});

test('the desk releases by one button all that a quota or a flood holds', async () => {
  await add('one', {}, 'honeypot');
  expect(await read('')).not.toContain('value="release-all"');
  await add('two', { phone: '' }, OVER_QUOTA);
  const page = await read('');
  expect(page).toContain('value="release-all"');
  expect(page).not.toContain('outbox -- release');
  expect(await press('release-all')).toContain(said.results.allReleased(1));
  expect(await read('?id=two')).not.toContain('href="tel:');
});

test('the desk responds with 404 to an unknown request, and 409 to a refused action', async () => {
  await add('one');
  const body = new URLSearchParams({ action: 'release', id: 'one' });
  const refusal = await fetch(desk.url, { method: 'POST', headers: FROM_ITSELF, body });
  expect([refusal.status, await refusal.text()]).toEqual([
    409,
    expect.stringContaining(`${said.refusals.release('one')} ${said.refusals.itIs.pending}`),
  ]);
  expect((await fetch(`${desk.url}?id=two`)).status).toBe(404);
});

test('a request that cannot be shown ends no desk', async () => {
  const found = [Object.create(null)];
  const search = jest.spyOn(outbox, 'search').mockResolvedValue({ found, isCut: false });
  expect((await fetch(desk.url)).status).toBe(503);
  search.mockRestore();
  expect((await fetch(desk.url)).status).toBe(200);
});

test('the desk shows calls in both time zones, soonest first', async () => {
  const day = (days: number) => toDateString(addDays(now, days));
  const addCall = (id: string, callDate: string, timeZone: string | null) => {
    const body = JSON.stringify(aCallBody({ name: id, callDate }));
    const keepUntil = whenCallIsOver(callDate, null, now);
    return outbox.add({ id, body, timeZone, keepUntil, callHash: id, link: `https://a/${id}` });
  };
  await addCall('later', day(9), 'Europe/Berlin');
  await addCall('sooner', day(8), 'Pacific/Chatham');
  await addCall('past', day(-3), 'Pacific/Chatham');
  await addCall('nowhere', day(8), null);
  const until = { callEnds: now + DAY_MS, keepUntil: now + DAY_MS };
  await outbox.add(aCall('running', now - DAY_MS, { body: JSON.stringify(aCallBody()), ...until }));

  const list = await read('');
  const coming = list.slice(list.indexOf(said.calls.title), list.indexOf('<search'));
  const ids = [...coming.matchAll(/\?id=(\w+)/g)].map(([, id]) => id);
  expect(ids).toEqual(['running', 'sooner', 'later']);
  expect(coming).toMatch(/\b10:00\b.*Chatham</);
  const sooner = agencyLinkOf((await outbox.find('sooner')) ?? {});
  expect(sooner).toMatch(/^https:\/\/a\/sooner\?by=.{36}$/);
  expect(coming).toContain(`href="${sooner}"`);

  const page = readable(await read('?id=sooner'));
  const theirs = `${timeInWords('10:00', locale)} (${zoneInWords('Pacific/Chatham', locale)})`;
  const service = `${formFields.service}</dt><dd dir="auto">${words.choices.service[A_SERVICE]}<`;
  const links = ['href="mailto:ada%40example.com"', 'href="tel:+15550100"'];
  for (const words of [theirs, service, ...links]) expect(page).toContain(words);
});

test('the desk says whether delivery flows, and how old a backup is', async () => {
  now -= 8 * DAY_MS;
  await recordBackup(outbox.engine);
  now += 8 * DAY_MS;
  await outbox.add(aCall('one', now + DAY_MS, { needsAgreement: true }));
  const oldBackup = operatorWords.alerts.backup.text(durationInWords(8 * DAY_MS, locale));
  const flowing = await read('');
  for (const sentence of [said.delivery.flows, oldBackup]) expect(flowing).toContain(sentence);
  now += 11 * 60_000;
  expect(await read('')).toContain(said.delivery.late);
  await tryNext(outbox, refused(503, 60_000));
  const paused = await read('');
  expect(paused).toContain(said.delivery.paused);
  expect(paused).toContain(answerInASentence('503', operatorWords));
  expect(await press('retry-all')).toContain(said.results.allDueNow(1));
});

test('a discarded change gives no time back that a calendar event has taken', async () => {
  const cache = calendarCacheIn(outbox.engine);
  await cache.claim(['ours']);
  await cache.store('ours', { busy: [[now, now + 2 * DAY_MS]], notUnderstood: 0 });
  await outbox.add(aCall('call', now + DAY_MS));
  const { id } = await changeCall(outbox, 'call', now + 3 * DAY_MS);
  await outbox.engine.query("UPDATE outbox SET state = 'parked' WHERE revision = 1");
  expect(await press('discard', id)).toContain(said.results.callAsBefore);
  expect(await outbox.find('call')).toMatchObject({ needsAgreement: true });
  await changeCall(outbox, 'call', now + 4 * DAY_MS);
  await outbox.engine.query("UPDATE outbox SET state = 'parked' WHERE revision = 0");
  expect(await press('discard', 'call')).not.toContain(said.results.callAsBefore);
});

test('the desk discards and forgets behind a fold, and reports a missing request', async () => {
  const email = 'eve@example.com';
  await add('held', { email }, 'honeypot');
  await add('pending', { email });
  expect(await read('?id=held')).toMatch(
    /<summary>.*value="discard".*<summary>.*value="forget".* value="eve@/s,
  );
  expect(await press('discard', 'held')).toContain(said.results.discarded('held'));
  expect(await read('?id=held')).toContain(said.refusals.noRequest('held'));
  await press('forget', email);
  expect(await outbox.find('pending')).toMatchObject({ state: 'erased' });
});

const NAME = 'Desk.example';

test.each<[string, number, number, Record<string, string>, path?: string, name?: string]>([
  ['its page', 200, 200, FROM_ITSELF],
  ['an address, or a form of no page', 200, 403, {}],
  ['another token', 403, 403, FROM_ITSELF, '/another/'],
  ['another host', 403, 403, { ...FROM_ITSELF, host: 'evil.example:4100' }],
  ['a host that begins like ours', 403, 403, { ...FROM_ITSELF, host: '127.0.0.1#.evil.example' }],
  ['a sister site', 403, 403, { 'sec-fetch-site': 'same-site' }],
  ['its page behind a proxy', 200, 200, { ...FROM_ITSELF, host: 'desk.example' }, PATH, NAME],
  ['a host that the proxy does not name', 403, 403, FROM_ITSELF, PATH, NAME],
])('the desk responds to %s with %i, its form with %i, and only then releases', async (...row) => {
  const [, read, posted, headers, path = PATH, name] = row;
  await add('held', {}, 'honeypot');
  const place = await serveDesk(outbox, { path: PATH, name });
  const ask = async (method: string, query: string, form: string) => {
    const url = new URL(path + query, place.url);
    const [response] = await once(request(url, { method, headers }).end(form), 'response');
    const isRefusal = (await text(response)).includes(said.refusals.notFromDesk);
    return { status: response.statusCode, isRefusal };
  };
  const refusalOr = (status: number) => ({ status, isRefusal: status === 403 });

  expect(await ask('GET', '?action=release&id=held', '')).toEqual(refusalOr(read));
  expect(await outbox.find('held')).toMatchObject({ state: 'held' });

  expect(await ask('POST', '', 'action=release&id=held')).toEqual(refusalOr(posted));
  const state = posted === 200 ? 'pending' : 'held';
  expect(await outbox.find('held')).toMatchObject({ state });
  place.close();
});

test('a page of the desk may not be stored or framed, and runs no script', async () => {
  const { headers } = await fetch(desk.url);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*frame-ancestors 'none'; style-src 'sha256-[^' ]+'; form-action 'self'$/,
  );
});
