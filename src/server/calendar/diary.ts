import {
  type AgencyCall,
  bufferMs,
  callLengthMs,
  callSpanMs,
  callsBetween,
  isTimely,
  isWithinHours,
} from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { environment } from '#server/environment.ts';
import { ourOutbox } from '#server/our-outbox.ts';
import type { ComingCall } from '#server/outbox/calls.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import type { StoredRequest } from '#server/outbox/stored-request.ts';
import { DAY_MS } from '#server/outbox/waits.ts';
import { processWide, remembered } from '#server/process-wide.ts';
import { type Busy, merged } from './busy.ts';
import { nameOf } from './refresh-calendars.ts';

const MINUTE_MS = 60_000;

/** When nobody can be called. */
export type Diary = Awaited<ReturnType<typeof readDiary>>;

/** As it was within the last minute: whoever asks more often is told from memory. */
export async function currentDiary(): Promise<Diary> {
  const look = () => readDiary(ourOutbox(), environment().calendars.map(nameOf));
  const { known, underWay } = remembered('diary', MINUTE_MS, look);
  return underWay ?? known ?? look();
}

/** By the calendars of these names, or by all that the site has read. */
export async function readDiary(outbox: Outbox, calendars?: readonly string[]) {
  const [copies, coming] = [await outbox.calendarCopies(), await outbox.comingCalls()];
  const names = calendars ?? copies.map(({ calendar }) => calendar);
  const counting = copies.filter(({ calendar, counts }) => counts && names.includes(calendar));
  const busy = counting.flatMap((copy) => copy.busy);
  const calls = coming.filter(({ isReserved }) => isReserved);
  return {
    /** By the calendars. */
    busy,
    /** Whether every calendar was read in the last day. */
    isKnown: counting.length === names.length,
    /** Calls whose times are not offered to anybody else. */
    calls,
    /** Which times cannot be had, rounded to calls: all that a stranger is told. */
    slots: slotsTaken([...busy, ...calls.map(timeOf)], Date.now()),
  };
}

/**
 * The one judgement of a moment, when it is asked for, released or tried again: whether its call can only be had if
 * somebody agrees. That no other call is too near, the store sees to.
 */
function needsAgreement(callAt: number | null, { busy, isKnown }: Diary) {
  const { timeZone } = callHours;
  if (callAt === null || !timeZone) return callAt === null;
  const isOffered = isTimely(callAt, Date.now()) && isWithinHours(new Date(callAt), timeZone);
  return !isOffered || !isKnown || !isFree(callAt, busy);
}

/** The same for a request that comes in: what cannot be known has to be agreed. */
export async function needsAgreementNow(callAt: number | null) {
  try {
    return needsAgreement(callAt, await currentDiary());
  } catch {
    return true;
  }
}

/** For what waited, and now goes its way: the calendars may say something else by now. */
export async function judgeAgain(
  outbox: Outbox,
  requests: Iterable<StoredRequest | undefined> | AsyncIterable<StoredRequest>,
) {
  const diary = await readDiary(outbox);
  for await (const request of requests)
    if (request?.callAt && !request.needsAgreement && needsAgreement(request.callAt, diary))
      await outbox.noteNeedsAgreement(request.id);
}

/** What a call of these requests can be moved to, in the order of time, as somebody in this zone reads it. */
export function callsOffered({ busy, calls }: Diary, zone: string, ids: readonly string[]) {
  const now = Date.now();
  const others = calls.filter(({ id }) => !ids.includes(id)).map(timeOf);
  const own = calls.filter(({ id }) => ids.includes(id)).map(({ callAt }) => callAt);
  return callsToCome(zone, now).filter(
    ({ at }) => isTimely(+at, now) && isFree(+at, [...busy, ...others]) && !own.includes(+at),
  );
}

/** The stored end of a call: it does not change with the hours. */
const timeOf = ({ callAt, reservedUntil }: ComingCall): Busy => [
  callAt,
  reservedUntil - bufferMs(),
];

function slotsTaken(taken: readonly Busy[], now: number) {
  const slots = callsToCome(callHours.timeZone, now).filter(({ at }) => !isFree(+at, taken));
  return merged(slots.map(({ at }) => [+at, +at + callLengthMs()]));
}

const MOST_ZONES = 50;
const inZones = processWide('calls to come', () => new Map<string, readonly AgencyCall[]>());

/** Computed once a minute for each zone: the clock's changes make it cost 10 ms. */
function callsToCome(zone: string | undefined, now: number) {
  const { timeZone, daysAhead } = callHours;
  if (!timeZone || !zone) return [];
  const minute = Math.floor(now / MINUTE_MS);
  const key = JSON.stringify([minute, zone, callHours]);
  const to = new Date(now + (daysAhead + 1) * DAY_MS);
  const calls = inZones.get(key) ?? callsBetween(new Date(minute * MINUTE_MS), to, timeZone, zone);
  inZones.set(key, calls);
  const [oldest] = inZones.keys();
  if (inZones.size > MOST_ZONES && oldest !== undefined) inZones.delete(oldest);
  return calls.filter(({ at }) => +at >= now);
}

/** Whether a call can begin then: it takes its length, and the time kept free before and after it. */
function isFree(callAt: number, taken: readonly Busy[]) {
  const begins = callAt - bufferMs();
  return !taken.some(([starts, ends]) => begins < ends && callAt + callSpanMs() > starts);
}
