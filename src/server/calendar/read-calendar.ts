import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { callHours } from '#domain/call-hours.ts';
import { failureCode } from '#server/failure-code.ts';
import type { Reading } from './busy-times.ts';
import { FeedError, fetchFeed } from './fetch-feed.ts';

const DAY_MS = 86_400_000;
/** More than visitors can see: the copy may be a day old. */
const FURTHER_DAYS = 3;

const PARSE_WITHIN_MS = 5_000;
const HEAP_MB = 128;
const LONGEST_ANSWER = 2_000_000;

/** When one calendar says that its owner is busy, by the agency's clock. Nothing if it is as it was at this ETag. */
export async function readCalendar(url: URL, zone: string, etag?: string | null, now = Date.now()) {
  const feed = await fetchFeed(url, etag);
  if (!feed) return undefined;
  const reading = await understand(feed.text, zone, now);
  return { ...reading, etag: feed.etag };
}

/**
 * In a process of its own: a worker shares the clock's zone with the server, which an all-day event must not, and what
 * it takes of memory and time is taken from visitors.
 */
async function understand(feed: string, zone: string, now = Date.now()): Promise<Reading> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=ExperimentalWarning', program()],
    {
      env: { NODE_ENV: process.env.NODE_ENV, TZ: zone },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: PARSE_WITHIN_MS,
      killSignal: 'SIGKILL',
    },
  );
  if (child.pid === undefined) {
    const [failure] = await once(child, 'error');
    throw new FeedError(`what understands it does not start (${failureCode(failure)})`);
  }
  // Who ends early does not read to the end.
  child.stdin.on('error', () => undefined);
  const to = now + (callHours.daysAhead + FURTHER_DAYS) * DAY_MS;
  child.stdin.end(JSON.stringify({ feed, from: now - DAY_MS, to }));
  const printed = await text(child.stdout).catch(() => '');
  if (!printed.endsWith('\n') || printed.length > LONGEST_ANSWER)
    throw new FeedError('it takes too long, or too much memory, to understand');
  const { failure, ...reading } = JSON.parse(printed);
  if (failure) throw new FeedError(failure);
  return reading;
}

/** Beside the built server and the operator's commands, or in the sources. */
function program() {
  const beside = join(import.meta.dirname ?? '', 'busy-program.mjs');
  return existsSync(beside) ? beside : resolve('src/server/calendar/busy-program.ts');
}
