import { measured, recentDurations } from '#server/process/recent-durations.ts';

test('the figures have median and 99th percentile of the newest durations', async () => {
  jest.useFakeTimers();
  const takes = (ms: number) => {
    const posts = measured('posts', new Promise((resolve) => setTimeout(resolve, ms)));
    jest.advanceTimersByTime(ms);
    return posts;
  };
  await takes(5_000);
  jest.advanceTimersByTime(300_000);
  for (let ms = 200; ms > 0; ms -= 1) await takes(ms);
  expect(recentDurations().posts).toEqual({ medianMs: 100, p99Ms: 198 });
  for (let more = 0; more < 1_000; more += 1) await takes(7);
  expect(recentDurations().posts).toEqual({ medianMs: 7, p99Ms: 7 });
  jest.advanceTimersByTime(300_000);
  expect(recentDurations().posts).toEqual({ medianMs: null, p99Ms: null });
});
