import 'server-only';
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { schemaSteps } from './schema.ts';
import { refuseNewerSchema } from './store-error.ts';

export type OpenFile = {
  database: DatabaseSync;
  /** Tells whether the file is still the one that we opened. */
  inode: number | undefined;
  statements: Map<string, StatementSync>;
};

/** Where the requests are, once the site has started there. */
export function storeFile(folder: string) {
  return join(folder, 'outbox.db');
}

export function inodeOf(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

/** Opens the file for reading and writing, made and brought up to date where needed, for our eyes only. */
export function openFile(folder: string): OpenFile {
  const file = storeFile(folder);
  makeFolder(folder);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file);
  try {
    // A reopened WAL database comes back with less than FULL: what was acknowledged would not survive a power cut.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON',
    );
    if (stepsDone(database) < schemaSteps.length) bringUpToDate(database);
    refuseNewerSchema(stepsDone(database));
  } catch (failure) {
    database.close();
    throw failure;
  }
  return { database, inode: inodeOf(file), statements: new Map() };
}

/** A new folder survives a power cut only once the folder around it is on disk, too. */
function makeFolder(folder: string) {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made === undefined || process.platform === 'win32') return;
  const around = openSync(dirname(made), 'r');
  fsyncSync(around);
  closeSync(around);
}

function stepsDone(database: DatabaseSync) {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

function bringUpToDate(database: DatabaseSync) {
  database.exec('BEGIN IMMEDIATE');
  for (const step of schemaSteps.slice(stepsDone(database))) database.exec(step);
  const done = Math.max(stepsDone(database), schemaSteps.length);
  database.exec(`PRAGMA user_version = ${done}; COMMIT`);
}
