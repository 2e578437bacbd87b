import { existsSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readEnvironment } from '#server/environment.ts';
import { leftStore, undeliveredIn } from '#server/outbox/left-store.ts';
import type { Place as Store } from '#server/outbox/open-outbox.ts';
import { type Outbox, outboxIn } from '#server/outbox/outbox.ts';
import { storeFile } from '#server/outbox/sqlite-file.ts';
import { backup, move, restore } from '../../../scripts/operate/outbox/stores.ts';
import { claimFrom, tryNext } from '../../kit/builders/attempts.ts';
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
    await outbox.add({ id: 'delivered', body: '{"name":"Ada"}', timeZone: 'Europe/Berlin' });
    await tryNext(outbox);
    await outbox.add({ id: 'held', body: '{}', heldBecause: 'honeypot' });
    await Promise.all(IDS.map((id) => outbox.add({ id, body: JSON.stringify({ id }) })));
  }

  test('is moved into the one that is used now, from whichever to whichever, while both are used', async () => {
    await fill();
    await site.add({ id: 'request 7', body: '{"came":"here"}' });
    const stores = { place: storeAt(other), left: storeAt(place), file: undefined };
    expect(await undeliveredIn(stores.left)).toBe(IDS.length + 1);

    expect(await said(move(outbox, stores))).toMatch(
      /^231 requests moved, 230 of them undelivered/,
    );
    expect(await said(move(outbox, stores))).toMatch(/^0 requests moved/);

    expect(await undeliveredIn(stores.left)).toBe(0);
    expect(await undeliveredIn(stores.place)).toBe(IDS.length + 1);
    expect(await site.find('request 7')).toMatchObject({ body: '{"came":"here"}' });
    expect(await site.find('delivered')).toMatchObject({
      state: 'delivered',
      attempts: 1,
      body: '{"name":"Ada"}',
      timeZone: 'Europe/Berlin',
    });
    expect((await claimFrom(site)).body).toMatch(/request|came/);
    // And back.
    await said(move(outbox, { place: storeAt(place), left: storeAt(other), file: undefined }));
    expect(await undeliveredIn(storeAt(place))).toBe(IDS.length + 1);
  });

  test('is not moved into itself, by whichever of its names, and keeps all', async () => {
    await fill();
    const { databaseUrl, dataFolder } = storeAt(place);
    const link = join(folder, 'link');
    symlinkSync(dataFolder || folder, link);
    const left = {
      databaseUrl: databaseUrl && `${databaseUrl}&application_name=another`,
      dataFolder: link,
    };

    await expect(
      said(move(outbox, { place: storeAt(place), left, file: undefined })),
    ).rejects.toThrow('No store is found but the one in use');

    expect(await undeliveredIn(left)).toBe(IDS.length + 1);
    const marks = await place.connect().query('SELECT pulse FROM outbox_pulse');
    expect(marks).toEqual([]);
  });

  test('is backed up while it is used, for the operator alone, and comes back into any other', async () => {
    await fill();
    const file = join(folder, 'backup.db');
    expect(await said(backup(outbox, { place: storeAt(place), left: undefined, file }))).toContain(
      '232 requests in ',
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['backup.db']);
    await outbox.add({ id: 'after', body: '{}' });

    const lost = { place: storeAt(other), left: undefined, file };
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

test('a store in which nothing is yet is backed up and restored, too', async () => {
  const empty = await newFolder();
  const file = join(empty.environment['DATA_DIR'] ?? '', 'backup.db');
  const stores = {
    place: { dataFolder: empty.environment['DATA_DIR'] ?? '' },
    left: undefined,
    file,
  };
  for (const work of [backup, restore])
    expect(await text(Readable.from(work(undefined, stores)))).toMatch(/^0 requests/);
});

test('a folder without a store is refused, and nothing is made in it', async () => {
  const [place, left] = [{ dataFolder: aFolder() }, { dataFolder: join(aFolder(), 'dta') }];
  const moved = move(undefined, { place, left, file: undefined }).next();
  await expect(moved).rejects.toThrow('the folder in which its outbox.db lies');
  expect(await undeliveredIn(left)).toBeUndefined();
  expect(existsSync(left.dataFolder)).toBe(false);
});

test('what is no backup is refused in a sentence, and brings nothing', async () => {
  const place = { dataFolder: aFolder() };
  const file = join(place.dataFolder, 'holiday.jpg');
  const restored = () => restore(undefined, { place, left: undefined, file }).next();
  await expect(restored()).rejects.toThrow('holiday.jpg cannot be used (ENOENT)');
  writeFileSync(file, 'x'.repeat(5_000));
  await expect(restored()).rejects.toThrow('holiday.jpg cannot be used (file is not a database)');
});

test('what lies in the log beside a file is brought back, too', async () => {
  const broken = await newFolder();
  const file = storeFile(await broken.folder());
  await outboxIn(broken.connect()).add({ id: 'one', body: '{}' });
  const place = { dataFolder: aFolder() };
  expect(await text(Readable.from(restore(undefined, { place, left: undefined, file })))).toMatch(
    /^1 request brought back/,
  );
});

test('what is wrong with the store is never said of the backup', async () => {
  const left = undefined;
  const file = join(aFolder(), 'backup.db');
  await text(Readable.from(backup(undefined, { place: { dataFolder: aFolder() }, left, file })));
  const place = { dataFolder: aFolder({ 'outbox.db': 'x'.repeat(5_000) }) };
  for (const work of [backup, restore])
    await expect(work(undefined, { place, left, file }).next()).rejects.toMatchObject({
      errstr: 'file is not a database',
    });
});

test('the store that was used before is known from the configuration', async () => {
  const before = await newFolder();
  const { dataFolder = '' } = { dataFolder: before.environment['DATA_DIR'] };
  const left = (given: Record<string, string>) =>
    leftStore(readEnvironment({ DATA_DIR: dataFolder, ...given }));
  const database = 'postgresql://site:secret@db.example/site';
  const lies = { DATABASE_URL: database };

  expect(left({})).toBeUndefined();
  expect(left(lies)).toBeUndefined();
  await outboxIn(before.connect()).add({ id: 'one', body: '{}' });
  expect(left(lies)).toEqual({ dataFolder });
  expect(left({ LEFT_STORE: database })).toEqual({ databaseUrl: database, dataFolder });
  expect(left({ LEFT_STORE: '/srv/data' })).toEqual({ dataFolder: '/srv/data' });
  const link = join(aFolder(), 'link');
  symlinkSync(dataFolder, link);
  for (const used of [dataFolder, `${dataFolder}/../${basename(dataFolder)}`, link])
    expect(left({ LEFT_STORE: used })).toBeUndefined();
  expect(left({ ...lies, LEFT_STORE: database })).toBeUndefined();
  expect(left({ ...lies, LEFT_STORE: link })).toEqual({ dataFolder: link });
  expect(() => left({ LEFT_STORE: 'mysql://db.example' })).toThrow('LEFT_STORE');
});
