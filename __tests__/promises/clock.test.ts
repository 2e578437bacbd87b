import { type Outbox, outboxIn } from '#server/leads.ts';
import type { Engine } from '#server/store/engine.ts';
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
let isDiskFull: boolean;
let folder: string;
let processes: Outbox[];

beforeEach(async () => {
  trueTime = Date.UTC(2026, 10, 20);
  wrongBy = 0;
  isDiskFull = false;
  folder = aFolder();
  await start(1);
});

afterEach(stop);

async function stop() {
  for (const each of processes.splice(0)) await each.close();
}

async function start(count: number) {
  const startedAt = trueTime;
  const engines = Array.from({ length: count }, () =>
    sqliteEngine(folder, () => trueTime + wrongBy),
  );
  // Nothing here depends on the disk.
  for (const engine of engines) await engine.query('PRAGMA synchronous = OFF');
  processes = engines.map((engine) =>
    outboxIn(onDisk(engine), { monotonicMs: () => trueTime - startedAt }),
  );
}

const onDisk = (engine: Engine): Engine => ({
  ...engine,
  transact: (first, then) =>
    engine.transact(first, (rows) => {
      const statements = then(rows);
      if (isDiskFull) throw new Error('The disk is full');
      return statements;
    }),
});

async function restart(count = 1) {
  await stop();
  await start(count);
}

/** Time passes, with housekeeping of each process. */
async function pass(ms: number, everyMs = 5 * MINUTE) {
  for (const end = trueTime + ms; trueTime < end; trueTime += Math.min(everyMs, end - trueTime))
    for (const each of processes) await each.autoPurge(KEEP_DAYS);
  for (const each of processes) await each.autoPurge(KEEP_DAYS);
}

async function deliver(id: string) {
  const [outbox] = processes;
  if (!outbox) throw new Error('No process runs');
  await outbox.add({ id, body: '{}' });
  await tryNext(outbox);
}

const isErased = async (id: string) => (await processes[0]?.find(id))?.body === null;

describe.each([-20 * YEAR, -40 * DAY, 40 * DAY, 20 * YEAR])('a clock wrong by %i ms', (byMs) => {
  test.each([
    ['for a minute', MINUTE, () => undefined],
    ['for an hour', HOUR, () => undefined],
    ['until a restart', MINUTE, () => restart(2)],
  ])('after a start %s erases nothing early and everything in time', async (_, ms, atTheEnd) => {
    await deliver('before');
    await pass(2 * HOUR);
    wrongBy = byMs;
    await restart(2);
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

  test('during a run leaves the age of each request as it was', async () => {
    await restart(2);
    await deliver('young');
    await pass(10 * HOUR);
    wrongBy = byMs;
    await pass(10 * MINUTE);
    wrongBy = 0;
    await pass(10 * MINUTE);
    const stamped = Date.UTC(2026, 10, 20);
    expect(await processes[0]?.find('young')).toMatchObject({
      acceptedAt: stamped,
      deliveredAt: stamped,
    });
  });
});

test('a jump is seen again if the disk is full when the clock is corrected', async () => {
  wrongBy = -40 * DAY;
  await restart();
  await deliver('young');
  await pass(HOUR);
  wrongBy = 0;
  isDiskFull = true;
  await expect(pass(0)).rejects.toThrow('The disk is full');
  isDiskFull = false;
  await pass(3 * HOUR);
  expect(await isErased('young')).toBe(false);
});

test('a serverless host purges after two clock readings an hour apart', async () => {
  await deliver('old');
  trueTime += (KEEP_DAYS + 1) * DAY;
  const call = async () => {
    await restart();
    await processes[0]?.autoPurge(KEEP_DAYS, { isServerless: true });
    return isErased('old');
  };
  expect(await call()).toBe(false);
  trueTime += HOUR - 1;
  expect(await call()).toBe(false);
  trueTime += 2;
  expect(await call()).toBe(true);
});

test('a serverless host whose clock is ahead by years for one call erases nothing', async () => {
  const call = () => processes[0]?.autoPurge(KEEP_DAYS, { isServerless: true });
  await deliver('young');
  await call();
  for (const byMs of [0, YEAR, 0]) {
    trueTime += 2 * HOUR;
    wrongBy = byMs;
    await restart();
    await call();
    expect(await isErased('young')).toBe(false);
  }
});
