import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS, MINUTE_MS } from './durations.ts';

export function wallClockAt(at: number, zone: string) {
  const [date = '', time = ''] = new Date(at + offsetMs(at, zone)).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

/** Returns no moment if the clock skips the hour, and two if it repeats it. */
export function momentsAtWallClock(date: string, time: string, zone: string) {
  const there = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(there)) return [];
  const moments = [there - DAY_MS, there + DAY_MS].map((near) => there - offsetMs(near, zone));
  return [...new Set(moments)].filter((at) => matches(at)).map((at) => new Date(at));

  function matches(at: number) {
    const read = wallClockAt(at, zone);
    return read.date === date && read.time === time;
  }
}

/** `tzOffset` caches 35 KB for ever for each spelling of a zone. Visitors choose the spelling, so it is made lower-case. */
const offsetMs = (at: number, zone: string) =>
  tzOffset(zone.toLowerCase(), new Date(at)) * MINUTE_MS;
