import { cached } from '#server/process/cached.ts';

test('a read that fails, at once or later, is tried again', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  for (const find of [broken, async () => broken()])
    await expect(cached('health', 60_000, find)).rejects.toThrow('broken');
  expect(await cached('health', 60_000, async () => 'free')).toBe('free');
});
