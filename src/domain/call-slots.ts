import { callHours } from './call-hours.ts';

/** Every time of a day that a call can begin at. */
export const callSlots = slotsWithin(callHours);

/** From the first call to the last, both included. */
export function slotsWithin({ firstCall, lastCall, minutesApart }: typeof callHours) {
  const [first, last] = [minuteOf(firstCall), minuteOf(lastCall)];
  return Array.from({ length: Math.floor((last - first) / minutesApart) + 1 }, (_, index) =>
    slotAt(first + index * minutesApart),
  );
}

/** Two digits for the hour as well: values are compared as text, and receivers expect HH:MM. */
export function slotAt(minuteOfDay: number) {
  const hour = Math.floor(minuteOfDay / 60);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const minute = twoDigits(minuteOfDay % 60);
  return { value: `${twoDigits(hour)}:${minute}` };
}

function minuteOf(time: string) {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
