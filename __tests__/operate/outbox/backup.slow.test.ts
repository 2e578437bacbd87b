import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, openSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { englishOperatorWords } from '#content/operator-words.ts';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import { readEnvironment } from '#server/configuration/environment.ts';
import { explainFailure } from '#server/desk/explain-failure.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { openRequests } from '#server/requests/our-requests.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { readStoreHealth } from '#server/running/health.ts';
import { storePath } from '#server/store/sqlite-file.ts';
import { type StorePlace, strayStoreWarning } from '#server/store/store-place.ts';
import { backup, restore } from '../../../scripts/operate/outbox/backup.ts';
import { mailServer, tryNext } from '../../kit/builders/attempts.ts';
import { aCall, changeCall } from '../../kit/builders/requests.ts';
import { addMany } from '../../kit/builders/rows.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { kindsOfStore, newSchema } from '../../kit/setup/stores.ts';

const said = (lines: AsyncIterable<string>) =>
  text(Readable.from(lines)).catch((failure) => {
    throw new Error(explainFailure(failure, englishOperatorWords));
  });
async function runs(command: typeof backup | typeof restore, place: StorePlace, target: string) {
  const requests = openRequests(place);
  return said(command(requests, { place, target })).finally(requests.close);
}
const backsUp = (place: StorePlace, file: string) => runs(backup, place, file);
const restores = (place: StorePlace, file: string) => runs(restore, place, file);

