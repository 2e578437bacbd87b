import { callHours } from '#domain/call-hours.ts';
import { ownZone, timeInWords, zoneInWords } from '#domain/moment-in-words.ts';

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
  expect(ownZone()).toBe('UTC');
});

test('no line begins with PM', () => {
  expect(timeInWords('13:30', 'en-US')).toBe('1:30\u00a0PM');
});
