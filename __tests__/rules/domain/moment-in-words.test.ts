import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import {
  dayAndTime,
  dayInWords,
  momentInFull,
  momentInShort,
  soonInWords,
  timeInWords,
  zoneInWords,
} from '#domain/moment-in-words.ts';
import { agencyZone } from '#domain/zones.ts';

test.each([
  ['America/New_York', 'en-US', 'Eastern Time'],
  ['Europe/Vienna', 'de-DE', 'Mitteleuropäische Zeit'],
  ['UTC', 'en-US', 'UTC'],
])('the zone %s is called, in %s, %s', (zone, locale, words) => {
  expect(zoneInWords(zone, locale)).toBe(words);
});

// Chrome and Node report these for an unknown zone, and accept neither.
test.each(['Etc/Unknown', undefined])('a machine whose zone is %s goes by UTC', (timeZone) => {
  delete callHours.timeZone;
  const options = Object.assign(new Intl.DateTimeFormat().resolvedOptions(), { timeZone });
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  expect(agencyZone()).toBe('UTC');
});

test.each([
  [5, 'America/New_York', 'en-US', 'Tomorrow, 4:30 AM'],
  [5, 'Europe/Vienna', 'en-US', 'Today, 10:30 AM'],
  [5, 'America/New_York', 'de-DE', 'Morgen, 04:30'],
  [48, 'America/New_York', 'en-US', 'Tuesday, 11:30 PM'],
])('a call in %i hours is, in %s and %s, %s', (hours, zone, locale, words) => {
  const now = Date.UTC(2026, 10, 23, 4, 30);
  const start = new Date(now + hours * HOUR_MS);
  expect(soonInWords(start, now, zone, locale).replace('\u00a0', ' ')).toBe(words);
});

test('only a day that is far away has its year', () => {
  const inWords = (days: number) => dayInWords(new Date(Date.now() + days * DAY_MS), 'en-US');
  expect([40, 379].map((days) => /, \d{4}$/.test(inWords(days)))).toEqual([false, true]);
});

test('no line begins with PM', () => {
  expect(timeInWords('13:30', 'en-US')).toBe('1:30\u00a0PM');
});

const AT = new Date('2026-11-23T18:30Z');

test('a moment is told in full and in short, in its zone', () => {
  const full = momentInFull(AT, 'America/New_York', 'en-US');
  expect(full).toBe('Monday, November 23, 2026 at 1:30\u00a0PM (Eastern Time)');
  expect(momentInShort(AT, 'Europe/Vienna', 'de-DE')).toBe('Mo., 23. Nov., 19:30');
});

test.each([
  ['a known moment', AT, 'Monday, November 23', '1:30\u00a0PM', 'Eastern Time'],
  ['an unknown moment', undefined, 'Tuesday, November 24', '9:15\u00a0AM', undefined],
])('a call at %s is told by day, time and zone', (_, start, day, time, zone) => {
  jest.useFakeTimers({ now: new Date('2026-11-20') });
  const chosen = { callDate: '2026-11-24', callTime: '09:15' };
  const told = dayAndTime(chosen, start, 'America/New_York', 'en-US');
  expect(told).toEqual({ day, time, zone });
});

test.each([{ callDate: '2026-11-24' }, { callTime: '09:15' }])(
  'a call with %j alone is told by no day and time',
  (chosen) => {
    expect(dayAndTime(chosen, undefined, 'America/New_York', 'en-US')).toBeUndefined();
  },
);
