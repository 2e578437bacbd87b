import 'server-only';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Clock, Engine, Values } from './engine.ts';
import { schemaSteps } from './schema.ts';

/** How long to wait for another process that is writing. */
const BUSY_MS = 3_000;

/**
 * One file in the data directory. Opened when first needed, and anew after a failure or when the file was taken
 * away: a store that was unreachable for a while needs no restart.
 */
export function sqliteEngine(folder: string, clock: Clock = Date.now): Engine {
  const file = storeFile(folder);
  let opened: OpenFile | undefined;

  function current() {
    if (opened && opened.inode !== inodeOf(file)) forget();
    opened ??= openFile(folder, file);
    return opened;
  }

  function forget() {
    opened?.database.close();
    opened = undefined;
  }

  async function run(sql: string, values: Values = {}) {
    const { statements, database } = current();
    try {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement.all(sql.includes(':now') ? { ...values, now: clock() } : values);
    } catch (failure) {
      forget();
      throw failure;
    }
  }

  // A single statement that writes already has the file to itself.
  return { run, runAlone: run, close: async () => forget() };
}

/** Where the requests are, once the site has started there. */
export function storeFile(folder: string) {
  return join(folder, 'outbox.db');
}

type OpenFile = {
  database: DatabaseSync;
  inode: number | undefined;
  statements: Map<string, StatementSync>;
};

function openFile(folder: string, file: string): OpenFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  // A reopened WAL database comes back with less than FULL: what was acknowledged would not survive a power cut.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  migrate(database);
  return { database, inode: inodeOf(file), statements: new Map() };
}

function migrate(database: DatabaseSync) {
  database.exec('BEGIN IMMEDIATE');
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  for (const step of schemaSteps.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${Math.max(version, schemaSteps.length)}; COMMIT`);
}

function inodeOf(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
