import type { CallHours, CallRange, Day } from '#agency-types.ts';

export type { CallHours, CallRange, Day };

export const WEEK = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies readonly Day[];

export function minuteOf(time: string) {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

export const timeAt = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);

export function firstAndLast(closed: string) {
  const [first = '', last = first] = closed.split(' to ');
  return [first, last] as const;
}
