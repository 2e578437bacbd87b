import { callHours } from './call-hours.ts';
import { rangesOn } from './call-times.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { momentsAtWallClock, wallClockAt } from './wall-clock.ts';
import { minuteOf, timeAt } from './week.ts';

/** Longer than any holiday. */
const MAX_DAYS = 100;
const ROUND_MS = 5 * MINUTE_MS;

export type PromisedReply = {
  dueAt: Date;
  /** True while the agency is open: all of the hours count. */
  isWithinHours: boolean;
};

/**
 * Hours count while the agency is open. Hours without a zone are the visitor's. Undefined if the
 * agency opens on no day.
 */
export function promisedReply(
  sentAt: number,
  hours: number,
  visitorZone: string,
): PromisedReply | undefined {
  const dueAt = afterOpenTime(sentAt, hours * HOUR_MS, callHours.timeZone ?? visitorZone);
  if (!dueAt) return undefined;
  const isWithinHours = +dueAt === sentAt + hours * HOUR_MS;
  return { dueAt: isWithinHours ? dueAt : nextRoundTime(dueAt), isWithinHours };
}

/** Nobody promises 9:01. */
const nextRoundTime = (time: Date) => new Date(Math.ceil(+time / ROUND_MS) * ROUND_MS);

function afterOpenTime(from: number, openMs: number, zone: string) {
  const today = Date.parse(wallClockAt(from, zone).date);
  let leftMs = openMs;
  for (let day = 0; day < MAX_DAYS; day += 1) {
    const date = new Date(today + day * DAY_MS).toISOString().slice(0, 10);
    for (const [opens, closes] of openTimesOn(date, zone)) {
      const begins = Math.max(opens, from);
      if (begins + leftMs <= closes) return new Date(begins + leftMs);
      leftMs -= Math.max(0, closes - begins);
    }
  }
  return undefined;
}

/** Each post asks for those of today. Its hours are kept beside them, because tests have others. */
let last: { key: string; hours: unknown; times: OpenTimes } | undefined;

function openTimesOn(date: string, zone: string) {
  const { closed, hours } = callHours;
  const key = `${date} ${zone} ${closed}`;
  if (last?.key !== key || last.hours !== hours)
    last = { key, hours, times: readOpenTimes(date, zone) };
  return last.times;
}

type OpenTimes = readonly (readonly [opens: number, closes: number])[];

function readOpenTimes(date: string, zone: string): OpenTimes {
  const inMinutes = rangesOn(date).map((range) => range.split('-').map(minuteOf));
  return inMinutes
    .toSorted(([first = 0], [other = 0]) => first - other)
    .flatMap(([first = 0, last = 0]) =>
      // A clock may skip the minute of opening.
      momentsAtWallClock(date, timeAt(first), zone)
        .slice(0, 1)
        .map((opens) => [+opens, +opens + (last - first) * MINUTE_MS] as const),
    );
}
