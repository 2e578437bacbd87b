import { callHours } from '#domain/call-hours.ts';
import { ownZone, zoneInWords } from '#domain/moment-in-words.ts';

test.each([
  ['America/New_York', 'en-US', 'Eastern Time, New York'],
  ['Europe/Berlin', 'en-US', 'Central European Time, Berlin'],
  ['America/Argentina/Buenos_Aires', 'en-US', 'Argentina Standard Time, Buenos Aires'],
  ['Europe/Vienna', 'de-DE', 'Mitteleuropäische Zeit'],
  ['UTC', 'en-US', 'Coordinated Universal Time'],
])('the zone %s is called, in %s, %s', (zone, locale, words) => {
  expect(zoneInWords(zone, locale)).toBe(words);
});

// Chrome and Node report these for an unknown zone, and accept neither.
test.each(['Etc/Unknown', undefined])('a machine whose zone is %s goes by UTC', (timeZone) => {
  delete callHours.timeZone;
  const options = Object.assign(new Intl.DateTimeFormat().resolvedOptions(), { timeZone });
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  expect(ownZone()).toBe('UTC');
  jest.restoreAllMocks();
});
