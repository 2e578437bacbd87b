import { addDays } from 'date-fns/addDays';
import { POST as logIn } from '#app/desk/login/route.tsx';
import { POST as logOut } from '#app/desk/logout/route.ts';
import { GET as getRequest } from '#app/desk/requests/[id]/route.tsx';
import { GET, POST } from '#app/desk/route.tsx';
import { operatorWords } from '#content/operator-words.ts';
import { toDateString } from '#domain/call-dates.ts';
import { whenCallIsOver } from '#domain/call-span.ts';
import { durationInWords } from '#domain/duration-in-words.ts';
import { DAY_MS } from '#domain/durations.ts';
import { timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { calendarCacheIn } from '#server/calls/calendar-cache.ts';
import { environment } from '#server/configuration/environment.ts';
import { answerInASentence } from '#server/desk/answer-in-words.ts';
import { processWide } from '#server/process/process-wide.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { type Requests, requestsIn } from '#server/requests/requests.ts';
import { OVER_QUOTA } from '#server/requests/stored-request.ts';
import { recordBackup } from '#server/running/health.ts';
import { refused, tryNext } from '../../kit/builders/attempts.ts';
import {
  A_SERVICE,
  aCall,
  aCallBody,
  aRequestBody,
  changeCall,
  nextAddress,
} from '../../kit/builders/requests.ts';
import { addMany, rewrite } from '../../kit/builders/rows.ts';
import { readable } from '../../kit/readable.ts';
import { newFolder } from '../../kit/setup/stores.ts';
import { formFields, locale, words } from '../../kit/words.ts';

const said = operatorWords.desk;
const DESK = 'https://agency.example/desk';
const PASSWORD = 'correct-horse-battery';
const FROM_DESK = { 'sec-fetch-site': 'same-origin' };

let now: number;
let outbox: Requests;
let cookie: string;

beforeEach(async () => {
  Object.assign(process.env, {
    DESK_PASSWORD: PASSWORD,
    CONSULTATION_WEBHOOK_URL: 'https://workflow.example',
  });
  // What the process shares belongs to the other store.
  Reflect.deleteProperty(globalThis, Symbol.for('smart-business-site'));
  now = Date.now();
  const place = await newFolder();
  outbox = processWide('requests', () => requestsIn(place.connect(() => now)));
  cookie = cookieIn(await tryPassword(PASSWORD));
});

type Headers = Record<string, string>;

const asking = (url: string, headers: Headers = {}) =>
  new Request(url, {
    headers: { [SOCKET_ADDRESS]: nextAddress(), 'sec-fetch-site': 'none', cookie, ...headers },
  });

const posting = (url: string, fields: Headers, headers: Headers = {}) =>
  new Request(url, {
    method: 'POST',
    headers: { [SOCKET_ADDRESS]: nextAddress(), ...FROM_DESK, cookie, ...headers },
    body: new URLSearchParams(fields),
  });

const tryPassword = (password: string, headers: Headers = {}) =>
  logIn(posting(`${DESK}/login`, { password, address: '/desk' }, { cookie: '', ...headers }));

const cookieIn = ({ headers }: Response) =>
  /^[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';

const read = async (question = '') => (await GET(asking(DESK + question))).text();

const respondWith = (id: string, headers?: Headers) =>
  getRequest(asking(`${DESK}/requests/${id}`, headers), { params: Promise.resolve({ id }) });
const readOne = async (id: string) => (await respondWith(id)).text();

const respondTo = (action: string, target = '') => POST(posting(DESK, { action, target }));
const press = async (action: string, target = '') => (await respondTo(action, target)).text();

const add = (id: string, changes: Record<string, unknown> = {}, heldBecause?: string) =>
  outbox.add({ id, body: JSON.stringify(aRequestBody(changes)), heldBecause });

const idsIn = (page: string) =>
  [...page.matchAll(/href="\/desk\/requests\/(\w+)"/g)].map(([, id]) => id);
const listIn = (page: string) => page.slice(page.indexOf('<search'));
const toAnswerIn = (page: string) =>
  page.slice(page.indexOf('"to-answer"'), page.search(/"calls-to-come"|<search/));

test('without a password there is no desk', async () => {
  Reflect.deleteProperty(process.env, 'DESK_PASSWORD');
  Reflect.deleteProperty(globalThis, Symbol.for('smart-business-site'));
  for (const response of [
    await GET(asking(DESK)),
    await respondTo('retry-all'),
    await tryPassword(''),
    await tryPassword(PASSWORD),
  ])
    expect(response.status).toBe(404);
});

test('whoever has no session, or a false one, sees the login alone', async () => {
  await add('one');
  const [name = '', session = ''] = cookie.split('=');
  const [expires, signature] = session.split('.');
  const later = `${Number(expires) + DAY_MS}.${signature}`;
  for (const false_ of ['', `${name}=`, `${name}=${later}`, `${name}=x.y`, `x${cookie}`]) {
    const response = await respondWith('one', { cookie: false_ });
    const page = await response.text();
    expect({ false_, isLogin: page.includes('current-password') }).toEqual({
      false_,
      isLogin: true,
    });
    expect(page).toContain('value="/desk/requests/one"');
    expect(page).not.toContain('ada@example.com');
    expect((await POST(posting(DESK, { action: 'retry-all' }, { cookie: false_ }))).status).toBe(
      403,
    );
  }
  expect(await readOne('one')).toContain('ada@example.com');
});

test('over plain http nobody is asked for the password', async () => {
  const request = new Request(DESK, { headers: { [SOCKET_ADDRESS]: nextAddress() } });
  const response = await GET(request);
  const page = await response.text();
  expect(response.status).toBe(403);
  expect(page).toContain(said.login.needsHttps);
  expect(page).not.toContain('<input');
});

test('a session ends after 30 days, with another password, and in another store', async () => {
  expect(await read()).toContain(said.toAnswer.title);
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31 * DAY_MS);
  expect(await read()).not.toContain(said.toAnswer.title);
  jest.restoreAllMocks();
  Object.assign(process.env, { DESK_PASSWORD: 'another-long-password' });
  Reflect.deleteProperty(globalThis, Symbol.for('smart-business-site'));
  processWide('requests', () => outbox);
  expect(await read()).not.toContain(said.toAnswer.title);
  Object.assign(process.env, { DESK_PASSWORD: PASSWORD });
  Reflect.deleteProperty(globalThis, Symbol.for('smart-business-site'));
  const other = await newFolder();
  processWide('requests', () => requestsIn(other.connect()));
  expect(await read()).not.toContain(said.toAnswer.title);
});

test('the eleventh password of a network is told when to come again', async () => {
  const fromThere = { [SOCKET_ADDRESS]: '203.0.113.9' };
  for (let tries = 0; tries < 10; tries += 1)
    expect((await tryPassword('a wrong password', fromThere)).status).toBe(403);
  const response = await tryPassword(PASSWORD, fromThere);
  expect([response.status, cookieIn(response)]).toEqual([429, '']);
  expect(response.headers.get('retry-after')).toMatch(/^(59\d|600)$/);
  expect(await response.text()).toContain(said.login.tooMany('in 10 minutes'));
});

test('the cookie belongs to this host alone, and no script reads it', async () => {
  const { headers, status } = await tryPassword(PASSWORD);
  expect([status, headers.get('location')]).toEqual([303, '/desk']);
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-desk=[\w.-]+; Max-Age=2592000; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  );
  const out = await logOut(posting(`${DESK}/logout`, {}));
  expect(out.headers.get('set-cookie')).toMatch(/^__Host-desk=; Max-Age=0; /);
  // Otherwise Back shows a request.
  expect(out.headers.get('clear-site-data')).toBe('"cache"');
});

