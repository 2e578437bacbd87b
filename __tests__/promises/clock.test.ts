import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { tryNext } from '../kit/builders/attempts.ts';
import { aFolder } from '../kit/setup/folder.ts';

const YEAR_MS = 365 * DAY_MS;
const KEEP_DAYS = 30;

// The simulation has clocks that jump while a site runs.
let trueTime: number;
let wrongBy: number;
let folder: string;

beforeEach(() => {
  trueTime = Date.UTC(2026, 10, 20);
  wrongBy = 0;
  folder = aFolder();
});

function start() {
  const startedAt = trueTime;
  const engine = sqliteEngine(folder, () => trueTime + wrongBy);
  return requestsIn(engine, { monotonicMs: () => trueTime - startedAt });
}

test('a long pause changes no time, and an hour after it old words are erased', async () => {
  const before = start();
  await before.add({ id: 'old', body: '{}' });
  await tryNext(before);
  const stored = { body: '{}', acceptedAt: trueTime };
  const purgeFor = async (minutes: number, outbox = before) => {
    for (const end = trueTime + minutes * MINUTE_MS; trueTime < end; trueTime += 5 * MINUTE_MS)
      await outbox.autoPurge(KEEP_DAYS);
  };
  await purgeFor(120);
  await before.close();
  trueTime += (KEEP_DAYS + 1) * DAY_MS;
  const after = start();
  await purgeFor(65, after);
  expect(await after.find('old')).toMatchObject(stored);
  await purgeFor(5, after);
  expect(await after.find('old')).toMatchObject({ ...stored, body: null });
  await after.close();
});

test('a serverless host purges while its clock agrees with that of the database', async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => trueTime);
  const outbox = start();
  const purge = () => outbox.autoPurge(KEEP_DAYS, { isServerless: true });
  await outbox.add({ id: 'old', body: '{}' });
  await tryNext(outbox);
  for (wrongBy of [YEAR_MS, HOUR_MS, -YEAR_MS, 0]) expect(await purge()).toBe(0);
  trueTime += (KEEP_DAYS - 1) * DAY_MS;
  expect(await purge()).toBe(0);
  trueTime += 2 * DAY_MS;
  expect(await purge()).toBe(1);
  await outbox.close();
});
