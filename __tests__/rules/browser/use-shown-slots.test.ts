import { renderHook } from '@testing-library/react';
import { useShownSlots } from '#browser/use-shown-slots.ts';
import { timeInWords } from '#domain/moment-in-words.ts';
import { isOffered } from '#domain/offered-call.ts';
import { setZone } from '../../kit/setup/set-zone.ts';

test.each([
  ['Pacific/Kiritimati', '2026-11-20T23:30Z', '2026-11-23', '2026-12-21'],
  ['Pacific/Pago_Pago', '2026-11-20T00:30Z', '2026-11-19', '2026-12-18'],
  ['America/New_York', '2026-03-06T20:30Z', '2026-03-06', '2026-04-03'],
  ['America/New_York', '2026-10-30T00:30Z', '2026-10-30', '2026-11-27'],
  // That Sunday has no midnight.
  ['America/Santiago', '2026-09-06T12:00Z', '2026-09-07', '2026-10-06'],
])('in %s at %s the form offers %s to %s, and any server accepts', (zone, at, first, last) => {
  setZone(zone);
  const now = new Date(at);
  const { slots, freeDates } = renderHook(() => useShownSlots(now)).result.current;
  const dates = [...freeDates];
  expect([dates.at(0), dates.at(-1)]).toEqual([first, last]);
  const weekdays = new Set(dates.map((date) => new Date(date).getUTCDay()));
  expect([...weekdays].sort()).toEqual([1, 2, 3, 4, 5]);
  const inWords = timeInWords('10:00', 'en-US');

  // By the server's clock, which is years off, none of them would be accepted.
  jest.useFakeTimers({ now: new Date('2020-01-01') });
  for (const zoneOfServer of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    setZone(zoneOfServer);
    for (const { callDate, callTime, isBooked } of slots)
      if (isOffered(callDate, callTime, now.toISOString()) === isBooked)
        expect({ callDate, callTime, isBooked }).toBeUndefined();
    expect(timeInWords('10:00', 'en-US')).toBe(inWords);
  }
});