test('Safari, which keeps no secure cookie of localhost, logs in there, too', async () => {
  const here = { host: 'localhost:3000' };
  const { headers } = await tryPassword(PASSWORD, here);
  const [session = '', ...attributes] = `${headers.get('set-cookie')}`.split('; ');
  expect(attributes).toEqual(['Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Strict']);
  expect((await respondWith('one', { ...here, cookie: session })).status).toBe(404);
  expect(await (await respondWith('one', { cookie: session })).text()).toContain(said.login.button);
  const out = await logOut(posting(`${DESK}/logout`, {}, { ...here, cookie: session }));
  expect(out.headers.get('set-cookie')).toMatch(/^desk=; Max-Age=0; Path/);
});

test('a proxy that calls the site localhost gets a secure cookie', async () => {
  jest.replaceProperty(environment(), 'trustedProxies', 1);
  const there = { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.1' };
  expect(cookieIn(await tryPassword(PASSWORD, there))).toMatch(/^__Host-/);
});

test.each([
  ['/desk/requests/a-1', '/desk/requests/a-1'],
  ['https://evil.example/desk', '/desk'],
  ['//evil.example', '/desk'],
  ['/desk/requests/../../x', '/desk'],
])('a login for %s leads to %s', async (address, location) => {
  const posted = posting(`${DESK}/login`, { password: PASSWORD, address });
  expect((await logIn(posted)).headers.get('location')).toBe(location);
});

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '' },
])('a form with %j is refused, with the cookie, too', async (headers) => {
  await add('held', {}, 'honeypot');
  const form = posting(DESK, { action: 'release', target: 'held' }, headers);
  expect((await POST(form)).status).toBe(403);
  expect((await tryPassword(PASSWORD, headers)).status).toBe(403);
  expect(await outbox.find('held')).toMatchObject({ state: 'held' });
});

