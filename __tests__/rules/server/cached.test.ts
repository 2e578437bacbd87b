import { cached } from '#server/cached.ts';

async function answer(find: () => Promise<string>) {
  const { known, underWay } = cached('a', 60_000, find);
  return underWay ?? known;
}

test('a read that fails at once is tried again', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(answer(broken)).rejects.toThrow('broken');
  expect(await answer(async () => 'free')).toBe('free');
});
