import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import { failureCode } from '#server/process/log.ts';
import { authorizationOf, withoutCredentials } from '#server/process/outgoing-http.ts';
import { textWithin } from '#server/process/text-within.ts';
import type { CalendarReading } from './parse-calendar.ts';

/** A reading may be a day old, so it covers more days than visitors see. */
const FURTHER_DAYS = 3;
const FETCH_TIMEOUT_MS = 10_000;
/** Some ten years of meetings with their texts, which take a second. */
const MAX_BYTES = 20_000_000;
/** A test sets lower ones, since it takes seconds to reach these. */
export const parsing = { cpuSeconds: 5, maxBytes: 5_000_000 };
const MAX_REDIRECTS = 3;

/** The message never names the address, which is a secret. */
export class CalendarError extends Error {}

/** A worker would share the server's time zone and memory. */
export async function readCalendar(url: URL, zone: string, now = Date.now()) {
  const calendar = await fetchCalendar(url);
  const options = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128'];
  const limited = ['-c', `ulimit -t ${parsing.cpuSeconds}; exec "$0" "$@"`, process.execPath];
  const to = now + (callHours.daysAhead + FURTHER_DAYS) * DAY_MS;
  const program = [...options, programFile(), `${now - DAY_MS}`, `${to}`];
  // Unlike `Intl`, TZ takes one spelling alone.
  const { timeZone: TZ } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  const running = promisify(execFile)('/bin/sh', [...limited, ...program], {
    env: { NODE_ENV: process.env.NODE_ENV, TZ },
    maxBuffer: parsing.maxBytes,
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  // The child may exit before it has read everything.
  running.child.stdin?.on('error', () => undefined);
  running.child.stdin?.end(calendar);
  const { stdout } = await running.catch((failure) => {
    const code = failureCode(failure);
    if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
      throw new CalendarError('it has more than some 50,000 events in the coming days');
    throw new CalendarError(
      failure.signal ? 'parsing it takes too much time or memory' : `the parser fails (${code})`,
    );
  });
  const { failure, ...reading }: CalendarReading & { failure?: string } = JSON.parse(stdout);
  if (failure) throw new CalendarError(failure);
  return reading;
}

function programFile() {
  const inBuild = join(import.meta.dirname ?? '', 'calendar-process.mjs');
  return existsSync(inBuild) ? inBuild : resolve('src/server/calls/calendar-process.ts');
}

async function fetchCalendar(url: URL) {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  try {
    const { body } = await follow(url, signal);
    const text = await textWithin(MAX_BYTES, body);
    if (text === undefined) throw new CalendarError('it is longer than 20 MB: delete old events');
    return text;
  } catch (failure) {
    if (failure instanceof CalendarError) throw failure;
    throw new CalendarError(signal.aborted ? 'no answer within 10 seconds' : failureCode(failure));
  }
}

async function follow(url: URL, signal: AbortSignal, redirects = 0): Promise<Response> {
  const headers = { accept: 'text/calendar', ...authorizationOf(url) };
  const response = await fetch(withoutCredentials(url), { signal, headers, redirect: 'manual' });
  if (response.ok) return response;
  await response.body?.cancel();
  const location = response.status < 400 && response.headers.get('location');
  const next = location && redirects < MAX_REDIRECTS ? URL.parse(location, url) : null;
  if (!next) throw new CalendarError(`it answers ${response.status}`);
  // A redirect must not reach our own network. A host there lacks a certificate for a stranger's
  // name.
  if (next.protocol !== 'https:') throw new CalendarError('it leads to an address without https');
  return follow(next, signal, redirects + 1);
}