test('a link of a web mail, which brings no cookie, reloads the page instead of asking', async () => {
  const response = await respondWith('one', { cookie: '', 'sec-fetch-site': 'cross-site' });
  expect(response.headers.get('refresh')).toBe('0');
  expect(await response.text()).not.toContain('current-password');
});

test('a page of the desk may not be stored or framed, runs no script, and has no links', async () => {
  for (const { headers } of [await GET(asking(DESK)), await GET(asking(DESK, { cookie: '' }))]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'sha256-[^' ]+'; font-src 'self'; form-action 'self'$/,
    );
  }
});

test('the oldest promise to answer stands first, and an overdue one is marked', async () => {
  await add('first');
  now += 60_000;
  await add('second');
  await add('held', {}, 'honeypot');
  now += 60_000;
  await outbox.add(aCall('agreed', now + DAY_MS));
  await outbox.add(aCall('requested', now + 2 * DAY_MS, { needsAgreement: true }));
  const list = toAnswerIn(await read());
  expect(idsIn(list)).toEqual(['first', 'second', 'requested']);
  expect(list).not.toContain('Overdue');
  jest.spyOn(Date, 'now').mockImplementation(() => now + 20 * DAY_MS);
  cookie = cookieIn(await tryPassword(PASSWORD));
  const overdue = said.toAnswer.overdue('').trim();
  expect(toAnswerIn(await read()).split(overdue)).toHaveLength(4);
});

test('what is answered leaves the list, and the same button brings it back', async () => {
  await add('one');
  const answered = await respondTo('answered', 'one');
  expect([answered.status, answered.headers.get('location')]).toEqual([303, '/desk']);
  expect(idsIn(toAnswerIn(await read()))).toEqual([]);
  expect(await readOne('one')).toContain(said.actions.unanswered.button);
  expect(listIn(await read())).toContain(said.request.facts.answered);
  await respondTo('unanswered', 'one');
  expect(idsIn(toAnswerIn(await read()))).toEqual(['one']);
  expect((await respondTo('answered', 'two')).status).toBe(409);
});

test('twenty requests to answer are shown, and by a link more', async () => {
  for (let index = 0; index < 25; index += 1) await add(`${index}`);
  const page = await read();
  const more = new RegExp(`href="/desk([^"]+)"[^>]*>${said.toAnswer.more}`).exec(
    readable(page),
  )?.[1];
  const listed = [page, await read(more)].map((shown) => idsIn(toAnswerIn(shown)).length);
  expect(listed).toEqual([20, 25]);
});

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
  expect(page).not.toContain('<script>');
  const current = [...page.matchAll(/href="([^"]+)" aria-current/g)].map(([, href]) => href);
  expect(current).toEqual(query === '?state=held' ? ['/desk?state=held#requests'] : []);
  expect(idsIn(listIn(page)).toSorted()).toEqual(found);
});

test('the desk lists fifty requests, and by a link the older ones, too', async () => {
  for (let index = 0; index < 60; index += 1) await add(`${index}`);
  const first = await read();
  const older = new RegExp(`href="/desk([^"]+)"[^>]*>${said.search.older}`);
  const more = older.exec(readable(first))?.[1]?.replaceAll('&amp;', '&');
  const listed = [first, await read(more)].map((page) => idsIn(listIn(page)).length);
  expect(listed).toEqual([50, 60]);
});

test('the desk searches the newest 20,000 requests, and by a link all', async () => {
  await add('old', { name: 'Ada' });
  now += 1_000;
  await addMany(outbox.engine, 20_000, { state: 'delivered', acceptedAt: now });
  const page = await read('?word=ada');
  expect(page).toContain(said.search.isCut((20_000).toLocaleString(locale)));
  expect(idsIn(listIn(page))).toEqual([]);
  const inAll = new RegExp(`href="/desk([^"]+)"[^>]*>${said.search.inAll}`);
  const found = await read(inAll.exec(readable(page))?.[1]?.replaceAll('&amp;', '&'));
  expect(idsIn(listIn(found))).toEqual(['old']);
  expect(found).not.toContain(said.search.inAll);
});

