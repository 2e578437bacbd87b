import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from '#server/process-wide.ts';
import { aFolder } from '../../kit/setup/folder.ts';
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

test('the environment is read once, also when the file of a secret is gone later', async () => {
  const file = join(aFolder(), 'secret');
  writeFileSync(file, 'sixteen letters!');
  process.env['CRON_SECRET_FILE'] = file;
  const atTheStart = (await import('#server/environment.ts')).environment();
  rmSync(file);
  jest.resetModules();
  const { environment } = await import('#server/environment.ts');
  expect(environment()).toBe(atTheStart);
  expect(atTheStart.cronSecret).toBe('sixteen letters!');
});
