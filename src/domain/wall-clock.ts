import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS, MINUTE_MS } from './durations.ts';

export function wallClockAt(at: number, zone: string) {
  const [date = '', time = ''] = new Date(at + offsetMs(at, zone)).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

/** Returns no moment if the clock skips the hour, and two if it repeats it. */
export function momentsAtWallClock(date: string, time: string, zone: string) {
  const asUtc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(asUtc)) return [];
  const moments = [asUtc - DAY_MS, asUtc + DAY_MS].map((day) => asUtc - offsetMs(day, zone));
  return [...new Set(moments)].filter((at) => matches(at)).map((at) => new Date(at));

  function matches(at: number) {
    const read = wallClockAt(at, zone);
    return read.date === date && read.time === time;
  }
}

/** Reads many moments: most days have one offset, which is asked for once. */
export function clockIn(zone: string) {
  const offsets = new Map<number, number | undefined>();
  return (at: number) => {
    const day = Math.floor(at / DAY_MS);
    if (!offsets.has(day)) offsets.set(day, offsetAllDay(day * DAY_MS, zone));
    const local = new Date(at + (offsets.get(day) ?? offsetMs(at, zone)));
    return { day: local.getUTCDay(), hour: local.getUTCHours() };
  };
}

function offsetAllDay(begins: number, zone: string) {
  const offset = offsetMs(begins, zone);
  return offset === offsetMs(begins + DAY_MS, zone) ? offset : undefined;
}

/**
 * `tzOffset` caches 35 KB for ever for each spelling of a zone, and visitors choose the spelling.
 */
const offsetMs = (at: number, zone: string) =>
  tzOffset(zone.toLowerCase(), new Date(at)) * MINUTE_MS;
