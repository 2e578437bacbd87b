import { createHash } from 'node:crypto';
import { callsBetween } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { environment } from '#server/environment.ts';
import { failureCode } from '#server/failure-code.ts';
import { log } from '#server/log.ts';
import { ourOutbox } from '#server/outbox/open-outbox.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { forget, remembered } from '#server/process-wide.ts';
import { FeedError } from './fetch-feed.ts';
import { readCalendar } from './read-calendar.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Interval = [starts: number, ends: number];
type Busy = {
  /** By the calendars alone. */
  intervals: Interval[];
  /** Whether every calendar was read in the last day. */
  isKnown: boolean;
  /** Which times of the coming month cannot be had, rounded to calls: all that a stranger is told. */
  slots: Interval[];
};

const ourBusy = () => findBusy(ourOutbox(), environment().calendars);

/** When nobody can be called, as it was within the last minute: whoever asks more often is told from memory. */
export async function currentBusy(): Promise<Busy> {
  const { known, underWay } = remembered('busy', MINUTE_MS, ourBusy);
  return underWay ?? known ?? ourBusy();
}

/** Whether a call can only be had if somebody agrees: its time is taken, is over, or cannot be known to be free. */
export async function needsAgreement(callAt: number | null) {
  if (callAt === null || callAt < Date.now()) return true;
  try {
    const { intervals, isKnown } = await currentBusy();
    return !isKnown || meets(callAt, intervals);
  } catch {
    return true;
  }
}

/** Reads each calendar whose turn it is. Said every minute by each process; one of them reads. */
export async function refreshCalendars(outbox: Outbox, calendars: readonly URL[]) {
  const { timeZone } = callHours;
  if (!timeZone) return;
  const names = calendars.map(nameOf);
  for (const { calendar } of await outbox.calendarCopies())
    if (!names.includes(calendar)) await outbox.forgetCalendar(calendar);
  await Promise.all(calendars.map((url) => refresh(outbox, url, timeZone)));
}

async function refresh(outbox: Outbox, url: URL, timeZone: string) {
  const calendar = nameOf(url);
  const claim = await outbox.claimCalendar(calendar);
  if (!claim) return;
  try {
    const read = await readCalendar(url, timeZone, claim.etag);
    if (!read) return await outbox.keepCalendarAsIs(calendar);
    await outbox.keepCalendar(calendar, read);
    forget('busy');
    // What the calendar shows, the request need not keep any longer: there it can be moved.
    for (const { id, callAt, isKept } of await outbox.comingCalls())
      if (isKept && meets(callAt, read.busy)) await outbox.freeCall(id);
    for (const problem of read.problems) log.warn('Calendar not understood', { problem });
  } catch (failure) {
    const reason = failure instanceof FeedError ? failure.message : failureCode(failure);
    log.error('Calendar cannot be read', { host: url.host, reason });
    await outbox.noteCalendarFailed(calendar, reason);
  }
}

async function findBusy(outbox: Outbox, calendars: readonly URL[]): Promise<Busy> {
  const [copies, coming] = [await outbox.calendarCopies(), await outbox.comingCalls()];
  const counting = copies.filter(({ counts }) => counts);
  const names = calendars.map(nameOf);
  const isKnown = names.every((name) => counting.some(({ calendar }) => calendar === name));
  const intervals = counting
    .filter(({ calendar }) => names.includes(calendar))
    .flatMap(({ busy }) => busy);
  const kept = coming.filter((call) => call.isKept).map(({ callAt }) => callAt);
  return { intervals, isKnown, slots: slotsTaken(intervals, kept) };
}

function slotsTaken(intervals: readonly Interval[], kept: readonly number[]) {
  const { timeZone, minutesApart } = callHours;
  if (!timeZone) return [];
  const now = Date.now();
  const slots: Interval[] = [];
  const calls = callsBetween(new Date(now), new Date(now + 31 * DAY_MS), timeZone, timeZone);
  for (const at of calls.map((call) => call.at.getTime())) {
    if (!meets(at, intervals) && !kept.some((other) => Math.abs(at - other) < spanMs())) continue;
    const last = slots.at(-1);
    const ends = at + minutesApart * MINUTE_MS;
    if (last && last[1] >= at) last[1] = ends;
    else slots.push([at, ends]);
  }
  return slots;
}

/** From the beginning of one call to that of the next at the earliest. */
export const spanMs = () => (callHours.minutesApart + bufferMinutes()) * MINUTE_MS;

function meets(callAt: number, intervals: readonly Interval[]) {
  const begins = callAt - bufferMinutes() * MINUTE_MS;
  return intervals.some(([starts, ends]) => begins < ends && callAt + spanMs() > starts);
}

const bufferMinutes = () => callHours.bufferMinutes ?? 0;

/** Its address is a secret, which has no place in the store. */
const nameOf = (url: URL) => createHash('sha256').update(url.href).digest('hex');
