import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { housekeeping } from '#server/health/housekeeping.ts';
import { outboxIn } from '#server/site-outbox.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { tryNext } from '../kit/builders/attempts.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { startChild } from '../kit/setup/child.ts';
import { aFolder } from '../kit/setup/folder.ts';

let folder: string;
let elsewhere: string;
const [FILE, LOG, INDEX] = ['outbox.db', 'outbox.db-wal', 'outbox.db-shm'] as const;

beforeEach(() => {
  folder = aFolder();
  elsewhere = aFolder();
});

const openStore = () => outboxIn(sqliteEngine(folder));

async function idsIn(place: string, files: readonly string[] = [FILE, LOG]) {
  const copy = aFolder();
  for (const file of files.filter((name) => existsSync(join(place, name))))
    copyFileSync(join(place, file), join(copy, file));
  const outbox = outboxIn(sqliteEngine(copy));
  const ids: string[] = [];
  for await (const { id } of outbox.list()) ids.push(id);
  await outbox.close();
  return ids.sort();
}

test('the store file and its folder are readable by their owner only', async () => {
  folder = join(folder, 'made', 'for us');
  const outbox = openStore();
  await outbox.add({ id: 'a', body: '{}' });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of [FILE, LOG, INDEX])
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  await outbox.close();
});

test('a store refuses a symbolic link and leaves its target unchanged', async () => {
  const precious = join(elsewhere, 'precious');
  writeFileSync(precious, 'not ours', { mode: 0o644 });
  symlinkSync(precious, join(folder, FILE));

  const outbox = openStore();
  await expect(outbox.add({ id: 'a', body: '{}' })).rejects.toThrow(/is a link.*DATA_DIR/);
  await outbox.close();

  expect(readFileSync(precious, 'utf8')).toBe('not ours');
  expect(statSync(precious).mode & 0o777).toBe(0o644);
});

const moveFolder = () => renameSync(folder, join(elsewhere, 'moved'));
const replace = (name: string, text: string) => {
  rmSync(join(folder, name));
  writeFileSync(join(folder, name), text);
};

test.each([
  ['deleted with its folder', () => rmSync(folder, { recursive: true })],
  ['moved away', moveFolder],
  ['replaced', () => replace(FILE, '')],
  ['beside the log of another process', () => replace(LOG, 'of another')],
])('a store file that is %s takes no new request and delivers what it has', async (_, takeAway) => {
  const outbox = openStore();
  await outbox.add({ id: 'before', body: '{}' });
  takeAway();

  await expect(outbox.add({ id: 'after', body: '{}' })).rejects.toThrow('deleted or replaced');
  await expect(outbox.health()).rejects.toThrow('deleted or replaced');

  await tryNext(outbox);
  expect(await outbox.find('before')).toMatchObject({ state: 'delivered' });
  await outbox.close();
});

test('a store file that is put back is used again without a restart', async () => {
  const outbox = openStore();
  await outbox.add({ id: 'before', body: '{}' });
  moveFolder();
  await expect(outbox.health()).rejects.toThrow();
  renameSync(join(elsewhere, 'moved'), folder);
  expect(await outbox.add({ id: 'after', body: '{}' })).toBe('added');
  await outbox.close();
});

test('a site without a webhook logs once where requests are, and one file holds all after a graceful stop', async () => {
  const site = startChild('booted-process.ts', { DATA_DIR: folder });
  await site.printed(2);
  const outbox = openStore();
  await outbox.add({ id: 'a', body: '{}' });
  await outbox.close();
  expect(existsSync(join(folder, LOG))).toBe(true);
  site.child.kill('SIGTERM');
  expect(await site.ended()).toMatch(/exit 143$/);
  expect(site.lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', event: expect.stringMatching(/^No webhook is set yet.*Connect a workflow/) },
    { event: 'booted' },
  ]);

  expect(existsSync(join(folder, LOG))).toBe(false);
  expect(await idsIn(folder, [FILE])).toEqual(['a']);
});

test.each([
  ['deleted', () => rmSync(join(folder, LOG))],
  ['deleted with its index', () => [LOG, INDEX].map((name) => rmSync(join(folder, name)))],
])('a store loses no request when its log is %s', async (_, takeAway) => {
  const outbox = openStore();
  await outbox.add({ id: 'before', body: '{}' });
  takeAway();

  expect(await outbox.add({ id: 'after', body: '{}' })).toBe('added');
  expect(await idsIn(folder)).toEqual(['after', 'before']);
  await outbox.close();
});

test.each(['missing', 'empty'])(
  'a store refuses to open a log beside a file that is %s, and the log keeps its requests',
  async (state) => {
    const outbox = openStore();
    await outbox.add({ id: 'a', body: '{}' });
    const left = join(elsewhere, 'left');
    mkdirSync(left);
    copyFileSync(join(folder, LOG), join(left, LOG));
    if (state === 'empty') writeFileSync(join(left, FILE), '');

    const without = outboxIn(sqliteEngine(left));
    await expect(without.add({ id: 'b', body: '{}' })).rejects.toThrow(
      /outbox\.db-wal holds requests.*outbox\.db beside it is missing or empty/,
    );
    await without.close();

    copyFileSync(join(folder, FILE), join(left, FILE));
    expect(await idsIn(left)).toEqual(['a']);
    await outbox.close();
  },
);

test('a purge empties the log of what it erased, again each minute while another process reads', async () => {
  captureLog();
  const words = crypto.randomUUID();
  const outbox = openStore();
  await outbox.add({ id: 'old', body: JSON.stringify({ words }), heldBecause: 'honeypot' });
  const reader = new DatabaseSync(join(folder, FILE));
  reader.exec('BEGIN; SELECT count(*) FROM outbox');
  const runHousekeeping = housekeeping(
    { ...outbox, autoPurge: async () => Number(await outbox.erase('old')) },
    { purgeAfterDays: 30 },
  );
  const isInLog = () => readFileSync(join(folder, LOG)).includes(words);

  await runHousekeeping();
  expect(isInLog()).toBe(true);
  reader.close();
  await runHousekeeping();
  expect(isInLog()).toBe(false);
  expect(readFileSync(join(folder, FILE)).includes(words)).toBe(false);
  await outbox.close();
});
