import { waitAfterAttempt } from '#server/delivery/retry-schedule.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

test.each([
  [1, 4 * SECOND, 6 * SECOND],
  [2, 12 * SECOND, 18 * SECOND],
  [3, 48 * SECOND, 72 * SECOND],
  [4, 4 * MINUTE, 6 * MINUTE],
  [5, 12 * MINUTE, 14.5 * MINUTE],
  [6, 12 * MINUTE, 14.5 * MINUTE],
  [10_000, 12 * MINUTE, 14.5 * MINUTE],
])('after attempt %i a request waits between %i and %i ms', (attempt, shortest, longest) => {
  expect(waitAfterAttempt(attempt, () => 0)).toBe(shortest);
  expect(waitAfterAttempt(attempt, () => 1)).toBe(longest);
});
