import { cached } from '#server/cached.ts';
import { todayIs } from '../../kit/setup/today-is.ts';

const MINUTE_MS = 60_000;
const begin = new Date('2026-11-23T12:00Z');

afterEach(() => jest.useRealTimers());

async function answer(name: string, find: () => Promise<string>) {
  const { known, underWay } = cached(name, MINUTE_MS, find);
  return underWay ?? known;
}

test('a cached value is shared until it is too old', async () => {
  todayIs(begin);
  const find = jest.fn(async () => 'free');
  expect(await Promise.all([answer('a', find), answer('a', find)])).toEqual(['free', 'free']);
  expect(await answer('a', find)).toBe('free');
  expect(find).toHaveBeenCalledTimes(1);
  todayIs(new Date(+begin + 2 * MINUTE_MS));
  await answer('a', find);
  expect(find).toHaveBeenCalledTimes(2);
});

test('a read that fails at once is tried again', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(answer('b', broken)).rejects.toThrow('broken');
  expect(await answer('b', async () => 'free')).toBe('free');
});
