import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreError } from './engine.ts';
import { refuseNewerSchema, schemaSteps } from './schema.ts';

export type OpenFile = {
  database: DatabaseSync;
  /** Parsing costs more than most statements do, so each is parsed once. */
  prepare: (sql: string) => StatementSync;
  file: string;
  /** Inodes. The log holds every request since the last checkpoint, so it is watched like the file. */
  opened: { file: number | undefined; log: number | undefined };
};

/** What a checkpoint leaves of the log. SQLite makes one whenever the log has grown by a thousand pages, 4 MB. */
const LOG_BYTES = 4_194_304;

/** Where the requests are, once the site has started there. */
export function storeFile(folder: string) {
  // Otherwise the bundler takes whatever has this name in the project for a part of the site, and copies it.
  return join(/* turbopackIgnore: true */ folder, 'outbox.db');
}

/** Of the disk under this folder. */
export function freeMegabytesAt(folder: string) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1_000_000);
}

const logOf = (file: string) => `${file}-wal`;

/** What has become of the files while they are open. */
export function fateOf({ file, opened }: OpenFile): 'in place' | 'log lost' | 'replaced' {
  if (look(file)?.ino !== opened.file) return 'replaced';
  const log = look(logOf(file));
  if (log?.ino === opened.log) return 'in place';
  // An empty log holds nothing of anybody, so ours can take its place.
  return log?.size ? 'replaced' : 'log lost';
}

/** Undefined if there is no such file, or if its folder is out of reach. */
function look(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether anything of a store is in this folder. A file that is missing would be made by opening it. */
export const holdsStore = (folder: string) =>
  [storeFile(folder), logOf(storeFile(folder))].some((file) => existsSync(file));

/** Opens the file for reading and writing, made and brought up to date where needed, for our eyes only. */
export function openFile(folder: string): OpenFile {
  const file = storeFile(folder);
  makeFolder(folder);
  refuseOrphanedLog(file);
  makeFile(file);
  const database = new DatabaseSync(file);
  try {
    // A reopened WAL database comes back with less than FULL: what was acknowledged would not survive a power cut,
    // on a Mac only with a fsync of its own. And what is put aside stays in memory: a container that is read-only has no
    // other place, and visitors' words have none.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;
      PRAGMA checkpoint_fullfsync = ON; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;
      PRAGMA journal_size_limit = ${LOG_BYTES}`);
    if (stepsDone(database) < schemaSteps.length) bringUpToDate(database);
    refuseNewerSchema(stepsDone(database));
  } catch (failure) {
    database.close();
    throw failure;
  }
  const opened = { file: look(file)?.ino, log: look(logOf(file))?.ino };
  return { database, prepare: onceIn(database), file, opened };
}

/** A new folder survives a power cut only once the folder around it is on disk, too. */
export function makeFolder(folder: string) {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made === undefined || process.platform === 'win32') return;
  const around = openSync(dirname(made), 'r');
  fsyncSync(around);
  closeSync(around);
}

/** SQLite deletes the log beside an empty file, and with it every request since the last checkpoint. */
function refuseOrphanedLog(file: string) {
  // In this order: a file that another process makes at this moment has content before its log has.
  if (look(logOf(file))?.size && !look(file)?.size)
    throw new StoreError(
      `${logOf(file)} holds requests, and the outbox.db beside it is missing or empty: put outbox.db back beside its ` +
        'log, or move both to another folder',
    );
}

/** A link would have us write where somebody else wants it, and take that file from its readers. */
function makeFile(file: string) {
  const { O_RDWR, O_CREAT, O_NOFOLLOW = 0 } = constants;
  try {
    const made = openSync(file, O_RDWR | O_CREAT | O_NOFOLLOW, 0o600);
    fchmodSync(made, 0o600);
    closeSync(made);
  } catch (failure) {
    if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) throw failure;
    throw new StoreError(
      `${file} is a link, and requests are kept in no other place: remove it, or set DATA_DIR to where it leads`,
    );
  }
}

function onceIn(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  return (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}

export function stepsDone(file: Pick<OpenFile, 'prepare'>) {
  return Number(file.prepare('PRAGMA user_version').get()?.['user_version']);
}

function bringUpToDate(database: DatabaseSync) {
  database.exec('BEGIN IMMEDIATE');
  for (const step of schemaSteps.slice(stepsDone(database))) database.exec(step);
  const done = Math.max(stepsDone(database), schemaSteps.length);
  database.exec(`PRAGMA user_version = ${done}; COMMIT`);
}
