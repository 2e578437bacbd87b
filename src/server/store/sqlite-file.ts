import { chmodSync, lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreError } from './engine.ts';
import { schemaSteps } from './schema.ts';

export function storePath(folder: string) {
  // Without this hint the bundler copies a store of the project into the site.
  return join(/* turbopackIgnore: true */ folder, 'outbox.db');
}

const walOf = (file: string) => `${file}-wal`;
const statIfThere = (file: string) => statSync(file, { throwIfNoEntry: false });

/** Even a link to nothing, which the store refuses. */
const lstatIfThere = (file: string) => lstatSync(file, { throwIfNoEntry: false });

export const hasStoreIn = (folder: string, isThere: (file: string) => unknown = lstatIfThere) =>
  [storePath(folder), walOf(storePath(folder))].some((file) => isThere(file));

const PRIVATE_FOLDER = { recursive: true, mode: 0o700 };

export function openDatabase(folder: string) {
  const file = storePath(folder);
  mkdirSync(folder, PRIVATE_FOLDER);
  refuseOrphanedWal(file);
  ensureFile(file);
  const database = new DatabaseSync(file);
  try {
    // NORMAL, the default of some builds of SQLite, loses requests in a power cut. macOS needs
    // fullfsync.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;
      PRAGMA checkpoint_fullfsync = ON; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY`);
    if (stepsDone(database) < schemaSteps.length) bringUpToDate(database);
  } catch (failure) {
    database.close();
    throw failure;
  }
  const inodes = () => [file, walOf(file)].map((path) => statIfThere(path)?.ino).join();
  const asOpened = inodes();
  return { database, prepare: parsedOnceIn(database), isInPlace: () => inodes() === asOpened };
}

/**
 * If the file is empty, SQLite deletes its write-ahead log, and with it all requests since the last
 * checkpoint.
 */
function refuseOrphanedWal(file: string) {
  // Another process creates the file before its log.
  if (statIfThere(walOf(file))?.size && !statIfThere(file)?.size)
    throw new StoreError(
      `${walOf(file)} holds requests, and the outbox.db beside it is missing or empty: ` +
        'put outbox.db back beside its log, or move both to another folder',
    );
}

function ensureFile(file: string) {
  if (lstatIfThere(file)?.isSymbolicLink())
    throw new StoreError(
      `${file} is a link, which the site does not follow: ` +
        'remove it, or set DATA_DIR to where it leads',
    );
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  chmodSync(file, 0o600);
}

function parsedOnceIn(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  return (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}

export const stepsDone = (database: Pick<DatabaseSync, 'prepare'>) =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version']);

export function bringUpToDate(database: DatabaseSync) {
  database.exec('BEGIN IMMEDIATE');
  for (const step of schemaSteps.slice(stepsDone(database))) database.exec(step);
  const done = Math.max(stepsDone(database), schemaSteps.length);
  database.exec(`PRAGMA user_version = ${done}; COMMIT`);
}
