import { once } from 'node:events';
import { createServer } from 'node:http';
import { utc } from '#domain/calendar-entry.ts';
import { listen } from './listen.ts';

type Busy = readonly [starts: number, ends: number];

export async function startCalendarFeed() {
  const server = createServer((_, response) =>
    feed.isAway ? response.writeHead(500).end() : response.end(written(feed.events)),
  );
  const feed = {
    url: `http://127.0.0.1:${await listen(server)}/secret.ics`,
    events: new Map<string, Busy>(),
    isAway: false,
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
  return feed;
}

const written = (events: ReadonlyMap<string, Busy>) =>
  ['BEGIN:VCALENDAR', ...Array.from(events, linesOf).flat(), 'END:VCALENDAR'].join('\r\n');

function linesOf([uid, [starts, ends]]: [string, Busy]) {
  const times = [`DTSTART:${utc(new Date(starts))}`, `DTEND:${utc(new Date(ends))}`];
  return ['BEGIN:VEVENT', `UID:${uid}`, ...times, 'END:VEVENT'];
}
