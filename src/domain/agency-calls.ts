import { TZDateMini } from '@date-fns/tz/date/mini';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { lightFormat } from 'date-fns/lightFormat';
import { toDateString } from './call-dates.ts';
import { callHours, isDayOff } from './call-hours.ts';
import { slotsWithin } from './call-slots.ts';

/** A call as the agency offers it: its moment, and how a visitor reads that from the clock on their own wall. */
export type AgencyCall = { at: Date; callDate: string; callTime: string };

/** By the agency's clock: its day may end on another date of the visitor's. Of two that read alike there, the first. */
export function callsBetween(from: Date, to: Date, agencyZone: string, visitorZone: string) {
  const start = new TZDateMini(+addDays(from, -1), agencyZone);
  const days = eachDayOfInterval({ start, end: new TZDateMini(+to, agencyZone) });
  const read = new Map<string, AgencyCall>();
  for (const day of days.filter((each) => !isDayOff(each)))
    for (const time of slotsWithin(callHours)) {
      const [at] = momentsThatRead(toDateString(day), time, agencyZone);
      if (!at) continue;
      const here = new TZDateMini(+at, visitorZone);
      const call = { at, callDate: toDateString(here), callTime: timeOf(here) };
      const name = call.callDate + call.callTime;
      if (!read.has(name)) read.set(name, call);
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
  return momentsThatRead(callDate, callTime, visitorZone).find((at) => {
    const there = new TZDateMini(+at, agencyZone);
    const [first] = momentsThatRead(toDateString(there), timeOf(there), agencyZone);
    const isSlot = slotsWithin(callHours).includes(timeOf(there));
    return isSlot && !isDayOff(there) && first?.getTime() === at.getTime();
  });
}

/** The moment of the call that is asked for, where the hours are the agency's own, and if it has one near then. */
export function momentOf(
  { callDate, callTime }: { callDate: string | null; callTime: string | null },
  visitorZone: string | null,
) {
  const { timeZone, daysAhead } = callHours;
  if (!timeZone || !callDate || !callTime) return undefined;
  const at = callNamed(callDate, callTime, timeZone, visitorZone ?? timeZone);
  // A browser may keep its copy for a fortnight.
  const isNear = at && at > addDays(new Date(), -15) && at < addDays(new Date(), daysAhead + 1);
  return isNear ? at.getTime() : undefined;
}

/** None where the clock skips that hour, two where it repeats it: which of them the library takes depends on the host. */
export function momentsThatRead(date: string, time: string, zone: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const taken = new Date(+new TZDateMini(year, month - 1, day, hour, minute, zone));
  return [addHours(taken, -1), taken, addHours(taken, 1)].filter((moment) => {
    const there = new TZDateMini(+moment, zone);
    return timeOf(there) === time && toDateString(there) === date;
  });
}

const timeOf = (moment: Date) => lightFormat(moment, 'HH:mm');
