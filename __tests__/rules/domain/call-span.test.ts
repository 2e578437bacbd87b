import { callHours } from '#domain/call-hours.ts';
import { callLengthMs, startOfCall, whenCallIsOver } from '#domain/call-span.ts';

beforeEach(() => {
  Object.assign(callHours, {
    timeZone: 'Europe/Berlin',
    callMinutes: 15,
    bufferMinutes: 5,
    daysAhead: 30,
  });
});

test.each<[string, callDate: string | null, callAt: string | null, over: string]>([
  ['a known moment', '2026-11-23', '2026-11-23T12:00Z', '2026-11-23T12:20Z'],
  ['an unknown moment', '2026-11-23', null, '2026-11-25T00:00Z'],
  ['a mistyped year', '2062-11-23', null, '2026-12-22T10:00Z'],
  ['no date', null, null, '1970-01-01T00:00Z'],
])('a call at %s, on %s at %s, is over at %s', (...row) => {
  const [, callDate, callAt, over] = row;
  const now = Date.parse('2026-11-20T10:00Z');
  const at = callAt === null ? null : Date.parse(callAt);
  expect(whenCallIsOver(callDate, at, now)).toBe(Date.parse(over));
});

test('a call keeps the length with which it was stored', () => {
  expect(callLengthMs({ callAt: 1_000, callEnds: 61_000 })).toBe(60_000);
  expect(callLengthMs({ callAt: null, callEnds: null })).toBe(900_000);
});

test.each([
  ['the moment that is stored', 7_200_000, 'America/New_York', '1970-01-01T02:00Z'],
  ['its date and time in the visitor’s zone', null, 'America/New_York', '2026-11-23T15:00Z'],
  ['its date and time in the agency’s zone', null, 'Middle/Earth', '2026-11-23T09:00Z'],
])('a call begins at %s', (_, callAt, timeZone, begins) => {
  const chosen = { callDate: '2026-11-23', callTime: '10:00' };
  expect(startOfCall({ callAt, timeZone }, chosen)).toEqual(new Date(begins));
});

test.each([
  { callDate: '2026-11-23', callTime: null },
  { callDate: null, callTime: '10:00' },
])('a call with %j has no beginning', (chosen) => {
  expect(startOfCall({}, chosen)).toBeUndefined();
});
