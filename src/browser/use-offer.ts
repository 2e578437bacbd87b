import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';
import { useEffect, useMemo, useState } from 'react';
import { type AgencyCall, callsBetween, isTimely } from '#domain/agency-calls.ts';
import { simulatedBookings } from '#domain/booked-slots.ts';
import {
  firstCallDate,
  fromDateString,
  isCallDate,
  lastCallDate,
  toDateString,
} from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { slotsOn as timesOn } from '#domain/call-slots.ts';
import { zoneHere } from '#domain/is-zone.ts';

export type Slot = { value: string; isBooked?: boolean };

/** Hours with a time zone are the agency's, others the visitor's. */
export function useOffer(now: Date) {
  const busy = useBusy(callHours.timeZone !== undefined);
  const today = +startOfDay(now);
  const calls = useMemo(() => callsFrom(new Date(today)), [today]);
  return callHours.timeZone ? offerOf(calls, busy, now) : offerHere(now);
}

function offerHere(now: Date) {
  function slotsOn(date: string) {
    const booked = simulatedBookings(date);
    const passedUntil = date === toDateString(now) ? lightFormat(now, 'HH:mm') : '';
    return timesOn(date)
      .filter((value) => value > passedUntil)
      .map((value): Slot => ({ value, isBooked: booked.includes(value) }));
  }
  const [first, lastDay] = [firstCallDate(now), lastCallDate(now)];
  const isOffered = (day: Date) => isCallDate(day, now);
  const isFree = (day: Date) =>
    isOffered(day) && slotsOn(toDateString(day)).some(({ isBooked }) => !isBooked);
  const days = Array.from({ length: callHours.daysAhead + 1 }, (_, count) => addDays(first, count));
  const firstFree = days.find(isFree);
  return {
    hasFree: firstFree !== undefined,
    firstDay: firstFree ?? first,
    lastDay,
    isOffered,
    isFree,
    slotsOn,
  };
}

function callsFrom(day: Date) {
  const { timeZone: agencyZone } = callHours;
  if (!agencyZone) return [];
  return callsBetween(day, addDays(day, callHours.daysAhead + 1), agencyZone, zoneHere());
}

/** The agency's times on the visitor's dates, without those that are too soon. */
function offerOf(calls: readonly AgencyCall[], busy: readonly Interval[], now: Date) {
  const open = calls.filter(({ at }) => isTimely(+at, +now));
  const isTaken = ({ at }: AgencyCall) =>
    busy.some(([starts, ends]) => +at >= starts && +at < ends);
  const dates = new Set(open.map(({ callDate }) => callDate));
  const free = open.filter((call) => !isTaken(call)).map(({ callDate }) => callDate);
  return {
    hasFree: free.length > 0,
    firstDay: fromDateString(free.at(0) ?? '') ?? now,
    lastDay: fromDateString(open.at(-1)?.callDate ?? '') ?? now,
    isOffered: (day: Date) => dates.has(toDateString(day)),
    isFree: (day: Date) => free.includes(toDateString(day)),
    slotsOn: (date: string): Slot[] =>
      open
        .filter(({ callDate }) => callDate === date)
        .map((call) => ({ value: call.callTime, isBooked: isTaken(call) })),
  };
}

type Interval = readonly [starts: number, ends: number];

/** Taken times are read when the calendar opens and when the tab comes back. Unknown ones are offered. */
function useBusy(isWanted: boolean) {
  const [busy, setBusy] = useState<readonly Interval[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const closed = new AbortController();
    const { signal } = closed;
    async function refresh() {
      if (document.visibilityState === 'hidden') return;
      try {
        const answer = await fetch('/api/busy', { signal });
        const taken: [string, string][] = await answer.json();
        setBusy(taken.map(([starts, ends]) => [Date.parse(starts), Date.parse(ends)]));
      } catch {
        // The server marks taken times in any case.
        if (!signal.aborted) setBusy([]);
      }
    }
    void refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      closed.abort();
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isWanted]);
  return busy;
}
