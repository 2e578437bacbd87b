import { createServer, type RequestListener, type Server } from 'node:http';
import { readCalendar } from '#server/calendar/read-calendar.ts';
import { listen } from '../../../../scripts/prove/real/listen.ts';
import { FEEDS_NOW, FEEDS_ZONE, feeds } from '../../../kit/builders/calendar-feeds.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function reading(answer: RequestListener, credentials = '') {
  const server = createServer(answer);
  servers.push(server);
  const url = new URL(`http://${credentials}127.0.0.1:${await listen(server)}/secret`);
  return readCalendar(url, FEEDS_ZONE, FEEDS_NOW);
}

const calendar = (event: string) =>
  `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n${event}\nEND:VEVENT\nEND:VCALENDAR`;
const sends =
  (text: string): RequestListener =>
  (_, answer) =>
    answer.end(text);

test.each(feeds)('busy times are read from $name', async ({ busy, problems, text }) => {
  const found = await reading(sends(text));
  const moment = (time: number) => new Date(time).toISOString().slice(5, 16);
  expect(found.busy.map((times) => times.map(moment).join('/'))).toEqual(busy);
  const isBusyAt = (at: number) => found.busy.some(([from, to]) => from <= at && at < to);
  expect(found.begins.every(isBusyAt)).toBe(true);
  expect(found.problems).toEqual(problems.map((words) => expect.stringMatching(words)));
  const blocking = problems.filter(({ source }) => !/time zone|no day/.test(source));
  expect(found.notUnderstood).toBe(blocking.length);
});

test('a calendar is read with its credentials', async () => {
  const found = await reading(({ headers }, answer) => {
    const isAllowed = headers.authorization === `Basic ${btoa('ada:a@b')}`;
    answer.writeHead(isAllowed ? 200 : 401).end(calendar('DTSTART;VALUE=DATE:20261023'));
  }, 'ada:a%40b@');
  expect(found.busy).toHaveLength(1);
});

test.each(['https://127.0.0.1/', 'https://[::ffff:127.0.0.1]/', 'http://example.com/'])(
  'a redirect to %s is not followed',
  async (location) => {
    const redirected = reading((_, answer) => answer.writeHead(302, { location }).end());
    await expect(redirected).rejects.toThrow('it leads to an address that is not public');
  },
);

test.each([
  ['a page to sign in', sends('<!doctype html><title>Sign in</title>'), /It is no calendar/],
  ['half a calendar', sends(calendar('DTSTART:20261123').slice(0, -9)), /Its end is missing/],
  ['a failure', (_: unknown, answer) => answer.writeHead(500).end(), /it answers 500/],
  ['7 MB', sends('BEGIN:VCALENDAR\r\n'.repeat(400_000)), /it is longer than 5 MB/],
  [
    'an event each 31 February',
    sends(calendar('DTSTART:20260131T000000Z\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31')),
    /it takes too long/,
  ],
  [
    'no end',
    (_: unknown, answer) => {
      const drip = setInterval(() => answer.write('X:1\r\n'), 500);
      answer.on('close', () => clearInterval(drip));
    },
    /no answer within 10 seconds/,
  ],
] as const satisfies [string, RequestListener, RegExp][])(
  'a calendar with %s is refused within its limits',
  async (_, answer, reason) => {
    await expect(reading(answer)).rejects.toThrow(reason);
  },
);
