import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { englishOperatorWords } from '#content/operator-words.ts';
import { NotDone } from '#server/desk/explain-failure.ts';
import { failureCode, log } from '#server/process/log.ts';
import type { Requests } from '#server/requests/requests.ts';
import { recordBackup } from '#server/running/health.ts';
import { type Engine, StoreError } from '#server/store/engine.ts';
import { readSnapshot } from '#server/store/postgres-engine.ts';
import { insertionInto } from '#server/store/rows.ts';
import { queues, schemaSteps } from '#server/store/schema.ts';
import type { NoteProgress } from '#server/store/short-transactions.ts';
import { stepsDone, storePath } from '#server/store/sqlite-file.ts';
import { openEngine, type StorePlace } from '#server/store/store-place.ts';
import { copyFolderIn } from './copy-folder.ts';
import { batchesOf, restoreRequests } from './restore-requests.ts';

const { requests: counted } = englishOperatorWords.desk.results;

type FileArguments = {
  place: StorePlace;
  target: string | undefined;
  noteProgress?: NoteProgress | undefined;
};

export async function* backup(requests: Requests, given: FileArguments) {
  const { engine } = requests;
  const { target: file = '' } = given;
  const found = await writeBackup(requests, given, file);
  // A store that cannot be written needs its backup most.
  await recordBackup(engine).catch((failure) =>
    log.warn('The store cannot note its backup', { reason: failureCode(failure) }),
  );
  const checked = `${counted(found)} in ${file}, checked.`;
  yield `${checked} It has form values of visitors, so only you may read it.\n`;
}

async function writeBackup(
  { engine, count }: Requests,
  { place, noteProgress }: FileArguments,
  file: string,
) {
  const all = await count();
  const noteRows = (copied: number) => noteProgress?.(copied, all);
  noteRows(0);
  // A rename is atomic only within a file system.
  using folder = copyFolderIn(dirname(resolve(file)));
  const copy = storePath(folder.path);
  if (place.databaseUrl) await copyDatabase(engine, place.databaseUrl, folder.path, noteRows);
  else await engine.query('VACUUM INTO :copy', { copy });
  const found = checkAndCount(copy, 'The store');
  fs.chmodSync(copy, 0o600);
  replaceFile(copy, file, place);
  return found;
}

async function copyDatabase(
  engine: Engine,
  url: string,
  folder: string,
  noteRows: (copied: number) => void,
) {
  let copied = 0;
  const copyEngine = openEngine({ dataFolder: folder });
  try {
    // A query creates missing tables, and the snapshot can only read.
    await engine.query('SELECT 1');
    await readSnapshot(url, async (query) => {
      for (const queue of queues)
        for await (const rows of batchesOf({ query }, queue)) {
          await copyEngine.transactInTurn(rows.map((row) => insertionInto(queue, row)));
          copied += rows.length;
          noteRows(copied);
        }
    });
  } finally {
    await copyEngine.close();
  }
}

export async function* restore(requests: Requests, given: FileArguments) {
  const { place, target: file = '' } = given;
  const { found, copied, pending, toAgree } = await restoreFrom(requests, given, file);
  const known = counted(found - copied);
  yield `${counted(copied)} restored, ${pending} of them pending. ` +
    `Unchanged, because known here: ${known}.\n`;
  yield 'A restored request that was delivered after the backup is sent again under the same id.\n';
  if (toAgree.length > 0)
    yield 'These calls have lost their times, or were changed here meanwhile. ' +
      `Agree on a time for each: ${toAgree.join(', ')}\n`;
  if (place.databaseUrl && isStore(file, place))
    yield `The file is now ${putAside(resolve(file))}. It can be deleted.\n`;
}

/** Opening a store upgrades it, so a copy is opened. For it `/tmp` may be too small. */
async function restoreFrom(requests: Requests, given: FileArguments, file: string) {
  const { dataFolder } = given.place;
  if (!fs.existsSync(file)) throw new NotDone(`There is no file ${file}: name a backup.`);
  // A pipe might never end.
  const suffixes = fs.existsSync(`${file}-wal`) ? ['', '-wal'] : [''];
  for (const suffix of suffixes)
    if (!fs.statSync(file + suffix).isFile())
      throw new NotDone(`${file + suffix} is no regular file: name a backup.`);
  const parent = fs.existsSync(dataFolder) ? dataFolder : tmpdir();
  using folder = copyFolderIn(parent);
  const copy = storePath(folder.path);
  // The newest requests may be in the log (WAL) alone.
  for (const suffix of suffixes) {
    fs.copyFileSync(file + suffix, copy + suffix);
    fs.chmodSync(copy + suffix, 0o600);
  }
  const found = checkAndCount(copy, file);
  const source = openEngine({ dataFolder: folder.path });
  const noteRows = (read: number) => given.noteProgress?.(read, found);
  return { ...(await restoreRequests(source, requests, noteRows).finally(source.close)), found };
}

/** The site would warn of a store beside its database. */
function putAside(file: string) {
  const aside = `${file}.restored-${new Date().toISOString().replace(/\W/g, '')}`;
  // The file goes first: a log alone is refused, but a file alone would lack requests.
  for (const suffix of ['', '-wal', '-shm'])
    if (fs.existsSync(file + suffix)) fs.renameSync(file + suffix, aside + suffix);
  return aside;
}

function replaceFile(copy: string, file: string, place: StorePlace) {
  if (isStore(file, place))
    throw new NotDone(`${file} is the store of the site: name another file.`);
  if (fs.lstatSync(file, { throwIfNoEntry: false })?.isFile() === false)
    throw new NotDone(`${file} is no regular file: name another one.`);
  fs.renameSync(copy, file);
}

const isStore = (file: string, { dataFolder }: StorePlace) =>
  fs.existsSync(dataFolder) &&
  storePath(fs.realpathSync(dataFolder)) === join(fs.realpathSync(dirname(file)), basename(file));

function checkAndCount(copy: string, original: string) {
  try {
    using database = new DatabaseSync(copy);
    database.exec('PRAGMA journal_mode = DELETE');
    const integrity = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    if (integrity !== 'ok') throw new StoreError('it is damaged');
    // Our stores have none. A recursive view would be read for ever.
    if (database.prepare("SELECT 1 FROM sqlite_schema WHERE type IN ('view', 'trigger')").get())
      throw new StoreError('it has a view or a trigger, so this site did not make it');
    if (stepsDone(database) > schemaSteps.length)
      throw new StoreError('a newer version of this site made it');
    return Number(database.prepare('SELECT count(*) AS found FROM outbox').get()?.['found']);
  } catch (failure) {
    throw new NotDone(`${original} cannot be used (${failureCode(failure)}): name another backup.`);
  }
}