test.each(kindsOfStore)('a backup of $kind is one file that restores all', async ({ newPlace }) => {
  const place = await newPlace();
  const here = readEnvironment(place.environment);
  const there = { dataFolder: aFolder() };
  const outbox = requestsIn(place.connect());
  await outbox.add({ id: 'delivered', body: '{}', timeZone: 'Europe/Berlin' });
  await tryNext(outbox);
  const body = '{"email":"a@b.example"}';
  const call = { callHash: 'call', link: 'https://agency.example/call/1' };
  await outbox.add({ id: 'held', body, heldBecause: 'honeypot', ...call });
  await outbox.add({ id: 'mailed', body });
  await mailsIn(outbox.engine).enqueueForNewRequests({ visitors: mailServer });
  // More than a batch of the copy.
  await addMany(outbox.engine, 510, { state: 'pending', acceptedAt: Date.now() });

  const folder = aFolder();
  const file = join(folder, 'backup.db');
  const oldestRequestAt = expect.any(Number);
  expect(await readStoreHealth(outbox)).toMatchObject({ lastBackupAt: null, oldestRequestAt });
  expect(await backsUp(here, file)).toContain('513 requests in ');
  expect((await readStoreHealth(outbox)).lastBackupAt).toBeGreaterThan(Date.now() - 60_000);
  expect(readdirSync(folder)).toEqual(['backup.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  chmodSync(file, 0o400);
  await outbox.add({ id: 'after', body: '{}' });

  // Like a read-only disk, /dev/fd takes no other file.
  expect(await restores(there, `/dev/fd/${openSync(file, 'r')}`)).toMatch(
    /^513 requests restored, 511 of them pending\. .* here: 0 requests/,
  );
  await restores(there, file);
  expect(await restores(here, file)).toMatch(/^0 requests restored, .* here: 513 requests/);

  const site = openRequests(there);
  expect(await site.msUntilDue()).toBeGreaterThan(30_000);
  expect(await site.find('delivered')).toEqual(await outbox.find('delivered'));
  // Graphs show both side by side.
  expect(await readStoreHealth(site)).toMatchObject({
    accepted: 513,
    delivered: 1,
    mail: { accepted: 1, delivered: 0 },
  });
  const agencyProof = (await outbox.find('held'))?.agencyProof;
  expect(agencyProof).toHaveLength(36);
  expect(await site.find('held')).toMatchObject({ state: 'held', agencyProof });
  expect(await site.release('held')).toEqual(['held']);
  expect(await site.find('after')).toBeUndefined();

  const mails = mailsIn(site.engine);
  await mails.enqueueForNewRequests({ visitors: mailServer });
  expect(await mails.find('confirmation', 'held')).toMatchObject({ state: 'pending' });

  const unsent = { state: 'ended', lastAnswer: 'it was in a backup' };
  expect(await mails.find('confirmation', 'mailed')).toMatchObject(unsent);

  await site.close();
});

test('backup and restore name the file, the folder or the store that is at fault', async () => {
  const [file, reason] = [join(aFolder(), 'holiday.jpg'), 'file is not a database'];
  const [place, broken] = [aFolder(), aFolder({ 'outbox.db': 'x'.repeat(5_000) })];
  await expect(restores({ dataFolder: place }, file)).rejects.toThrow(`There is no file ${file}:`);
  expect(await backsUp({ dataFolder: place }, file)).toMatch(/^0 requests/);
  await expect(restores({ dataFolder: file }, file)).rejects.toThrow(/holiday.*cannot be used/);
  await expect(backsUp({ dataFolder: place }, storePath(place))).rejects.toThrow('name another');

  symlinkSync(place, `${file}.d`);
  await expect(backsUp({ dataFolder: place }, storePath(`${file}.d`))).rejects.toThrow('the store');

  symlinkSync(file, `${file}.link`);
  await expect(backsUp({ dataFolder: place }, `${file}.link`)).rejects.toThrow('no regular file');

  const noDatabase = `does not answer: ${reason}`;
  await expect(backsUp({ dataFolder: broken }, file)).rejects.toThrow(noDatabase);
  await expect(restores({ dataFolder: broken }, file)).rejects.toThrow(noDatabase);

  const unusable = `${storePath(broken)} cannot be used (${reason}): name another backup`;
  await expect(restores({ dataFolder: place }, storePath(broken))).rejects.toThrow(unusable);

  using database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 9');
  await expect(restores({ dataFolder: place }, file)).rejects.toThrow('used (a newer version');

  database.enableDefensive(false);
  database.exec('PRAGMA writable_schema = ON');
  database.exec("DELETE FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL");
  await expect(restores({ dataFolder: aFolder() }, file)).rejects.toThrow('it is damaged');

  using store = new DatabaseSync(storePath(place));
  store.exec('PRAGMA ignore_check_constraints = ON');
  store.exec("INSERT INTO outbox (id, state, accepted_at, due_at) VALUES ('one', 'lost', 0, 0)");
  await expect(backsUp({ dataFolder: place }, file)).rejects.toThrow('The store cannot be used');
});

test('a restore refuses a pipe or a view, and takes no column from a file', async () => {
  const folder = aFolder();
  const place = { dataFolder: aFolder() };
  const [pipe, file] = [join(folder, 'pipe'), join(folder, 'backup.db')];
  execFileSync('mkfifo', [pipe]);
  await expect(restores(place, pipe)).rejects.toThrow('no regular file: name a backup');

  const outbox = openRequests({ dataFolder: folder });
  await outbox.add({ id: 'one', body: '{}' });
  await outbox.close();
  await backsUp({ dataFolder: folder }, file);
  using database = new DatabaseSync(file);
  database.exec('ALTER TABLE outbox ADD COLUMN "id) SELECT 1; --" TEXT');
  expect(await restores(place, file)).toMatch(/^1 request restored/);

  database.exec(`ALTER TABLE outbox RENAME TO other; CREATE VIEW outbox AS
    WITH RECURSIVE endless(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM endless)
    SELECT * FROM endless`);
  await expect(restores(place, file)).rejects.toThrow('it has a view or a trigger');
});

test('outbox.db is put aside after a restore into a database', async () => {
  const database = await newSchema();
  const [before, copy] = [aFolder(), aFolder()];
  const old = openRequests({ dataFolder: before });
  await old.add({ id: 'one', body: '{}' });
  for (const end of ['', '-wal', '-shm'])
    copyFileSync(`${storePath(before)}${end}`, `${storePath(copy)}${end}`);
  expect(await restores({ dataFolder: before }, storePath(before))).toMatch(/ here: 1 request/);
  expect(await old.add({ id: 'two', body: '{}' })).toBe('added');

  await old.close();
  expect(strayStoreWarning(readEnvironment({ DATA_DIR: copy }))).toBeUndefined();

  const environment = readEnvironment({ ...database.environment, DATA_DIR: copy });
  expect(strayStoreWarning({ ...environment, dataFolder: 'too long '.repeat(99) })).toBeUndefined();
  expect(strayStoreWarning(environment)).toMatch(/ may hold requests: .* restore ".*outbox.db"$/);

  expect(await restores(environment, storePath(copy))).toMatch(/^1 request .*is now .*restored-/s);

  expect(readdirSync(copy).filter((file) => !file.startsWith('outbox.db.restored-'))).toEqual([]);
  expect(strayStoreWarning(environment)).toBeUndefined();

  const now = openRequests(environment);
  expect(await now.find('one')).toMatchObject({ state: 'pending' });

  await now.close();
});

const LET_PASS = `UPDATE outbox SET call_at = call_at - :ms, call_ends = call_ends - :ms
  WHERE id = 'passed'`;

test.each(kindsOfStore)(
  'files in any order give $kind the latest calls, and no time is agreed twice',
  async ({ newPlace }) => {
    const [at, later] = [1, 2].map((days) => Date.now() + days * DAY_MS) as [number, number];
    callHours.reminderHours = 48;
    const file = join(aFolder(), 'backup.db');
    const lost = aFolder();
    const before = openRequests({ dataFolder: lost });
    await before.add(aCall('moved', at));
    await before.add(aCall('cancelled', later + DAY_MS));
    await before.add(aCall('taken', later + 5 * DAY_MS));
    await before.add(aCall('known', at + DAY_MS / 2));
    await before.add(aCall('passed', later + 7 * DAY_MS));
    await before.engine.query(LET_PASS, { ms: 20 * DAY_MS });
    for (const id of ['1', '2', '3', '4'])
      await before.add(aCall(id, later + (10 + Number(id)) * DAY_MS, { emailHash: 7 }));
    expect(await before.agree('4')).toBe(true);
    await before.add(aCall('never agreed', later + 20 * DAY_MS, { needsAgreement: true }));
    await before.add(aCall('forked', later + 21 * DAY_MS));
    const open = { id: 'other move', needsAgreement: true };
    await changeCall(before, 'forked', later + 22 * DAY_MS, open);
    await backsUp({ dataFolder: lost }, file);
    await changeCall(before, 'moved', later, { id: 'move' });
    await changeCall(before, 'cancelled', undefined);
    await before.add(aCall('another', at));
    await before.close();
    const earlier = file;
    const newest = storePath(lost);
    const orders = [
      [earlier, newest],
      [newest, earlier],
      [earlier, newest, earlier, newest],
    ];
    for (const files of orders) {
      const place = await newPlace();
      const here = requestsIn(place.connect());
      await here.add(aCall('since', later + 5 * DAY_MS));
      await here.add(aCall('known', at + DAY_MS / 2));
      await here.add(aCall('forked', later + 21 * DAY_MS));
      await changeCall(here, 'forked', later + 23 * DAY_MS);
      const said = [];
      for (const path of files) said.push(await restores(readEnvironment(place.environment), path));

      expect(said[0]).toMatch(/Agree .*: other move, taken\n$/);
      expect(await here.find('taken')).toMatchObject({ needsAgreement: true });
      const mails = mailsIn(here.engine);
      expect(await mails.find('reminder', 'another')).toMatchObject({ state: 'ended' });
      expect(await mails.find('reminder', 'known')).toBeUndefined();
      expect(await here.lastOf('moved')).toMatchObject({ callAt: later, needsAgreement: false });
      expect(await here.lastOf('cancelled')).toMatchObject({ isCancelled: true });
      expect(await here.find('another')).toMatchObject({ callAt: at, needsAgreement: false });
      for (const id of ['passed', '3', '4'])
        expect(await here.find(id)).toMatchObject({ needsAgreement: false });
      await here.add(aCall('wants it', later));
      expect(await here.find('wants it')).toMatchObject({ needsAgreement: true });
    }
  },
);
