import {
  type AgencyCall,
  callLengthMs,
  callsBetween,
  isTimely,
  isWithinHours,
} from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { type Booking, bookingsIn, timeOf } from '#server/bookings/bookings.ts';
import { isFree, type Taken } from '#server/bookings/is-free.ts';
import { environment } from '#server/environment.ts';
import type { Outbox, StoredRequest } from '#server/leads.ts';
import { ourOutbox } from '#server/our-outbox.ts';
import { DAY_MS } from '#server/outbox/waits.ts';
import { processWide, remembered } from '#server/process-wide.ts';
import { merged } from './busy.ts';
import { calendarCopiesIn } from './calendar-copies.ts';
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
  const copies = await calendarCopiesIn(outbox.engine).list();
  const coming = await bookingsIn(outbox).coming();
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
    slots: slotsTaken([...busy, ...calls.flatMap(timeOf)], Date.now()),
  };
}

/** Whether a call can only be had if somebody agrees, by hours and calendars. Other calls are the bookings' to see. */
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

/** For what waited, and now goes its way: calendars and other calls may say something else by now. */
export async function judgeAgain(
  outbox: Outbox,
  requests: Iterable<StoredRequest | undefined> | AsyncIterable<StoredRequest>,
) {
  const diary = await readDiary(outbox);
  for await (const request of requests)
    if (request?.callAt)
      await bookingsIn(outbox).judge(request, needsAgreement(request.callAt, diary));
}

/** What a call can be moved to, in the order of time, as somebody in this zone reads it. */
export function callsOffered({ busy, calls }: Diary, zone: string, { keyHash, callAt }: Booking) {
  const now = Date.now();
  const others = calls.filter((call) => call.keyHash !== keyHash).flatMap(timeOf);
  const taken = [...busy, ...others];
  return callsToCome(zone, now).filter(
    ({ at }) => isTimely(+at, now) && isFree(+at, taken) && +at !== callAt,
  );
}

function slotsTaken(taken: readonly Taken[], now: number) {
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
