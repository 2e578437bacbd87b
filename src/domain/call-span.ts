import { callHours } from './call-hours.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import { momentsAtWallClock } from './wall-clock.ts';
import { knownZone } from './zones.ts';

export type StoredCall = {
  callAt?: number | null | undefined;
  callEnds?: number | null | undefined;
  timeZone?: string | null | undefined;
};
export type DateAndTime = Partial<Record<'callDate' | 'callTime', string | null | undefined>>;

/** `callMinutes` may have changed since a call was stored. */
export const callLengthMs = ({ callAt, callEnds }: StoredCall = {}) =>
  callAt && callEnds ? callEnds - callAt : callHours.callMinutes * MINUTE_MS;

export const bufferMs = () => Math.round((callHours.bufferMinutes ?? 0) * MINUTE_MS);

/** An unknown zone counts as the agency's. */
export function startOfCall({ callAt, timeZone }: StoredCall, { callDate, callTime }: DateAndTime) {
  if (callAt) return new Date(callAt);
  const zone = knownZone(timeZone) ?? callHours.timeZone;
  return zone && callDate && callTime ? momentsAtWallClock(callDate, callTime, zone)[0] : undefined;
}

/** 0 without a call. */
export function whenCallIsOver(callDate: string | null, callAt: number | null, now: number) {
  if (callAt !== null) return callAt + callLengthMs() + bufferMs();
  const day = Date.parse(`${callDate}T00:00Z`);
  if (Number.isNaN(day)) return 0;
  // At the end of the next day in UTC, the day is over everywhere. A mistyped year counts as the
  // last day offered.
  return Math.min(day + 2 * DAY_MS, now + (callHours.daysAhead + 2) * DAY_MS);
}
