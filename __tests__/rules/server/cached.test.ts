import { cached, invalidate } from '#server/process/cached.ts';

const broken = () => {
  throw new Error('broken');
};

test.each([
  ['at once', broken],
  ['later', async () => broken()],
])('a read that fails %s is tried again', async (_, find) => {
  invalidate('health');
  await expect(cached('health', 60_000, find)).rejects.toThrow('broken');
  expect(await cached('health', 60_000, async () => 'free')).toBe('free');
});

test('a read that is invalidated while it is under way is not shared', async () => {
  const outdated = cached('slots', 60_000, () => Promise.reject(new Error('late')));
  invalidate('slots');
  const current = cached('slots', 60_000, async () => 'taken');
  await expect(outdated).rejects.toThrow('late');
  expect(await cached('slots', 60_000, async () => 'again')).toBe(await current);
});

test.each([
  [1, 1_000],
  [100, 5_000],
  [1_000, 10_000],
])('a read that took %d ms is kept for %d ms', async (tookMs, keptMs) => {
  jest.useFakeTimers();
  invalidate('health');
  const find = jest.fn(() => new Promise((resolve) => setTimeout(resolve, tookMs)));
  const ask = () => cached('health', 1_000, find);
  const first = ask();
  await jest.advanceTimersByTimeAsync(tookMs);
  await first;

  jest.advanceTimersByTime(keptMs - tookMs);
  void ask();
  expect(find).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  void ask();
  expect(find).toHaveBeenCalledTimes(2);
});
