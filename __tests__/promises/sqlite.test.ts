import fs from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { type Requests, requestsIn } from '#server/requests/requests.ts';
import { housekeeper } from '#server/running/housekeeping.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { tryNext } from '../kit/builders/attempts.ts';
import { addMany, rewrite } from '../kit/builders/rows.ts';
import { aFolder } from '../kit/setup/folder.ts';

let folder: string;
let file: string;
let log: string;
let outbox: Requests;

const openIn = (place: string) => requestsIn(sqliteEngine(place));

beforeEach(() => {
  folder = join(aFolder(), 'made', 'by the site');
  file = join(folder, 'outbox.db');
  log = `${file}-wal`;
  outbox = openIn(folder);
});
afterEach(() => outbox.close());

const add = (id: string, to = outbox) => to.add({ id, body: '{}' });

async function idsIn(place: string) {
  const store = openIn(place);
  const found = await store.newest({}, 9);
  await store.close();
  return found.map(({ id }) => id).sort();
}

test('the store commits with fsync, also in an existing file', async () => {
  for (let opened = 0; opened < 2; opened += 1) {
    const engine = sqliteEngine(folder);
    expect(await engine.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    await engine.close();
  }
});

test('the files of the store and their folder are readable by their owner only', async () => {
  await add('a');
  const modes = [folder, file, log, `${file}-shm`].map((name) => fs.statSync(name).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
});

test('a store refuses a symbolic link and leaves its target unchanged', async () => {
  const [elsewhere, precious] = [aFolder(), join(aFolder({ precious: 'not ours' }), 'precious')];
  fs.chmodSync(precious, 0o644);
  fs.symlinkSync(precious, join(elsewhere, 'outbox.db'));
  await expect(idsIn(elsewhere)).rejects.toThrow(/is a link.*DATA_DIR/);
  expect(fs.readFileSync(precious, 'utf8')).toBe('not ours');
  expect(fs.statSync(precious).mode & 0o777).toBe(0o644);
});

const moved = () => `${folder} moved`;
const moveFolder = () => fs.renameSync(folder, moved());
const replace = (name: string, text: string) => {
  fs.rmSync(name);
  fs.writeFileSync(name, text);
};

test.each([
  ['deleted with its folder', () => fs.rmSync(folder, { recursive: true })],
  ['moved away', moveFolder],
  ['replaced', () => replace(file, '')],
  ['beside the log of another process', () => replace(log, 'of another')],
  ['without its log', () => fs.rmSync(log)],
])('a store file that is %s takes no new request and delivers what it has', async (_, takeAway) => {
  await add('before');
  takeAway();

  await expect(add('after')).rejects.toThrow('moved or deleted');
  await expect(outbox.free('before')).rejects.toThrow('moved or deleted');
  await expect(outbox.checkHealth()).rejects.toThrow('moved or deleted');

  await tryNext(outbox);
  expect(await outbox.find('before')).toMatchObject({ state: 'delivered' });
});

test('a store file that is put back is used again without a restart', async () => {
  await add('before');
  moveFolder();
  await expect(outbox.checkHealth()).rejects.toThrow();
  fs.renameSync(moved(), folder);
  expect(await add('after')).toBe('added');
});

test.each<[string, Record<string, string>]>([
  ['missing', {}],
  ['empty', { 'outbox.db': '' }],
])('a store refuses a log beside a file that is %s, and the log stays', async (_, files) => {
  await add('a');
  const left = aFolder(files);
  fs.copyFileSync(log, join(left, 'outbox.db-wal'));
  const sentence = /outbox\.db-wal holds requests.*outbox\.db beside it is missing or empty/;
  await expect(idsIn(left)).rejects.toThrow(sentence);
  fs.copyFileSync(file, join(left, 'outbox.db'));
  expect(await idsIn(left)).toEqual(['a']);
});

test('a site purges after the days of its setting, once it has run for an hour', async () => {
  let uptimeMs = 0;
  const runHousekeeping = housekeeper(outbox, { purgeAfterDays: 30 }, () => uptimeMs);
  for (const days of [29, 31]) {
    await add(`${days}`);
    const deliveredAt = Date.now() - days * DAY_MS;
    await rewrite(outbox.engine, { state: 'delivered', deliveredAt }, `${days}`);
  }
  const purged = async () =>
    (await outbox.newest({}, 9)).filter(({ body }) => body === null).map(({ id }) => id);

  await runHousekeeping();
  expect(await purged()).toEqual([]);
  uptimeMs = HOUR_MS + 1;
  await runHousekeeping();
  expect(await purged()).toEqual(['31']);
});

test('a purge empties the log of what it erased, once no other process reads', async () => {
  const words = crypto.randomUUID();
  // A database stores long values apart from their rows.
  const body = JSON.stringify({ words, long: words.repeat(99) });
  await outbox.add({ id: 'old', body, heldBecause: 'honeypot' });
  const reader = new DatabaseSync(file);
  reader.exec('BEGIN; SELECT count(*) FROM outbox');
  const purge = async () => outbox.erase(['old']);
  const runHousekeeping = housekeeper(
    { ...outbox, purge },
    { purgeAfterDays: 30, isServerless: true },
  );

  await runHousekeeping();
  expect(fs.readFileSync(log).includes(words)).toBe(true);
  await expect(outbox.wipeErased()).rejects.toThrow('another process was reading: try again');
  reader.close();
  await runHousekeeping();
  for (const name of [file, log]) expect(fs.readFileSync(name).includes(words)).toBe(false);
});

test('a request is stored after another process, although this one was busy meanwhile', async () => {
  await outbox.checkHealth();
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const adding = add('waits');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_100);
  await new Promise((resolve) => setTimeout(resolve, 20));
  other.exec('ROLLBACK');
  other.close();
  expect(await adding).toBe('added');
});

test('a request that waits for another process fails, and blocks nothing', async () => {
  await outbox.checkHealth();
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');

  const adding = add('meanwhile');
  expect(await outbox.msUntilDue()).toBeUndefined();
  // A wait inside the database would block the event loop.
  expect(await turnsUntil(adding, () => wait(20))).toBeGreaterThan(10);
  await expect(adding).rejects.toMatchObject({ errstr: 'database is locked' });
  other.exec('COMMIT');
  expect(await add('after')).toBe('added');
  other.close();
});

/** Turns of the event loop, in which a server does all else. */
async function turnsUntil(done: Promise<unknown>, turn = (): Promise<unknown> => nextTurn()) {
  let turns = 0;
  let isOver = false;
  void Promise.allSettled([done]).then(() => {
    isOver = true;
  });
  for (; !isOver; turns += 1) await turn();
  return turns;
}

test('a large purge runs in pieces and blocks nothing', async () => {
  await addMany(outbox.engine, 2_500, { state: 'delivered', deliveredAt: 0 });

  const purged = outbox.purge(1);
  expect(await turnsUntil(purged)).toBeGreaterThanOrEqual(20);
  expect(await purged).toBe(2_000);
  expect(await outbox.purge(1)).toBe(500);
});
