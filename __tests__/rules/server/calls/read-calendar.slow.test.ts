import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { mergeBusyTimes } from '#server/calls/busy-times.ts';
import { search } from '#server/calls/calendar-event.ts';
import { type CalendarReading, parseCalendar } from '#server/calls/parse-calendar.ts';
import { parsing, readCalendar } from '#server/calls/read-calendar.ts';
import { isDerivedId } from '#server/process/hashes.ts';
import { listen } from '../../../kit/real/listen.ts';
import { setZone } from '../../../kit/setup/today-is.ts';

const ZONE = 'America/New_York';
const NOW = Date.parse('2026-10-20T00:00Z');
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function reading(respond: RequestListener, credentials = '') {
  const server = createServer(respond);
  servers.push(server);
  const url = new URL(`http://${credentials}127.0.0.1:${await listen(server)}/secret`);
  // An owner may spell the zone in any case.
  return readCalendar(url, ZONE.toLowerCase(), NOW);
}

const calendar = (event: string) =>
  `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n${event}\nEND:VEVENT\nEND:VCALENDAR`;
/** Each event is given up, but together they take too long. */
const ENDLESS = calendar(
  Array(999)
    .fill('DTSTART:20260131T000000Z\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31')
    .join('\nEND:VEVENT\nBEGIN:VEVENT\n'),
);
function eachMinute(seriesCount: number, count: number) {
  const rule = `DURATION:PT1M\nRRULE:FREQ=MINUTELY;COUNT=${count}`;
  const series = Array.from(
    { length: seriesCount },
    (_, day) => `DTSTART:202610${20 + (day % 12)}T100000Z\n${rule}`,
  );
  return calendar(series.join('\nEND:VEVENT\nBEGIN:VEVENT\n'));
}
const sends =
  (content: string | Buffer, headers = {}, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(content);
const redirects = sends('', { location: 'http://example.com/' }, 302);
const long = gzipSync('BEGIN:VCALENDAR\r\n'.repeat(1_400_000));

const inUtc = ({ busy }: CalendarReading) =>
  mergeBusyTimes(busy).map((times) =>
    times.map((at) => new Date(at).toISOString().slice(5, 16)).join('/'),
  );

const FEEDS = join(import.meta.dirname, 'feeds');

test.each(readdirSync(FEEDS))('busy times are read from %s', (file) => {
  const text = readFileSync(join(FEEDS, file), 'utf8').replaceAll('\n', '\r\n');
  const expected = (name: string) =>
    Array.from(text.matchAll(RegExp(`^X-TEST-${name}:(.+)\r`, 'gm')), ([, value = '']) => value);
  setZone(expected('ZONE')[0] ?? ZONE);
  const problems = expected('PROBLEM');
  // Above the days since 1998. To try the others takes seconds.
  jest.replaceProperty(search, 'maxDates', 11_000);
  const found = parseCalendar(text, new Date('2026-10-19T00:00Z'), new Date('2026-11-22T00:00Z'));
  expect(inUtc(found)).toEqual(expected('BUSY').flatMap((all) => all.split(' ')));
  const isBusyAt = (at: number) => found.busy.some(([from, to]) => from <= at && at < to);
  expect(found.eventStarts.every(({ at, uid }) => isBusyAt(at) && isDerivedId(uid))).toBe(true);
  expect(found.problems).toEqual(problems.map((words) => expect.stringContaining(words)));
  expect(found.notUnderstood).toBe(problems.filter((words) => /^\d{8}|no day/.test(words)).length);
});

test('a calendar is read with its credentials, in the zone of its agency', async () => {
  const eachDay = calendar('DTSTART:20261001T230000\nDURATION:PT1H\nRRULE:FREQ=DAILY');
  const found = await reading(({ headers }, response) => {
    const isAllowed = headers.authorization === `Basic ${btoa('ada:a@b%')}`;
    response.writeHead(isAllowed ? 200 : 401).end(eachDay);
  }, 'ada:a%40b%@');
  expect(inUtc(found)).toHaveLength(34);
  expect(inUtc(found)[0]).toBe('10-19T03:00/10-19T04:00');
});

test('a calendar is read that has twelve series of 999 events', async () => {
  const found = await reading(sends(eachMinute(12, 999)));
  expect(found.notUnderstood).toBe(0);
  expect(inUtc(found)).toHaveLength(12);
  expect(inUtc(found)[0]).toBe('10-20T10:00/10-21T02:39');
});

test.each<[string, RequestListener, RegExp]>([
  ['a page to sign in', sends('<!doctype html><title>Sign in</title>'), /It is no calendar/],
  ['a failure', sends('', {}, 500), /it answers 500/],
  ['a redirect without https', redirects, /it leads to an address without https/],
  ['half of itself', sends(calendar('DTSTART:20261123').slice(0, -9)), /Its end is missing/],
  ['24 MB in 60 KB', sends(long, { 'content-encoding': 'gzip' }), /longer than 20 MB/],
])('a calendar with %s is refused within its limits', async (_, respond, reason) => {
  await expect(reading(respond)).rejects.toThrow(reason);
});

test.each<[string, RequestListener, Partial<typeof parsing>, RegExp]>([
  [
    'takes more than its seconds to parse',
    sends(ENDLESS),
    { cpuSeconds: 1 },
    /parsing it takes too much/,
  ],
  [
    'has more events than its bytes hold',
    sends(eachMinute(2, 999)),
    { maxBytes: 99_999 },
    /more than some 50,000 events/,
  ],
])('a calendar that %s is refused', async (_, respond, lower, reason) => {
  for (const [name, value] of Object.entries(lower))
    jest.replaceProperty(parsing, name as keyof typeof parsing, value);
  await expect(reading(respond)).rejects.toThrow(reason);
});

test('a program that fails is no fault of the calendar', async () => {
  jest.replaceProperty(process, 'execPath', '/no/such/program');
  const fails = reading(sends(calendar('DTSTART:20261123')));
  await expect(fails).rejects.toThrow('the parser fails (127)');
});

test('a calendar without an end is refused after ten seconds', async () => {
  const { timeout } = AbortSignal;
  const waits = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 40));
  const drips = reading((_, response) => {
    const drip = setInterval(() => response.write('X:1\r\n'), 20);
    response.on('close', () => clearInterval(drip));
  });
  await expect(drips).rejects.toThrow('no answer within 10 seconds');
  expect(waits).toHaveBeenCalledWith(10_000);
});
