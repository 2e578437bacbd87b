import { copyFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readEnvironment } from '#server/environment.ts';
import { type Outbox, outboxIn } from '#server/leads.ts';
import { leftBehind } from '#server/left-behind.ts';
import { openOutbox, type Place as Store } from '#server/open-outbox.ts';
import { storeFile } from '#server/store/sqlite-file.ts';
import { backup, restore } from '../../../scripts/operate/outbox/stores.ts';
import { tryNext } from '../../kit/builders/attempts.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { kindsOfStore, newFolder, type Place } from '../../kit/setup/stores.ts';

const IDS = Array.from({ length: 230 }, (_, index) => `request ${index}`);

describe.each(kindsOfStore)('a store in $kind', ({ newPlace }) => {
  let place: Place;
  let other: Place;
  let outbox: Outbox;
  let site: Outbox;
  let folder: string;

  beforeEach(async () => {
    place = await newPlace();
    other = await newFolder();
    outbox = outboxIn(place.connect());
    site = outboxIn(other.connect());
    folder = aFolder();
  });

  const storeAt = ({ environment }: Place): Store => ({
    databaseUrl: environment['DATABASE_URL'],
    dataFolder: environment['DATA_DIR'] ?? '',
  });

  const said = (words: AsyncIterable<string>) => text(Readable.from(words));

  async function fill() {
    await outbox.add({
      id: 'delivered',
      body: '{"name":"Ada"}',
      attributes: { timeZone: 'Europe/Berlin' },
    });
    await tryNext(outbox);
    await outbox.add({ id: 'held', body: '{}', heldBecause: 'honeypot' });
    await Promise.all(IDS.map((id) => outbox.add({ id, body: JSON.stringify({ id }) })));
  }

  test('backup writes a snapshot with mode 0600, and restore brings it into another store', async () => {
    await fill();
    const file = join(folder, 'backup.db');
    expect(await said(backup(outbox, { place: storeAt(place), file }))).toContain(
      '232 requests in ',
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['backup.db']);
    await outbox.add({ id: 'after', body: '{}' });

    const lost = { place: storeAt(other), file };
    expect(await said(restore(outbox, lost))).toMatch(
      /^232 requests brought back, 0 were known here .*\n231 of them were undelivered then/,
    );
    expect(await said(restore(outbox, lost))).toMatch(/^0 requests brought back, 232 were known/);
    expect(await said(restore(outbox, { ...lost, place: storeAt(place) }))).toMatch(/^0 /);

    expect(await site.find('delivered')).toEqual(await outbox.find('delivered'));
    expect(await site.find('after')).toBeUndefined();
    expect(await site.find('held')).toMatchObject({ state: 'held' });
    expect(readdirSync(folder)).toEqual(['backup.db']);
  });
});

test('an empty store is backed up and restored', async () => {
  const empty = await newFolder();
  const file = join(empty.environment['DATA_DIR'] ?? '', 'backup.db');
  const stores = { place: { dataFolder: empty.environment['DATA_DIR'] ?? '' }, file };
  for (const work of [backup, restore])
    expect(await text(Readable.from(work(undefined, stores)))).toMatch(/^0 requests/);
});

test('restore refuses a file that is no backup', async () => {
  const place = { dataFolder: aFolder() };
  const file = join(place.dataFolder, 'holiday.jpg');
  const restored = () => restore(undefined, { place, file }).next();
  await expect(restored()).rejects.toThrow('holiday.jpg cannot be used (ENOENT)');
  writeFileSync(file, 'x'.repeat(5_000));
  await expect(restored()).rejects.toThrow('holiday.jpg cannot be used (file is not a database)');
});

test('restore reads the log beside a file', async () => {
  const broken = await newFolder();
  const file = storeFile(await broken.folder());
  await outboxIn(broken.connect()).add({ id: 'one', body: '{}' });
  const place = { dataFolder: aFolder() };
  expect(await text(Readable.from(restore(undefined, { place, file })))).toMatch(
    /^1 request brought back/,
  );
});

test('a fault of the store is not blamed on the backup', async () => {
  const file = join(aFolder(), 'backup.db');
  await text(Readable.from(backup(undefined, { place: { dataFolder: aFolder() }, file })));
  const place = { dataFolder: aFolder({ 'outbox.db': 'x'.repeat(5_000) }) };
  for (const work of [backup, restore])
    await expect(work(undefined, { place, file }).next()).rejects.toMatchObject({
      errstr: 'file is not a database',
    });
});

test('requests in outbox.db beside a database are counted until they are restored', async () => {
  const database = await kindsOfStore.find(({ kind }) => kind === 'PostgreSQL')?.newPlace();
  const { DATABASE_URL = '' } = { ...database?.environment };
  const [before, copy] = [aFolder(), aFolder()];
  const old = openOutbox({ dataFolder: before });
  await old.add({ id: 'one', body: '{}' });
  for (const end of ['', '-wal', '-shm'])
    copyFileSync(`${storeFile(before)}${end}`, `${storeFile(copy)}${end}`);
  await old.close();
  expect(await leftBehind(readEnvironment({ DATA_DIR: copy }))).toBe(0);
  const environment = readEnvironment({ DATA_DIR: copy, DATABASE_URL });
  expect(await leftBehind(environment)).toBe(1);

  const words = restore(undefined, { place: environment, file: storeFile(copy) });
  expect(await text(Readable.from(words))).toMatch(
    /^1 request brought back.*\n1 of them.*\nIt is now .*restored-/,
  );

  expect(readdirSync(copy).filter((file) => !file.startsWith('outbox.db.restored-'))).toEqual([]);
  expect(await leftBehind(environment)).toBe(0);
  const now = openOutbox(environment);
  expect(await now.find('one')).toMatchObject({ state: 'pending' });
  await now.close();
});

test('a store restored into itself stays in place', async () => {
  const dataFolder = aFolder();
  const outbox = openOutbox({ dataFolder });
  await outbox.add({ id: 'one', body: '{}' });
  const words = restore(undefined, { place: { dataFolder }, file: storeFile(dataFolder) });
  expect(await text(Readable.from(words))).toMatch(/^0 requests brought back, 1 were known/);
  expect(await outbox.add({ id: 'two', body: '{}' })).toBe('added');
  await outbox.close();
});
