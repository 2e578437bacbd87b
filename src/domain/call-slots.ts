import { callHours } from './call-hours.ts';
import { type Day, firstAndLast, minuteOf, timeAt, WEEK } from './week.ts';

/** The times of a date, which is the visitor's own if the hours have no zone. */
export function slotsOn(date: string) {
  const day = WEEK[new Date(date).getUTCDay()];
  const isIn = ([first, last]: readonly [string, string]) => first <= date && date <= last;
  return day && !callHours.closed.map(firstAndLast).some(isIn) ? slotsOf(day) : [];
}

function slotsOf(day: Day) {
  const { hours, callMinutes } = callHours;
  return (hours[day] ?? [])
    .flatMap((range) => {
      const [first = 0, last = 0] = range.split('-').map(minuteOf);
      const count = callMinutes < 1 ? 0 : Math.max(0, Math.floor((last - first) / callMinutes));
      return Array.from({ length: count }, (_, index) => timeAt(first + index * callMinutes));
    })
    .sort();
}

export const callDays = () => WEEK.filter((day) => callHours.hours[day]?.length);

/** The times of all days, each once. */
export const callSlots = [...new Set(WEEK.flatMap(slotsOf))].sort();

export const [firstSlot = '', lastSlot = ''] = [callSlots.at(0), callSlots.at(-1)];
