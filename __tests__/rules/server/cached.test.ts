import { cached } from '#server/cached.ts';

test('a read that fails at once is tried again', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(cached('a', 60_000, broken)).rejects.toThrow('broken');
  expect(await cached('a', 60_000, async () => 'free')).toBe('free');
});
