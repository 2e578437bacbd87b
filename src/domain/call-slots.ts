import { callHours } from './call-hours.ts';

export const callSlots = slotsWithin(callHours);

export const [firstSlot = '', lastSlot = ''] = [callSlots.at(0), callSlots.at(-1)];

export function slotsWithin({ firstCall, lastCall, minutesApart }: typeof callHours) {
  const [first, last] = [minuteOf(firstCall), minuteOf(lastCall)];
  const count = minutesApart < 1 ? 0 : Math.floor((last - first) / minutesApart) + 1;
  return Array.from({ length: count }, (_, index) => timeAt(first + index * minutesApart));
}

function timeAt(minute: number) {
  return new Date(minute * 60_000).toISOString().slice(11, 16);
}

function minuteOf(time: string) {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
