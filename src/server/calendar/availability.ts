import {
  type AgencyCall,
  callLengthMs,
  callsBetween,
  isTimely,
  isWithinHours,
} from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { type Booking, isFree, timeOf } from '#server/bookings/booking.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { cached } from '#server/cached.ts';
import { environment } from '#server/configuration/environment.ts';
import { ourOutbox } from '#server/open-outbox.ts';
import type { Outbox, StoredRequest } from '#server/site-outbox.ts';
import { merged } from './busy.ts';
import { calendarCopiesIn } from './calendar-copies.ts';
import { nameOf } from './refresh-calendars.ts';

export type Availability = Awaited<ReturnType<typeof readAvailability>>;

export const currentAvailability = () =>
  cached('availability', MINUTE_MS, () =>
    readAvailability(ourOutbox(), environment().calendars.map(nameOf)),
  );

async function readAvailability(outbox: Outbox, calendars?: readonly string[]) {
  const copies = await calendarCopiesIn(outbox.engine).list();
  const coming = await bookingsIn(outbox).coming();
  const names = calendars ?? copies.map(({ calendar }) => calendar);
  const recent = copies.filter(({ calendar, isRecent }) => isRecent && names.includes(calendar));
  const calls = coming.filter(({ isReserved }) => isReserved);
  const busy = recent.flatMap((copy) => copy.busy);
  return { busy, areCalendarsKnown: recent.length === names.length, calls };
}

export function takenSlots({ busy, calls }: Availability) {
  const taken = [...busy, ...calls.flatMap(timeOf)];
  const slots = comingSlots(callHours.timeZone, Date.now()).filter(({ at }) => !isFree(+at, taken));
  return merged(slots.map(({ at }) => [+at, +at + callLengthMs()]));
}

function needsAgreement(callAt: number | null, { busy, areCalendarsKnown }: Availability) {
  const { timeZone } = callHours;
  if (callAt === null || !timeZone) return callAt === null;
  const isOffered = isTimely(callAt, Date.now()) && isWithinHours(new Date(callAt), timeZone);
  return !isOffered || !areCalendarsKnown || !isFree(callAt, busy);
}

export const needsAgreementNow = (callAt: number | null) =>
  currentAvailability()
    .then((availability) => needsAgreement(callAt, availability))
    .catch(() => true);

export async function recheckCalls(
  outbox: Outbox,
  requests: Iterable<StoredRequest | undefined> | AsyncIterable<StoredRequest>,
) {
  const availability = await readAvailability(outbox);
  for await (const request of requests) {
    const isNotOffered = needsAgreement(request?.callAt ?? null, availability);
    if (request?.callAt) await bookingsIn(outbox).recheck(request, { isNotOffered });
  }
}

export function slotsFor({ keyHash, callAt }: Booking, zone: string, given: Availability) {
  const now = Date.now();
  const others = given.calls.filter((call) => call.keyHash !== keyHash);
  const taken = [...given.busy, ...others.flatMap(timeOf)];
  return comingSlots(zone, now).filter(
    ({ at }) => isTimely(+at, now) && isFree(+at, taken) && +at !== callAt,
  );
}

const MAX_ZONES = 50;
const byZone = new Map<string, readonly AgencyCall[]>();

/** Cached for a minute and zone: daylight-saving rules make it cost 10 ms. */
function comingSlots(zone: string | undefined, now: number) {
  const { timeZone, daysAhead } = callHours;
  if (!timeZone || !zone) return [];
  const minute = Math.floor(now / MINUTE_MS);
  const key = JSON.stringify([minute, zone, callHours]);
  const to = new Date(now + (daysAhead + 1) * DAY_MS);
  const slots = byZone.get(key) ?? callsBetween(new Date(minute * MINUTE_MS), to, timeZone, zone);
  if (byZone.size >= MAX_ZONES) byZone.clear();
  byZone.set(key, slots);
  return slots.filter(({ at }) => +at >= now);
}
