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
