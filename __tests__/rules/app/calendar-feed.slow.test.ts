import ICAL from 'ical.js';
import { GET } from '#app/calendar/[file]/route.ts';
import { callHours } from '#domain/call-hours.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { parseCalendar } from '#server/calls/parse-calendar.ts';
import { environment } from '#server/configuration/environment.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { tryNext } from '../../kit/builders/attempts.ts';
import { aCall, aCallBody, changeCall, nextAddress } from '../../kit/builders/requests.ts';
import { aFolder } from '../../kit/setup/folder.ts';

const KEY = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NEXT_HOUR = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
const link = 'https://agency.example/call/0123';
/** An owner may have deleted the field for the service. */
const body = JSON.stringify({
  ...aCallBody({ name: 'Ann\u202e\nLee, "x"; y' }),
  service: undefined,
});

beforeAll(() => {
  Object.assign(callHours, { timeZone: 'America/New_York' });
  Object.assign(process.env, {
    DATA_DIR: aFolder(),
    CALENDAR_FEED_KEY: KEY,
    DESK_PASSWORD: 'a-password-of-the-desk',
    SITE_URL: 'https://agency.example',
  });
});
afterAll(() => ourRequests().close());

function ask(file = `${KEY}.ics`, more = {}) {
  const headers = { [SOCKET_ADDRESS]: nextAddress(), ...more };
  const request = new Request(`https://agency.example/calendar/${file}`, { headers });
  return GET(request, { params: Promise.resolve({ file }) });
}

function book(id: string, inHours: number, more: { heldBecause?: string } = {}, isOpen = false) {
  const callAt = NEXT_HOUR + inHours * HOUR_MS;
  return ourRequests().add(aCall(id, callAt, { body, link, needsAgreement: isOpen, ...more }));
}

async function events() {
  const calendar = new ICAL.Component(ICAL.parse(await (await ask()).text()));
  const found = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, description, startDate, duration } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue('status');
    const id = uid.replace(/.*site-/, '');
    const starts = +startDate.toJSDate();
    return { id, sequence, summary, description, status, starts, seconds: duration.toSeconds() };
  });
  return found.sort((event, other) => event.starts - other.starts);
}

test('the feed has the calls of the last week and to come, under stable UIDs', async () => {
  await book('coming', 50);
  await book('in question', 60, {}, true);
  await book('held', 70, { heldBecause: 'spam' });
  await book('freed', 80);
  await ourRequests().free('freed');
  await book('recent', -100);
  await book('long ago', -200);
  await tryNext(ourRequests());
  const seconds = 60 * callHours.callMinutes;
  Object.assign(callHours, { callMinutes: 2 * callHours.callMinutes });
  const { headers } = await ask();
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const [recent, coming, inQuestion, ...others] = await events();
  expect(others).toEqual([]);
  expect([recent?.id, inQuestion?.status]).toEqual(['recent', 'TENTATIVE']);
  expect(coming).toMatchObject({ id: 'coming', status: 'CONFIRMED', sequence: 0, seconds });
  expect(coming?.summary).toContain('Ann\nLee, "x"; y');
  expect(coming?.description).toContain(link);
  expect(coming?.description).toContain('https://agency.example/desk/requests/coming');
  expect(coming?.description).not.toContain('undefined');

  const callAt = NEXT_HOUR + 51 * HOUR_MS;
  await changeCall(ourRequests(), 'coming', callAt, { link, body });
  expect((await events())[1]).toMatchObject({ id: 'coming', sequence: 1, starts: callAt });
  await changeCall(ourRequests(), 'coming', undefined);
  expect((await events()).map(({ id }) => id)).toEqual(['recent', 'in question']);
});

test('the feed is hidden without the key, and has the limit of call pages', async () => {
  expect((await ask(KEY)).status).toBe(404);
  expect((await ask(`${KEY.toLowerCase()}.ics`)).status).toBe(404);
  expect((await ask('.ics')).status).toBe(404);

  const statuses = new Set<number>();
  for (let count = 0; count < 25; count += 1)
    statuses.add((await ask('x.ics', { [SOCKET_ADDRESS]: '203.0.113.1' })).status);
  expect([...statuses]).toEqual([404, 429]);
});

test('a calendar that shows the feed blocks no time of its calls', async () => {
  const feed = await (await ask()).text();
  const [from, to] = [new Date(NEXT_HOUR - 300 * HOUR_MS), new Date(NEXT_HOUR + 300 * HOUR_MS)];
  expect(parseCalendar(feed, from, to)).toMatchObject({ busy: [], eventStarts: [] });
});

test('without a key there is no feed', async () => {
  Object.assign(environment(), { calendarFeedKey: undefined });
  expect((await ask('undefined.ics')).status).toBe(404);
});
