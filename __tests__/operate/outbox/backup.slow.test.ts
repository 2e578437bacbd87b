import { chmodSync, copyFileSync, openSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callHours } from '#domain/call-hours.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { readEnvironment } from '#server/configuration/environment.ts';
import { storeHealth } from '#server/health/health.ts';
import { mailId, mailsIn } from '#server/mail/mails.ts';
import { leftBehind, openOutbox, type Place as Store } from '#server/open-outbox.ts';
import { type Outbox, outboxIn } from '#server/site-outbox.ts';
import { storeFile } from '#server/store/sqlite-file.ts';
import { explain } from '../../../scripts/operate/open-site-outbox.ts';
import { backup, restore } from '../../../scripts/operate/outbox/backup.ts';
import { tryNext } from '../../kit/builders/attempts.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { kindsOfStore, newSchema } from '../../kit/setup/stores.ts';

const said = (words: AsyncIterable<string>) =>
  text(Readable.from(words)).catch((failure) => {
    throw new Error(explain(failure));
  });
async function backsUp(place: Store, id: string) {
  const outbox = openOutbox(place);
  return said(backup(outbox, { place, id })).finally(outbox.close);
}
const restores = (place: Store, id: string) => said(restore(undefined, { place, id }));

test.each(kindsOfStore)(
  'a backup of $kind is one file with mode 0600 that brings all into another store',
  async ({ newPlace }) => {
    const place = await newPlace();
    const here = readEnvironment(place.environment);
    const there = { dataFolder: aFolder() };
    const outbox = outboxIn(place.connect());
    await outbox.add({ id: 'delivered', body: '{}', attributes: { timeZone: 'Europe/Berlin' } });
    await tryNext(outbox);
    await outbox.add({ id: 'held', body: '{}', heldBecause: 'honeypot' });
    await mailsIn(outbox.engine).add({ id: 'a mail', body: '{}' });
    await Promise.all(
      Array.from({ length: 110 }, (_, at) => outbox.add({ id: `${at}`, body: '{}' })),
    );

    const folder = aFolder();
    const file = join(folder, 'backup.db');
    expect(await storeHealth(outbox)).toMatchObject({ lastBackupAt: null });
    expect(await backsUp(here, file)).toContain('112 requests in ');
    expect((await storeHealth(outbox)).lastBackupAt).toBeGreaterThan(Date.now() - 60_000);
    expect(readdirSync(folder)).toEqual(['backup.db']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o400);
    await outbox.add({ id: 'after', body: '{}' });

    // Like a read-only disk, /dev/fd takes no other file.
    expect(await restores(there, `/dev/fd/${openSync(file, 'r')}`)).toMatch(
      /^112 requests restored, 111 of them undelivered\. 0 requests known/,
    );
    expect(await restores(here, file)).toMatch(/^0 requests restored, .* 112 requests known here/);

    const site = openOutbox(there);
    expect(await site.find('delivered')).toEqual(await outbox.find('delivered'));
    expect(await site.find('held')).toMatchObject({ state: 'held' });
    expect(await site.find('after')).toBeUndefined();
    // It may have been sent since the backup.
    expect(await mailsIn(site.engine).find('a mail')).toMatchObject({ state: 'erased' });
    await site.close();
  },
);

test('backup and restore name the file, the folder or the store that is at fault', async () => {
  const [file, reason] = [join(aFolder(), 'holiday.jpg'), 'file is not a database'];
  const [place, broken] = [aFolder(), aFolder({ 'outbox.db': 'x'.repeat(5_000) })];
  await expect(restores({ dataFolder: place }, file)).rejects.toThrow(`${file} or ${place}`);
  expect(await backsUp({ dataFolder: place }, file)).toMatch(/^0 requests/);
  await expect(restores({ dataFolder: file }, file)).rejects.toThrow(
    /holiday.jpg.* cannot be used/,
  );
  await expect(backsUp({ dataFolder: place }, storeFile(place))).rejects.toThrow('name another');
  symlinkSync(file, `${file}.link`);
  await expect(backsUp({ dataFolder: place }, `${file}.link`)).rejects.toThrow('no regular file');
  for (const work of [backsUp, restores])
    await expect(work({ dataFolder: broken }, file)).rejects.toThrow(`does not answer: ${reason}`);
  await expect(restores({ dataFolder: place }, storeFile(broken))).rejects.toThrow(
    `${storeFile(broken)} cannot be used (${reason})`,
  );
});

