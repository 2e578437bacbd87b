import { addDays } from 'date-fns/addDays';
import { callHours } from './call-hours.ts';
import { callTimesOn } from './call-times.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import { momentsAtWallClock, wallClockAt } from './wall-clock.ts';

/** Date and time are in the visitor's zone. */
export type CallSlot = { at: Date; callDate: string; callTime: string };

/** Nobody had this time when it was read. */
export type FreeSlot = CallSlot & { is: 'free' };
export type TakenSlot = CallSlot & { is: 'taken' };

/** Each day is offered whole. `today` is a date of the calendar by which the hours are. */
export function offeredDates(today: string) {
  const first = Date.parse(today);
  return Array.from({ length: callHours.daysAhead + 1 }, (_, count) =>
    new Date(first + count * DAY_MS).toISOString().slice(0, 10),
  );
}

export function callSlotsFrom(today: string, agencyZone: string, visitorZone: string) {
  const slots: CallSlot[] = [];
  for (const day of offeredDates(today))
    for (const time of callTimesOn(day)) {
      const [at] = momentsAtWallClock(day, time, agencyZone);
      if (!at) continue;
      const { date: callDate, time: callTime } = wallClockAt(+at, visitorZone);
      // In an hour that the visitor's clock repeats, browsers read a time as in the first.
      const [first] = momentsAtWallClock(callDate, callTime, visitorZone);
      if (first?.getTime() === at.getTime()) slots.push({ at, callDate, callTime });
    }
  return slots;
}

/** Calls are offered only in the first of two hours that the clock repeats. */
export function isWithinHours(at: Date, agencyZone: string) {
  const { date, time } = wallClockAt(+at, agencyZone);
  const [first] = momentsAtWallClock(date, time, agencyZone);
  return callTimesOn(date).includes(time) && first?.getTime() === at.getTime();
}

export function isTimely(at: number, now: number, agencyZone: string) {
  const { noticeMinutes = 0, daysAhead } = callHours;
  const dateOf = (moment: number) => Date.parse(wallClockAt(moment, agencyZone).date);
  const isInTime = at > now + noticeMinutes * MINUTE_MS;
  return isInTime && dateOf(at) - dateOf(now) <= daysAhead * DAY_MS;
}

export function momentAsRequested(
  { callDate, callTime }: { callDate: string | null; callTime: string | null },
  visitorZone: string | null,
) {
  const { timeZone, daysAhead } = callHours;
  if (!timeZone || !callDate || !callTime) return undefined;
  const moments = momentsAtWallClock(callDate, callTime, visitorZone ?? timeZone);
  // In an hour that the clock repeats, the moment that is offered is meant.
  const at = moments.find((moment) => isWithinHours(moment, timeZone)) ?? moments[0];
  // A browser keeps a copy for two weeks. A date further away counts as a mistake.
  const now = Date.now();
  const isPlausible = at && at > addDays(now, -15) && at < addDays(now, daysAhead + 2);
  return isPlausible ? at.getTime() : undefined;
}
