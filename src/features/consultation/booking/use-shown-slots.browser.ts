import { useCallback, useEffect, useMemo, useState } from 'react';
import { localCallStart, toDateString } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { callTimesOn } from '#domain/call-times.ts';
import {
  callSlotsFrom,
  type FreeSlot,
  isTimely,
  offeredDates,
  type TakenSlot,
} from '#domain/offered-slots.ts';
import { simulatedBookings } from '#domain/simulated-bookings.ts';
import { wallClockAt } from '#domain/wall-clock.ts';
import { localZone } from '#domain/zones.ts';

export type ShownSlot = FreeSlot | TakenSlot;

/**
 * Slots that are free or booked, and the dates that have a free one. Hours without a zone have
 * simulated bookings and no notice.
 */
export function useShownSlots(now: Date) {
  const { timeZone } = callHours;
  const { taken, readTaken } = useTakenSpans(timeZone !== undefined);
  const today = timeZone ? wallClockAt(+now, timeZone).date : toDateString(now);
  const all = useMemo(() => slotsFrom(today), [today]);
  const shown = useMemo(() => {
    const slots = all
      .filter(({ at }) => (timeZone ? isTimely(+at, +now, timeZone) : at > now))
      .map((slot): ShownSlot => {
        const isTaken = taken.some(([from = 0, to = 0]) => +slot.at >= from && +slot.at < to);
        return isTaken ? { ...slot, is: 'taken' } : slot;
      });
    const free = slots.filter(({ is }) => is === 'free');
    return { slots, freeDates: new Set(free.map(({ callDate }) => callDate)) };
  }, [all, taken, now]);
  return { ...shown, readTaken };
}

function slotsFrom(today: string): ShownSlot[] {
  const { timeZone } = callHours;
  if (timeZone)
    return callSlotsFrom(today, timeZone, localZone()).map((slot) => ({ ...slot, is: 'free' }));
  return offeredDates(today).flatMap((callDate) => {
    const booked = simulatedBookings(callDate);
    return callTimesOn(callDate).map((callTime) => ({
      at: localCallStart({ callDate, callTime }),
      callDate,
      callTime,
      is: booked.includes(callTime) ? 'taken' : 'free',
    }));
  });
}

/**
 * If the first reading fails, all slots are offered, because the server checks the chosen one. A
 * span begins and ends with a slot.
 */
function useTakenSpans(isWanted: boolean) {
  const [taken, setTaken] = useState<readonly number[][]>([]);
  const readTaken = useCallback(() => {
    if (!isWanted || document.visibilityState === 'hidden') return;
    fetch('/api/busy')
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then((given: [string, string][]) => given.map((span) => span.map(Date.parse)))
      .then(setTaken, () => undefined);
  }, [isWanted]);
  useEffect(() => {
    readTaken();
    document.addEventListener('visibilitychange', readTaken);
    return () => document.removeEventListener('visibilitychange', readTaken);
  }, [readTaken]);
  return { taken, readTaken };
}
