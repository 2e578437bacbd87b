import { noteDuration, recentDurations } from '#server/process/recent-durations.ts';

test('the figures have the median and the 99th percentile of the newest durations of five minutes', () => {
  jest.useFakeTimers({ now: 0 });
  noteDuration('posts', -5_000);
  jest.advanceTimersByTime(300_000);
  for (let ms = 200; ms > 0; ms -= 1) noteDuration('posts', performance.now() - ms);
  expect(recentDurations().posts).toEqual({ medianMs: 100, p99Ms: 198 });
  for (let more = 0; more < 1_000; more += 1) noteDuration('posts', performance.now() - 7);
  expect(recentDurations().posts).toEqual({ medianMs: 7, p99Ms: 7 });
  jest.advanceTimersByTime(300_000);
  expect(recentDurations().posts).toEqual({ medianMs: null, p99Ms: null });
});
