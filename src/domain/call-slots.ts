import { callHours } from './call-hours.ts';
import { type CallRange, firstAndLast, minuteOf, timeAt, WEEK } from './week.ts';

/** The times of a date, which is the visitor's own if the hours have no zone. */
export function slotsOn(date: string) {
  const { hours, closed, callMinutes } = callHours;
  const day = WEEK[new Date(date).getUTCDay()];
  if (!day || closed.map(firstAndLast).some(([first, last]) => first <= date && date <= last))
    return [];
  return (hours[day] ?? []).flatMap((range) => slotsIn(range, callMinutes)).sort();
}

function slotsIn(range: CallRange, callMinutes: number) {
  const [first = 0, last = 0] = range.split('-').map(minuteOf);
  const count = callMinutes < 1 ? 0 : Math.max(0, Math.floor((last - first) / callMinutes));
  return Array.from({ length: count }, (_, index) => timeAt(first + index * callMinutes));
}

export const callDays = () => WEEK.filter((day) => callHours.hours[day]?.length);

/** The times of all days, each once. */
export const callSlots = [
  ...new Set(
    callDays().flatMap((day) =>
      (callHours.hours[day] ?? []).flatMap((range) => slotsIn(range, callHours.callMinutes)),
    ),
  ),
].sort();

export const [firstSlot = '', lastSlot = ''] = [callSlots.at(0), callSlots.at(-1)];
