import { callHours } from '#domain/call-hours.ts';
import { callLengthMs } from '#domain/call-span.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import {
  callSlotsFrom,
  type FreeSlot,
  isTimely,
  isWithinHours,
  type TakenSlot,
} from '#domain/offered-slots.ts';
import { wallClockAt } from '#domain/wall-clock.ts';
import { environment } from '#server/configuration/environment.ts';
import { cached } from '#server/process/cached.ts';
import { readReservedTimes } from '#server/requests/coming-calls.ts';
import { isFree } from '#server/requests/free-time.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { type BusyTime, mergeBusyTimes } from './busy-times.ts';
import { calendarCacheIn, calendarName } from './calendar-cache.ts';
import { parseRecordedEvent } from './recorded-event.ts';

type Availability = Awaited<ReturnType<typeof readAvailability>>;

export const currentAvailability = () =>
  cached('availability', MINUTE_MS, () => readAvailability(ourRequests(), environment().calendars));

/** Without `calendars`, each calendar of the store counts. */
async function readAvailability({ engine }: Requests, calendars?: readonly URL[]) {
  const readings = await calendarCacheIn(engine).list();
  const names = calendars?.map(calendarName) ?? readings.map(({ calendar }) => calendar);
  const recent = readings.filter(({ calendar, isRecent }) => isRecent && names.includes(calendar));
  const busy = recent.flatMap((reading) => reading.busy);
  const areCalendarsKnown = names.every((name) => recent.some(({ calendar }) => calendar === name));
  return { busy, areCalendarsKnown, reserved: await readReservedTimes(engine) };
}

/** Anybody may read these times, so they tell neither begin nor end of an event. */
export async function readTakenTimes() {
  const { busy, reserved } = await currentAvailability();
  const taken = mergeBusyTimes([...busy, ...reserved.map(({ time }) => time)]);
  const slots = await cached('slots', MINUTE_MS, async () => slotsFromToday(callHours.timeZone));
  const notFree = slots.filter(({ at }) => +at >= Date.now() && !isFree(+at, taken));
  return mergeBusyTimes(notFree.map(({ at }) => [+at, +at + callLengthMs()]));
}

type KnownStart = { callAt: number } & Partial<StoredRequest>;

function isUnavailable(call: KnownStart, { busy, areCalendarsKnown }: Availability) {
  const { callAt } = call;
  // An owner may have removed the time zone since the call was stored.
  const { timeZone } = callHours;
  const isOffered =
    timeZone && isTimely(callAt, Date.now(), timeZone) && isWithinHours(new Date(callAt), timeZone);
  return !isOffered || !areCalendarsKnown || !isFree(callAt, busy, callLengthMs(call));
}

/** `callAt` is null without a zone, and for a date too far away to be meant. */
export async function isTimeUnavailable(callAt: number | null) {
  if (callAt === null) return true;
  const availability = await currentAvailability().catch(() => undefined);
  return !availability || isUnavailable({ callAt }, availability);
}

/** A time may be taken, or come too near, while its request is held or parked. */
export async function requireAgreementIfUnavailable(
  requests: Requests,
  candidates: Iterable<StoredRequest> | AsyncIterable<StoredRequest>,
  calendars = environment().calendars,
) {
  // An empty list may mean a tool without the site's settings.
  const configured = calendars.length > 0 ? calendars : undefined;
  const availability = await readAvailability(requests, configured);
  const mayLose: StoredRequest[] = [];
  for await (const request of candidates) {
    const { callAt, calendarEvent, reserves } = request;
    // The event that the agency has entered for a call does not take that call's time.
    if (callAt === null || calendarEvent !== null) continue;
    // Until the workflow receives a change, the calendar may have the call at the time before.
    const busy = availability.busy.filter(([starts]) => starts !== request.callAtBefore);
    // Hours and notice were checked when the time was reserved.
    const mustAgree = reserves
      ? availability.areCalendarsKnown && !isFree(callAt, busy, callLengthMs(request))
      : isUnavailable({ ...request, callAt }, { ...availability, busy });
    if (mustAgree) mayLose.push(request);
  }
  const changed = new Set(await requests.requireAgreement(mayLose));
  return mayLose.filter(({ id, reserves }) => reserves && changed.has(id)).map(({ id }) => id);
}

export async function readSlotsForChange(request: StoredRequest, zone: string, ownStart?: number) {
  const { busy, reserved } = await currentAvailability();
  const otherCalls = reserved.filter((other) => other.callHash !== request.callHash);
  const ofOthers = [...withoutOwnEvent(busy, request), ...otherCalls.map(({ time }) => time)];
  const taken = mergeBusyTimes(ofOthers);
  const { timeZone } = callHours;
  const slots = slotsFromToday(zone).filter(
    ({ at }) => timeZone && isTimely(+at, Date.now(), timeZone) && +at !== ownStart,
  );
  const offered: FreeSlot[] = [];
  const booked: TakenSlot[] = [];
  for (const slot of slots)
    if (isFree(+slot.at, taken)) offered.push({ ...slot, is: 'free' });
    else booked.push({ ...slot, is: 'taken' });
  return { offered, booked };
}

/** After the agency has moved the event, `calendarEvent` has its new begin. */
function withoutOwnEvent(busy: readonly BusyTime[], request: StoredRequest) {
  const { begins } = parseRecordedEvent(request.calendarEvent);
  // A longer event may be another appointment as well.
  const isOwn = ([starts, ends]: BusyTime) =>
    String(starts) === begins && ends - starts <= callLengthMs(request);
  // If several events begin then, we cannot tell which one is the call.
  return busy.filter(isOwn).length > 1 ? busy : busy.filter((time) => !isOwn(time));
}

/** Also those of today that have passed. Takes 10 ms. */
function slotsFromToday(zone: string | undefined) {
  const { timeZone } = callHours;
  if (!timeZone || !zone) return [];
  return callSlotsFrom(wallClockAt(Date.now(), timeZone).date, timeZone, zone);
}
