import { agoInWords, durationInWords, fromNowInWords } from '#domain/duration-in-words.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';

test.each([
  [-1, '0 seconds', '0 Sekunden', 'vor 0 Sekunden', 'in 0 Sekunden'],
  [59_000, '59 seconds', '59 Sekunden', 'vor 59 Sekunden', 'in 59 Sekunden'],
  [MINUTE_MS, '1 minute', '1 Minute', 'vor 1 Minute', 'in 1 Minute'],
  [59.6 * MINUTE_MS, '1 hour', '1 Stunde', 'vor 1 Stunde', 'in 1 Stunde'],
  [23.4 * HOUR_MS, '23 hours', '23 Stunden', 'vor 23 Stunden', 'in 23 Stunden'],
  [23.7 * HOUR_MS, '1 day', '1 Tag', 'vor 1 Tag', 'in 1 Tag'],
  [364.9 * DAY_MS, '12 months', '12 Monate', 'vor 12 Monaten', 'in 12 Monaten'],
  [8 * DAY_MS, '8 days', '8 Tage', 'vor 8 Tagen', 'in 8 Tagen'],
  [400 * DAY_MS, '1 year', '1 Jahr', 'vor 1 Jahr', 'in 1 Jahr'],
])('%i ms are %s', (ms, english, german, ago, fromNow) => {
  expect(durationInWords(ms, 'en-US')).toBe(english);
  expect(durationInWords(ms, 'de-DE')).toBe(german);
  expect(agoInWords(ms, 'de-DE')).toBe(ago);
  expect(fromNowInWords(ms, 'de-DE')).toBe(fromNow);
});
