import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen } from './listen.ts';

type Busy = readonly [starts: number, ends: number];

export async function startCalendarFeed() {
  const events = new Map<string, Busy>();
  let isAway = false;
  const server = createServer((_, answer) =>
    isAway ? answer.writeHead(500).end() : answer.end(written(events)),
  );
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/secret.ics`,
    events,
    setAway(next: boolean) {
      isAway = next;
    },
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

const written = (events: ReadonlyMap<string, Busy>) =>
  [
    'BEGIN:VCALENDAR',
    ...Array.from(events, ([uid, [starts, ends]]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART:${utc(starts)}`,
      `DTEND:${utc(ends)}`,
      'END:VEVENT',
    ]).flat(),
    'END:VCALENDAR',
  ].join('\r\n');

const utc = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