test('a damaged backup that can be read is not restored', async () => {
  const [place, file] = [aFolder(), join(aFolder(), 'backup.db')];
  const site = openOutbox({ dataFolder: place });
  await site.add({ id: 'one', body: '{}' });
  await site.close();
  await backsUp({ dataFolder: place }, file);
  using database = new DatabaseSync(file);
  database.enableDefensive(false);
  database.exec(
    "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
  );
  await expect(restores({ dataFolder: aFolder() }, file)).rejects.toThrow('it is damaged');
});

test('outbox.db is put aside with its log once restored into a database, and stays once restored into itself', async () => {
  const database = await newSchema();
  const [before, copy] = [aFolder(), aFolder()];
  const old = openOutbox({ dataFolder: before });
  await old.add({ id: 'one', body: '{}' });
  for (const end of ['', '-wal', '-shm'])
    copyFileSync(`${storeFile(before)}${end}`, `${storeFile(copy)}${end}`);
  expect(await restores({ dataFolder: before }, storeFile(before))).toMatch(
    /^0 .* 1 request known/,
  );
  expect(await old.add({ id: 'two', body: '{}' })).toBe('added');
  await old.close();
  expect(await leftBehind(readEnvironment({ DATA_DIR: copy }))).toBeUndefined();
  const environment = readEnvironment({ ...database.environment, DATA_DIR: copy });
  expect(await leftBehind(environment)).toMatch(/^Requests are left in .* restore ".*outbox.db"$/);

  expect(await restores(environment, storeFile(copy))).toMatch(
    /^1 request restored, [\s\S]*\nThe file is now .*restored-/,
  );

  expect(readdirSync(copy).filter((file) => !file.startsWith('outbox.db.restored-'))).toEqual([]);
  expect(await leftBehind(environment)).toBeUndefined();
  const now = openOutbox(environment);
  expect(await now.find('one')).toMatchObject({ state: 'pending' });
  await now.close();
});

test.each(kindsOfStore)(
  'a call of a backup needs agreement in $kind if its time was given to another since then',
  async ({ newPlace }) => {
    const [lost, place] = [await newPlace(), await newPlace()];
    const ask = (store: Outbox, id: string, callAt: number) =>
      bookingsIn(store).add(
        { id, body: '{}', attributes: { callAt } },
        { keyHash: id, caller: { network: null, email: null, phone: null } },
      );
    const [before, now] = [outboxIn(lost.connect()), outboxIn(place.connect())];
    const callAt = Date.now() + 86_400_000;
    callHours.reminderHours = 48;
    await ask(before, 'free', callAt);
    await ask(before, 'taken', 2 * callAt);
    await ask(now, 'since', 2 * callAt);
    const file = join(aFolder(), 'backup.db');
    await backsUp(readEnvironment(lost.environment), file);
    expect(await restores(readEnvironment(place.environment), file)).toMatch(/agree .*: taken\n$/);
    expect(await now.find('taken')).toMatchObject({ needsAgreement: true });
    // It may have been sent since the backup.
    const reminder = await mailsIn(now.engine).find(mailId('reminder', 'free'));
    expect(reminder).toMatchObject({ state: 'erased' });
    for (const id of ['free', 'since'])
      expect(await now.find(id)).toMatchObject({ needsAgreement: false });
  },
);
