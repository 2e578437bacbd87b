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

/** The most minutes with which steps from the first time reach all others, also after a break. */
export function stepThrough([first = '', ...others]: readonly string[]) {
  const commonDivisor = (one: number, other: number): number =>
    other === 0 ? one : commonDivisor(other, one % other);
  return others.map((time) => minuteOf(time) - minuteOf(first)).reduce(commonDivisor, 0);
}
