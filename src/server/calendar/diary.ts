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
import { ourOutbox } from '#server/open-outbox.ts';
import { DAY_MS } from '#server/outbox/waits.ts';
import { processWide, remembered } from '#server/process-wide.ts';
import { merged } from './busy.ts';
import { calendarCopiesIn } from './calendar-copies.ts';
import { nameOf } from './refresh-calendars.ts';

const MINUTE_MS = 60_000;

export type Diary = Awaited<ReturnType<typeof readDiary>>;

/** At most a minute old. */
export async function currentDiary(): Promise<Diary> {
  const look = () => readDiary(ourOutbox(), environment().calendars.map(nameOf));
  const { known, underWay } = remembered('diary', MINUTE_MS, look);
  return underWay ?? known ?? look();
}

export async function readDiary(outbox: Outbox, calendars?: readonly string[]) {
  const copies = await calendarCopiesIn(outbox.engine).list();
  const coming = await bookingsIn(outbox).coming();
  const names = calendars ?? copies.map(({ calendar }) => calendar);
  const counting = copies.filter(({ calendar, counts }) => counts && names.includes(calendar));
  const busy = counting.flatMap((copy) => copy.busy);
  const calls = coming.filter(({ isReserved }) => isReserved);
  return {
    busy,
    isKnown: counting.length === names.length,
    calls,
    /** Taken times, rounded to calls: all that the public learns. */
    slots: slotsTaken([...busy, ...calls.flatMap(timeOf)], Date.now()),
  };
}

/** By hours and calendars alone. Bookings compare with other calls. */
function needsAgreement(callAt: number | null, { busy, isKnown }: Diary) {
  const { timeZone } = callHours;
  if (callAt === null || !timeZone) return callAt === null;
  const isOffered = isTimely(callAt, Date.now()) && isWithinHours(new Date(callAt), timeZone);
  return !isOffered || !isKnown || !isFree(callAt, busy);
}

/** Unknown counts as needing agreement. */
export async function needsAgreementNow(callAt: number | null) {
  try {
    return needsAgreement(callAt, await currentDiary());
  } catch {
    return true;
  }
}

/** For requests that waited: calendars and other calls may have changed. */
export async function judgeAgain(
  outbox: Outbox,
  requests: Iterable<StoredRequest | undefined> | AsyncIterable<StoredRequest>,
) {
  const diary = await readDiary(outbox);
  for await (const request of requests)
    if (request?.callAt)
      await bookingsIn(outbox).judge(request, needsAgreement(request.callAt, diary));
}

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

/** Cached for a minute and zone: clock changes make it cost 10 ms. */
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
