import { zoneInWords } from '#domain/moment-in-words.ts';

test.each([
  ['America/New_York', 'en-US', 'Eastern Time, New York'],
  ['Europe/Berlin', 'en-US', 'Central European Time, Berlin'],
  ['America/Argentina/Buenos_Aires', 'en-US', 'Argentina Standard Time, Buenos Aires'],
  ['Europe/Vienna', 'de-DE', 'Mitteleuropäische Zeit'],
  ['UTC', 'en-US', 'Coordinated Universal Time'],
])('the zone %s is called, in %s, %s', (zone, locale, words) => {
  expect(zoneInWords(zone, locale)).toBe(words);
});
