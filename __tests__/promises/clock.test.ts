import { type Outbox, outboxIn } from '#server/site-outbox.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { tryNext } from '../kit/builders/attempts.ts';
import { aFolder } from '../kit/setup/folder.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const KEEP_DAYS = 30;

/** The true time. The store's clock may differ from it; the monotonic clock begins with the process. */
let trueTime: number;
let wrongBy: number;
let folder: string;
let outbox: Outbox;

beforeEach(async () => {
  trueTime = Date.UTC(2026, 10, 20);
  wrongBy = 0;
  folder = aFolder();
  await start();
});

afterEach(() => outbox.close());

async function start() {
  const startedAt = trueTime;
  const engine = sqliteEngine(folder, () => trueTime + wrongBy);
  // Nothing here depends on the disk.
  await engine.query('PRAGMA synchronous = OFF');
  outbox = outboxIn(engine, { monotonicMs: () => trueTime - startedAt });
}

async function restart() {
  await outbox.close();
  await start();
}

/** Time passes, with housekeeping. */
async function pass(ms: number, everyMs = 5 * MINUTE) {
  for (const end = trueTime + ms; trueTime < end; trueTime += Math.min(everyMs, end - trueTime))
    await outbox.autoPurge(KEEP_DAYS);
  await outbox.autoPurge(KEEP_DAYS);
}

async function deliver(id: string) {
  await outbox.add({ id, body: '{}' });
  await tryNext(outbox);
}

const isErased = async (id: string) => (await outbox.find(id))?.body === null;

describe.each([-20 * YEAR, -40 * DAY, 40 * DAY, 20 * YEAR])('a clock wrong by %i ms', (byMs) => {
  test.each([
    ['for a minute', MINUTE, () => undefined],
    ['for an hour', HOUR, () => undefined],
    ['until a restart', MINUTE, restart],
  ])('after a start %s erases nothing early and everything in time', async (_, ms, atTheEnd) => {
    await deliver('before');
    await pass(2 * HOUR);
    wrongBy = byMs;
    await restart();
    await deliver('meanwhile');
    await pass(ms);
    wrongBy = 0;
    await atTheEnd();
    await pass(3 * HOUR);
    const areErased = () => Promise.all(['before', 'meanwhile'].map(isErased));
    expect(await areErased()).toEqual([false, false]);
    await pass((KEEP_DAYS - 1) * DAY, 6 * HOUR);
    expect(await areErased()).toEqual([false, false]);
    await pass(DAY, 6 * HOUR);
    expect(await areErased()).toEqual([true, true]);
  });
});

test.each([40 * DAY, 20 * YEAR])(
  'a clock that is ahead by %i ms for some minutes of a run erases nothing',
  async (byMs) => {
    await deliver('young');
    await pass(2 * HOUR);
    wrongBy = byMs;
    await pass(50 * MINUTE);
    wrongBy = 0;
    await pass(3 * HOUR);
    expect(await isErased('young')).toBe(false);
  },
);

test('a long pause changes no time, and an hour after it old words are erased', async () => {
  await deliver('old');
  await pass(2 * HOUR);
  const { acceptedAt } = { ...(await outbox.find('old')) };
  trueTime += (KEEP_DAYS + 1) * DAY;
  await restart();
  await pass(HOUR);
  expect(await outbox.find('old')).toMatchObject({ acceptedAt, body: '{}' });
  await pass(5 * MINUTE);
  expect(await isErased('old')).toBe(true);
});

test('a serverless host purges while its clock agrees with that of the database', async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => trueTime);
  const call = () => outbox.autoPurge(KEEP_DAYS, { isServerless: true });
  await deliver('old');
  await call();
  trueTime += (KEEP_DAYS - 1) * DAY;
  for (const byMs of [YEAR, HOUR, -YEAR]) {
    wrongBy = byMs;
    await call();
  }
  wrongBy = 0;
  await call();
  expect(await isErased('old')).toBe(false);
  trueTime += 2 * DAY;
  await call();
  expect(await isErased('old')).toBe(true);
});
