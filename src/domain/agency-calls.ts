import { addDays } from 'date-fns/addDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { isDayOff, toDateString } from './call-dates.ts';
import { callHours } from './call-hours.ts';
import { slotsWithin } from './call-slots.ts';
import { momentsThatRead, readingOf } from './wall-clock.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** A call as the agency offers it: its moment, and how a visitor reads that from the clock on their own wall. */
export type AgencyCall = { at: Date; callDate: string; callTime: string };

/** By the agency's clock: its day may end on another date of the visitor's. Of two that read alike there, the first. */
export function callsBetween(from: Date, to: Date, agencyZone: string, visitorZone: string) {
  const dayThere = (at: Date) => startOf(readingOf(+at, agencyZone).date);
  const days = eachDayOfInterval({ start: dayThere(addDays(from, -1)), end: dayThere(to) });
  const read = new Map<string, AgencyCall>();
  for (const day of days.filter((each) => !isDayOff(each)))
    for (const slot of slotsWithin(callHours)) {
      const [at] = momentsThatRead(toDateString(day), slot, agencyZone);
      if (!at) continue;
      const { date, time } = readingOf(+at, visitorZone);
      if (!read.has(date + time)) read.set(date + time, { at, callDate: date, callTime: time });
    }
  return [...read.values()].filter(({ at }) => at >= from && at <= to);
}

/** The moment that a visitor means; nothing where the agency has no call then. */
export function callNamed(
  callDate: string,
  callTime: string,
  agencyZone: string,
  visitorZone: string,
) {
  return momentsThatRead(callDate, callTime, visitorZone).find((at) =>
    isWithinHours(at, agencyZone),
  );
}

/** Whether a call can begin then by the agency's clock. */
export function isWithinHours(at: Date, agencyZone: string) {
  const { date, time } = readingOf(+at, agencyZone);
  const [first] = momentsThatRead(date, time, agencyZone);
  const isSlot = slotsWithin(callHours).includes(time);
  return isSlot && !isDayOff(startOf(date)) && first?.getTime() === at.getTime();
}

/** Whether a call can still be asked for, or already: after its notice, and no further ahead than calls are planned. */
export function isTimely(at: number, now: number) {
  const { noticeMinutes = 0, daysAhead } = callHours;
  return at > now + noticeMinutes * MINUTE_MS && at <= now + daysAhead * DAY_MS;
}

/** From the beginning of one call to that of the next at the earliest. */
export const callSpanMs = () => callLengthMs() + bufferMs();
export const callLengthMs = () => callHours.minutesApart * MINUTE_MS;
export const bufferMs = () => (callHours.bufferMinutes ?? 0) * MINUTE_MS;

/** The moment of the call that is asked for, where the hours are the agency's own, and if it has one near then. */
export function momentOf(
  { callDate, callTime }: { callDate: string | null; callTime: string | null },
  visitorZone: string | null,
) {
  const { timeZone, daysAhead } = callHours;
  if (!timeZone || !callDate || !callTime) return undefined;
  const at = callNamed(callDate, callTime, timeZone, visitorZone ?? timeZone);
  // A browser may store its copy for a fortnight.
  const isNear = at && at > addDays(new Date(), -15) && at < addDays(new Date(), daysAhead + 1);
  return isNear ? at.getTime() : undefined;
}

/**
 * When a call is over that is asked for, and the time after it, as far as that can be known: without a zone a day
 * later than it is anywhere. What is asked for a year that nobody offers is over as soon as the last that could be.
 */
export function callOver(callDate: string | null, callAt: number | null, now: number) {
  if (callAt !== null) return callAt + callSpanMs();
  const day = Date.parse(`${callDate}T00:00Z`);
  return Number.isNaN(day)
    ? 0
    : Math.min(day + 2 * DAY_MS, now + (callHours.daysAhead + 2) * DAY_MS);
}

/** On this machine's clock: a day of the week is the same on all. */
const startOf = (date: string) => new Date(`${date}T00:00`);
