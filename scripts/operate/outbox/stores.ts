import { copyFileSync, existsSync, lstatSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { failureCode } from '#server/log.ts';
import { type Engine, StoreError } from '#server/outbox/engine.ts';
import { isOneStore } from '#server/outbox/left-store.ts';
import { isThere, openEngine, type Place } from '#server/outbox/open-outbox.ts';
import { storeFile } from '#server/outbox/sqlite-file.ts';
import { counted } from '../actions.ts';
import { NotDone } from '../open-site-outbox.ts';
import { copyRequests } from './copy-requests.ts';

type Stores = { place: Place; left: Place | undefined; file: string | undefined };

/** What the store holds that this site used before, into the one that it uses now. */
export async function* move(_: unknown, { place, left }: Stores) {
  if (!left || !isThere(left)) throw new NotDone(NO_OTHER);
  const { requests, undelivered } = await between(left, place, async (from, to) => {
    if (await isOneStore(from, to)) throw new NotDone(NO_OTHER);
    return copyRequests(from, to, async (ids) => {
      for (const id of ids) await from.query('DELETE FROM outbox WHERE id = :id', { id });
    });
  });
  yield `${counted(requests)} moved, ${undelivered} of them undelivered. Nothing is left in the other store.\n`;
  yield 'Once no process uses it any more, and no LEFT_STORE names it, it can be deleted.\n';
}

const NO_OTHER =
  'No store is found but the one in use. Set LEFT_STORE to the other: the folder in which its outbox.db lies, or its ' +
  'address; with DATABASE_URL it is known where DATA_DIR has it. Where there was no other, take LEFT_STORE out.';

/** All requests in one file, of whichever store, readable by nobody else. It takes its name when it is whole. */
export async function* backup(_: unknown, { place, file = '' }: Stores) {
  const { requests } = await inFolderBeside(file, async (folder) => {
    const copied = await between(place, { dataFolder: folder }, copyRequests);
    const found = ofFile(file, () => requestsIn(storeFile(folder)));
    if (found !== copied.requests)
      throw new NotDone(`The backup has ${found} of ${copied.requests}: it was thrown away.`);
    takeName(storeFile(folder), file);
    return copied;
  });
  yield `${counted(requests)} in ${file}, which was opened and read. Only you may read it: what visitors wrote is in it.\n`;
}

/** What a backup of whichever store holds and this one does not know. */
export async function* restore(_: unknown, { place, file = '' }: Stores) {
  const [all, { requests, undelivered }] = await inFolderBeside(file, async (folder) => {
    const found = ofFile(file, () => {
      // A copy, because it is brought up to date where an earlier version wrote it.
      copyFileSync(file, storeFile(folder));
      // Of a store that was not closed the newest requests are in there.
      const log = `${file}-wal`;
      if (existsSync(log)) copyFileSync(log, `${storeFile(folder)}-wal`);
      return requestsIn(storeFile(folder));
    });
    return [found, await between({ dataFolder: folder }, place, copyRequests)] as const;
  });
  yield `${counted(requests)} brought back, ${all - requests} were known here and stay as they are.\n`;
  yield `${undelivered} of them were undelivered then, and go their way now: what of these went out after the backup goes `;
  yield 'out again, under the same id.\n';
}

async function between<Done>(from: Place, to: Place, work: (from: Engine, to: Engine) => Done) {
  const [source, target] = [openEngine(from), openEngine(to)];
  try {
    return await work(source, target);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

/** Of the same disk, so that a file becomes another in one step. */
async function inFolderBeside<Done>(file: string, work: (folder: string) => Promise<Done>) {
  const folder = ofFile(file, () => mkdtempSync(`${resolve(file)}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file for nobody else's eyes, which takes its name when it is whole. */
export const writeWhole = (file: string, words: AsyncIterable<string>) =>
  inFolderBeside(file, async (folder) => {
    const part = join(folder, 'part');
    await writeFile(part, words, { mode: 0o600 });
    takeName(part, file);
  });

/** A link or a device in its place would be gone for everybody. */
function takeName(whole: string, file: string) {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false)
    throw new NotDone(`${file} is no ordinary file: name another.`);
  ofFile(file, () => renameSync(whole, file));
}

/** What is wrong with the file itself is said of it. */
function ofFile<Done>(file: string, work: () => Done) {
  try {
    return work();
  } catch (failure) {
    throw new NotDone(`${file} cannot be used (${failureCode(failure)}).`);
  }
}

/** As counted by a database that was opened anew, and has looked at all of itself. It is one file from then on. */
function requestsIn(file: string) {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    const { integrity_check } = Object(database.prepare('PRAGMA integrity_check').get());
    if (integrity_check !== 'ok') throw new StoreError('it is damaged');
    return Number(database.prepare('SELECT count(*) AS found FROM outbox').get()?.['found']);
  } finally {
    database.close();
  }
}