test('the desk releases by one button all that a quota or a flood holds', async () => {
  await add('one', {}, 'honeypot');
  expect(await read()).not.toContain('value="release-all"');
  await add('two', { phone: '' }, OVER_QUOTA);
  const page = await read();
  expect(page).toContain('value="release-all"');
  expect(page).not.toContain('outbox -- release');
  expect(await press('release-all')).toContain(said.results.allReleased(1));
  expect(await readOne('two')).not.toContain('href="tel:');
});

test('the desk responds with 404 to an unknown request, and 409 to a refused action', async () => {
  await add('one');
  const refusal = await respondTo('release', 'one');
  expect([refusal.status, await refusal.text()]).toEqual([
    409,
    expect.stringContaining(`${said.refusals.release('one')} ${said.refusals.itIs.pending}`),
  ]);
  expect((await respondWith('two')).status).toBe(404);
  expect((await respondTo('constructor', 'one')).status).toBe(409);
});

test('a store that fails ends no desk', async () => {
  jest.spyOn(outbox, 'search').mockRejectedValueOnce(new Error('gone'));
  expect((await GET(asking(DESK))).status).toBe(503);
  expect((await GET(asking(DESK))).status).toBe(200);
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

  const list = await read();
  const coming = list.slice(list.indexOf('"calls-to-come"'), list.indexOf('<search'));
  expect(idsIn(coming)).toEqual(['running', 'sooner', 'later']);
  expect(coming).toMatch(/\b10:00\b.*Chatham</);
  expect(coming).toContain('href="https://a/sooner?');

  const page = readable(await readOne('sooner'));
  const theirs = `${timeInWords('10:00', locale)} (${zoneInWords('Pacific/Chatham', locale)})`;
  const service = words.choices.service[A_SERVICE] ?? '';
  const links = ['href="mailto:ada%40example.com"', 'href="tel:+15550100"'];
  for (const shown of [theirs, formFields.service, service, ...links])
    expect(page).toContain(shown);
});

test('the desk says whether delivery flows, and how old a backup is', async () => {
  now -= 8 * DAY_MS;
  await recordBackup(outbox.engine);
  now += 8 * DAY_MS;
  await outbox.add(aCall('one', now + DAY_MS, { needsAgreement: true }));
  const oldBackup = operatorWords.alerts.backup.text(durationInWords(8 * DAY_MS, locale));
  const flowing = await read();
  for (const sentence of [said.delivery.flows, oldBackup]) expect(flowing).toContain(sentence);
  now += 11 * 60_000;
  expect(await read()).toContain(said.delivery.late);
  await tryNext(outbox, refused(503, 60_000));
  const paused = await read();
  expect(paused).toContain(said.delivery.paused);
  expect(paused).toContain(answerInASentence('503', operatorWords));
  expect(paused).toContain('value="retry-all"');
  expect(await press('retry-all')).toContain(said.results.allDueNow(1, 0));

  Object.assign(process.env, { CONSULTATION_WEBHOOK_URL: '' });
  Reflect.deleteProperty(globalThis, Symbol.for('smart-business-site'));
  processWide('requests', () => outbox);
  const nobody = await read();
  expect(nobody).toContain(said.delivery.nobody);
  expect(nobody).not.toContain('value="retry-all"');
});

test('a discarded change gives no time back that a calendar event has taken', async () => {
  const cache = calendarCacheIn(outbox.engine);
  await cache.claim(['ours']);
  await cache.store('ours', { busy: [[now, now + 2 * DAY_MS]], notUnderstood: 0 });
  await outbox.add(aCall('call', now + DAY_MS));
  const { id } = await changeCall(outbox, 'call', now + 3 * DAY_MS);
  await rewrite(outbox.engine, { state: 'parked' }, id);
  expect(await press('discard', id)).toContain(said.results.callAsBefore);
  expect(await outbox.find('call')).toMatchObject({ needsAgreement: true });
  await changeCall(outbox, 'call', now + 4 * DAY_MS);
  await rewrite(outbox.engine, { state: 'parked' }, 'call');
  expect(await press('discard', 'call')).not.toContain(said.results.callAsBefore);
});

test('the desk discards and forgets behind a fold, and reports a missing request', async () => {
  const email = 'eve@example.com';
  await add('held', { email }, 'honeypot');
  await add('pending', { email });
  expect(await readOne('held')).toMatch(
    /<summary.*value="discard".*<summary.*value="forget".* value="eve@/s,
  );
  expect(await press('discard', 'held')).toContain(said.results.discarded('held'));
  expect(await readOne('held')).toContain(said.refusals.noRequest('held'));
  await press('forget', email);
  expect(await outbox.find('pending')).toMatchObject({ state: 'erased' });
});
