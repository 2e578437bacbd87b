import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Reading } from './busy-times.ts';
import { FeedError, fetchFeed } from './fetch-feed.ts';

/** A copy may be a day old, so it covers more days than visitors see. */
const FURTHER_DAYS = 3;
const CPU_SECONDS = 5;

/** Reads it in a child process: a worker would share the server's time zone and memory. */
export async function readCalendar(url: URL, zone: string, now = Date.now()) {
  const feed = await fetchFeed(url);
  const options = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128'];
  const limited = ['-c', `ulimit -t ${CPU_SECONDS}; exec "$0" "$@"`, process.execPath];
  const running = promisify(execFile)('/bin/sh', [...limited, ...options, program()], {
    env: { NODE_ENV: process.env.NODE_ENV, TZ: zone },
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  const to = now + (callHours.daysAhead + FURTHER_DAYS) * DAY_MS;
  // The child may exit before it has read everything.
  running.child.stdin?.on('error', () => undefined);
  running.child.stdin?.end(JSON.stringify({ feed, from: now - DAY_MS, to }));
  const { stdout } = await running.catch(() => {
    throw new FeedError('it takes too long, or too much memory, to understand');
  });
  const { failure, ...reading }: Reading & { failure?: string } = JSON.parse(stdout);
  if (failure) throw new FeedError(failure);
  return reading;
}

function program() {
  const inBuild = join(import.meta.dirname ?? '', 'busy-program.mjs');
  return existsSync(inBuild) ? inBuild : resolve('src/server/calls/busy-program.ts');
}
