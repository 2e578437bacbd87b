import { renderHook } from '@testing-library/react';
import { callHours } from '#domain/call-hours.ts';
import { useShownSlots } from '#features/consultation/booking/use-shown-slots.browser.ts';
import { setZone } from '../../../kit/setup/today-is.ts';

test.each([
  ['Pacific/Kiritimati', '2026-11-20T23:30Z', '2026-11-23', '2026-12-21'],
  ['Pacific/Pago_Pago', '2026-11-20T00:30Z', '2026-11-19', '2026-12-18'],
  ['America/New_York', '2026-03-06T20:30Z', '2026-03-06', '2026-04-03'],
  ['America/New_York', '2026-10-30T00:30Z', '2026-10-30', '2026-11-27'],
  // That Sunday has no midnight.
  ['America/Santiago', '2026-09-06T12:00Z', '2026-09-07', '2026-10-06'],
])('in %s at %s the form offers %s to %s', (zone, at, first, last) => {
  setZone(zone);
  const now = new Date(at);
  const { freeDates } = renderHook(() => useShownSlots(now)).result.current;
  const dates = [...freeDates];
  expect([dates.at(0), dates.at(-1)]).toEqual([first, last]);
  const weekdays = new Set(dates.map((date) => new Date(date).getUTCDay()));
  expect([...weekdays].sort()).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  ['while the agency has the same day', '2026-11-30T13:55Z', '2026-11-30', '2026-12-30'],
  ['while its day has not begun', '2026-11-30T04:55Z', '2026-11-30', '2026-12-29'],
])('with hours of the agency the form offers its 30th day whole %s', (_, at, first, last) => {
  setZone('Europe/Berlin');
  callHours.timeZone = 'America/New_York';
  jest.spyOn(globalThis, 'fetch').mockReturnValue(Promise.withResolvers<Response>().promise);
  const { slots, freeDates } = renderHook(() => useShownSlots(new Date(at))).result.current;
  expect([[...freeDates].at(0), [...freeDates].at(-1)]).toEqual([first, last]);
  const times = slots.filter(({ callDate }) => callDate === last).map(({ callTime }) => callTime);
  expect([times.at(0), times.at(-1)]).toEqual(['16:00', '23:00']);
});
