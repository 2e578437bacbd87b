import ICAL from 'ical.js';
import { GET } from '#app/calendar/[file]/route.ts';
import { callHours } from '#domain/call-hours.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { busyTimes } from '#server/calendar/busy-times.ts';
import { SOCKET_ADDRESS } from '#server/intake/client-networks.ts';
import { ourOutbox } from '#server/open-outbox.ts';
import { tryNext } from '../../kit/builders/attempts.ts';
import { aCallBody } from '../../kit/builders/consultation-request.ts';
import { aFolder } from '../../kit/setup/folder.ts';

const KEY = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const HOUR = 3_600_000;
const LINK = 'https://agency.example/call/0123';

beforeAll(() => {
  Object.assign(callHours, { timeZone: 'America/New_York' });
  process.env['DATA_DIR'] = aFolder();
  process.env['CALENDAR_FEED_KEY'] = KEY;
});
afterAll(() => ourOutbox().close());

let count = 0;

function ask(file = `${KEY}.ics`, headers = {}) {
  count += 1;
  const from = { [SOCKET_ADDRESS]: `198.51.100.${count % 200}` };
  const request = new Request(`https://agency.example/calendar/${file}`, {
    headers: { ...from, ...headers },
  });
  return GET(request, { params: Promise.resolve({ file }) });
}

function book(id: string, inHours: number, more = {}) {
  const callAt = Math.ceil(Date.now() / HOUR) * HOUR + inHours * HOUR;
  const body = JSON.stringify(aCallBody({ name: `Ann\n${id}, "x"; y` }));
  const caller = { network: null, email: null, phone: null };
  return bookingsIn(ourOutbox()).add(
    { id, body, secret: LINK, keepUntil: callAt + HOUR, attributes: { callAt }, ...more },
    { keyHash: id, caller },
  );
}

async function events() {
  const calendar = new ICAL.Component(ICAL.parse(await (await ask()).text()));
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const { uid, sequence, summary, description, startDate } = new ICAL.Event(each);
    const status = each.getFirstPropertyValue('status');
    return { uid, sequence, summary, description, status, starts: +startDate.toJSDate() };
  });
}

test('the feed has the calls of the last week and to come, under stable UIDs', async () => {
  await book('coming', 50);
  await book('in question', 60, {
    attributes: { callAt: Date.now() + 60 * HOUR, needsAgreement: true },
  });
  await book('held', 70, { heldBecause: 'spam' });
  await book('recent', -100);
  await book('long ago', -200);
  await tryNext(ourOutbox());
  const before = await events();
  const statusOf = before.map(({ uid, status }) => [uid.replace(/.*site-/, ''), status]);
  expect(statusOf.sort()).toEqual([
    ['coming', 'CONFIRMED'],
    ['in question', 'TENTATIVE'],
    ['recent', 'CONFIRMED'],
  ]);
  const [coming] = before.filter(({ uid }) => uid.endsWith('coming'));
  expect(coming?.summary).toContain('Ann\ncoming, "x"; y');
  // It was delivered, and its link stays for the feed.
  expect(coming?.description).toContain(LINK);

  const callAt = Number(coming?.starts) + HOUR;
  const change = {
    keyHash: 'coming',
    id: 'moved',
    follows: 'coming',
    link: LINK,
    needsAgreement: false,
  };
  await bookingsIn(ourOutbox()).change({
    ...change,
    status: 'moved',
    callAt,
    body: JSON.stringify(aCallBody()),
  });
  expect((await events()).find(({ uid }) => uid === coming?.uid)).toMatchObject({
    sequence: 1,
    starts: callAt,
  });
  await bookingsIn(ourOutbox()).change({
    ...change,
    id: 'gone',
    follows: 'moved',
    status: 'cancelled',
    callAt,
    body: '{}',
  });
  expect((await events()).find(({ uid }) => uid === coming?.uid)).toBeUndefined();
});

test('the feed answers 304 until a call changes, and is stored and indexed by nobody', async () => {
  const { headers, status } = await ask();
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  const known = { 'if-none-match': headers.get('etag') };
  expect((await ask(undefined, known)).status).toBe(304);
  await book('another', 90);
  expect((await ask(undefined, known)).status).toBe(200);
});

test('the feed is hidden from everybody without the key, and costs a stranger the limit of call pages', async () => {
  for (const file of [KEY, `${KEY}.ICS`, `${KEY.toLowerCase()}.ics`, 'undefined.ics', '.ics'])
    expect((await ask(file)).status).toBe(404);
  const statuses = new Set<number>();
  for (let each = 0; each < 25; each += 1)
    statuses.add((await ask('x.ics', { [SOCKET_ADDRESS]: '203.0.113.1' })).status);
  expect([...statuses]).toEqual([404, 429]);
});

test('a calendar that shows the feed blocks no time of its calls', async () => {
  const feed = await (await ask()).text();
  const [from, to] = [new Date(Date.now() - 300 * HOUR), new Date(Date.now() + 300 * HOUR)];
  expect(busyTimes(feed, from, to)).toMatchObject({ busy: [], begins: [] });
});
