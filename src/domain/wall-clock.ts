import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** What a clock on a wall of this zone reads then: the date as `yyyy-MM-dd`, and the time as `HH:mm`. */
export function readingOf(at: number, zone: string) {
  const [date = '', time = ''] = new Date(at + offsetMs(at, zone)).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

/** None where the clock skips that hour, two where it repeats it. */
export function momentsThatRead(date: string, time: string, zone: string) {
  const there = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(there)) return [];
  // By the clock as it went the day before, and as it goes the day after: seldom it was set between the two.
  const moments = [there - DAY_MS, there + DAY_MS].map((near) => there - offsetMs(near, zone));
  return [...new Set(moments)].filter((at) => reads(at)).map((at) => new Date(at));

  function reads(at: number) {
    const read = readingOf(at, zone);
    return read.date === date && read.time === time;
  }
}

/** `tzOffset` remembers each spelling of a zone for ever, and visitors write it as they like: so all are one. */
const offsetMs = (at: number, zone: string) =>
  tzOffset(zone.toLowerCase(), new Date(at)) * MINUTE_MS;
