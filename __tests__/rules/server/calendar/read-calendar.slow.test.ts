import { createServer, type RequestListener, type Server, setGlobalProxyFromEnv } from 'node:http';
import { gzipSync } from 'node:zlib';
import { readCalendar } from '#server/calendar/read-calendar.ts';
import { listen } from '../../../../scripts/prove/real/listen.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listening(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  return `http://127.0.0.1:${await listen(server)}`;
}

const readAt = (address: string, etag?: string) =>
  readCalendar(new URL(address), 'Europe/Berlin', etag, Date.parse('2026-11-20T12:00Z'));

const reading = async (answer: RequestListener, etag?: string) =>
  readAt(`${await listening(answer)}/secret`, etag);

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  );
const sends = (text: string) => (_: unknown, answer: { end(text: string): void }) =>
  answer.end(text);
const leadsTo =
  (location: string): RequestListener =>
  (_, answer) =>
    answer.writeHead(302, { location }).end();

test('a calendar is read once for each ETag', async () => {
  const read = await reading((_, answer) => {
    answer.setHeader('ETag', '"1"').end(calendar('DTSTART;VALUE=DATE:20261123'));
  });
  const busy = [[Date.parse('2026-11-22T23:00Z'), Date.parse('2026-11-23T23:00Z')]];
  expect(read).toEqual({ busy, begins: [busy[0]?.[0]], events: 1, problems: [], etag: '"1"' });
  const asked = reading(({ headers }, answer) => {
    answer.writeHead(headers['if-none-match'] === '"1"' ? 304 : 500).end();
  }, '"1"');
  expect(await asked).toBeUndefined();
});

test('a calendar is asked for without compression', async () => {
  const read = await reading(({ headers }, answer) => {
    const text = calendar('DTSTART;VALUE=DATE:20261123');
    answer.end(headers['accept-encoding'] === 'identity' ? text : gzipSync(text));
  });
  expect(read?.events).toBe(1);
});

test('a calendar is read through a configured proxy', async () => {
  const proxy = await listening((_, answer) => {
    answer.end(calendar('DTSTART;VALUE=DATE:20261123'));
  });
  const restore = setGlobalProxyFromEnv({ ...process.env, http_proxy: proxy });
  const read = await readAt('http://calendar.example/secret').finally(restore);
  expect(read?.events).toBe(1);
});

test.each([
  'https://127.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://10.0.0.1/',
  'https://localhost/',
  'http://example.com/',
])('a redirect to %s is not followed', async (location) => {
  await expect(reading(leadsTo(location))).rejects.toThrow(
    'it leads to an address that is not public',
  );
});

test.each([
  ['a page to sign in', sends('<!doctype html><title>Sign in</title>'), /It is no calendar/],
  ['half a calendar', sends(calendar('DTSTART:20261123').slice(0, -9)), /Its end is missing/],
  ['a failure', (_: unknown, answer) => answer.writeHead(500).end(), /it answers 500/],
  ['64 MB', sends('BEGIN:VCALENDAR\r\n'.repeat(4_000_000)), /it is longer than 5 MB/],
  [
    'every second of a century',
    sends(calendar('DTSTART:20260101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    /too long|20260101 is written wrong/,
  ],
  [
    'folds without end',
    sends(`BEGIN:VCALENDAR\r\nX:${'\r\n '.repeat(1_600_000)}\r\nEND:VCALENDAR`),
    /too long|"busy":\[\]/,
  ],
] as const satisfies [string, RequestListener, RegExp][])(
  'a calendar with %s costs no more than its limits',
  async (_, answer, outcome) => {
    const said = await reading(answer).then(JSON.stringify, (failure: Error) => failure.message);
    expect(said).toMatch(outcome);
  },
);

test('an endless calendar is given up and blocks nothing', async () => {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 100);
  const endless = reading((_, answer) => {
    answer.write('BEGIN:VCALENDAR\r\n');
    const drip = setInterval(() => answer.write('X:1\r\n'), 500);
    answer.on('close', () => clearInterval(drip));
  });
  await expect(endless).rejects.toThrow('no answer within 10 seconds');
  clearInterval(counting);
  expect(turns).toBeGreaterThan(20);
});

test('a calendar fails alone when its reading process cannot start', async () => {
  jest.replaceProperty(process, 'execPath', '/nowhere/node');
  await expect(reading(sends(calendar('DTSTART:20261123')))).rejects.toThrow(
    'what understands it does not start (ENOENT)',
  );
  jest.restoreAllMocks();
});
