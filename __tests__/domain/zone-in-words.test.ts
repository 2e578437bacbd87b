import { zoneInWords } from '#domain/zone-in-words.ts';

test.each([
  ['America/New_York', 'Eastern Time, New York'],
  ['Europe/Berlin', 'Central European Time, Berlin'],
  ['America/Argentina/Buenos_Aires', 'Argentina Standard Time, Buenos Aires'],
  ['UTC', 'Coordinated Universal Time'],
])('%s is said as %s', (zone, words) => {
  expect(zoneInWords(zone)).toBe(words);
});
