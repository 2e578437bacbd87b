import { waitAfterFailure, waitBeforeProbe } from '#server/delivery/delivery.ts';
import { LONGEST_PAUSE_MS, LONGEST_WAIT_MS } from '#server/outbox/lane.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

test.each([
  [0, 4 * SECOND, 6 * SECOND],
  [1, 12 * SECOND, 18 * SECOND],
  [2, 48 * SECOND, 72 * SECOND],
  [3, 4 * MINUTE, 6 * MINUTE],
  [4, 12 * MINUTE, 18 * MINUTE],
  [10_000, 12 * MINUTE, 18 * MINUTE],
])(
  'that failed alone %i times before, a request waits between %i and %i ms',
  (failures, shortest, longest) => {
    expect(waitAfterFailure(failures, () => 0)).toBe(shortest);
    expect(waitAfterFailure(failures, () => 1)).toBe(longest);
    expect(longest).toBeLessThanOrEqual(LONGEST_WAIT_MS);
  },
);

test.each([
  [0, 4 * SECOND, 6 * SECOND],
  [1, 12 * SECOND, 18 * SECOND],
  [2, 30 * SECOND, 60 * SECOND],
  [10_000, 30 * SECOND, 60 * SECOND],
])('after %i probes a paused lane waits between %i and %i ms', (probes, shortest, longest) => {
  expect(waitBeforeProbe(probes, () => 0)).toBe(shortest);
  expect(waitBeforeProbe(probes, () => 1)).toBe(longest);
  expect(longest).toBeLessThanOrEqual(LONGEST_PAUSE_MS);
});
