import 'server-only';
import type { Clock, Engine, Values } from './engine.ts';
import { inodeOf, type OpenFile, openFile, storeFile } from './sqlite-file.ts';

/**
 * One file in the data directory. Opened when first needed, and anew after a failure or when the file was taken
 * away: a store that was unreachable for a while needs no restart.
 */
export function sqliteEngine(folder: string, clock: Clock = Date.now): Engine {
  const file = storeFile(folder);
  let opened: OpenFile | undefined;

  function current() {
    if (opened && opened.inode !== inodeOf(file)) opened = replacementOf(opened);
    opened ??= openFile(folder);
    return opened;
  }

  /** A file that is deleted while it is open still has its requests until we close it. */
  function replacementOf(taken: OpenFile) {
    const fresh = openFile(folder);
    taken.database.prepare('ATTACH ? AS fresh').run(file);
    try {
      taken.database.exec('INSERT OR IGNORE INTO fresh.outbox SELECT * FROM main.outbox');
    } finally {
      taken.database.exec('DETACH fresh');
    }
    taken.database.close();
    return fresh;
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
