import { cached } from '#server/process/cached.ts';

test('a read that fails at once is tried again', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(cached('health', 60_000, broken)).rejects.toThrow('broken');
  expect(await cached('health', 60_000, async () => 'free')).toBe('free');
});
