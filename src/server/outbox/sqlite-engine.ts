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
  const waiting: Statement[] = [];

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

  /** What arrives together waits for the disk together, once: that wait is most of what a commit costs. */
  function commitWaiting() {
    const arrived = waiting.splice(0);
    if (arrived.length > 1 && commitTogether(arrived)) return;
    for (const statement of arrived) commitAlone(statement);
  }

  /** All of them or none: one that cannot be done must not take the others with it, so each is then tried alone. */
  function commitTogether(arrived: readonly Statement[]) {
    try {
      const file = current();
      file.database.exec('BEGIN IMMEDIATE');
      const results = arrived.map((statement) => execute(statement, file));
      file.database.exec('COMMIT');
      for (const [index, { resolve }] of arrived.entries()) resolve(results[index] ?? []);
      return true;
    } catch {
      forget();
      return false;
    }
  }

  function commitAlone(statement: Statement) {
    try {
      statement.resolve(execute(statement, current()));
    } catch (failure) {
      forget();
      statement.reject(failure);
    }
  }

  function execute({ sql, values }: Statement, { statements, database }: OpenFile) {
    const prepared = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, prepared);
    return prepared.all(sql.includes(':now') ? { ...values, now: clock() } : values);
  }

  function run(sql: string, values: Values = {}) {
    return new Promise<unknown[]>((resolve, reject) => {
      waiting.push({ sql, values, resolve, reject });
      if (waiting.length === 1) setImmediate(commitWaiting);
    });
  }

  async function close() {
    commitWaiting();
    forget();
  }

  // A single statement that writes already has the file to itself.
  return { run, runAlone: run, close };
}

type Statement = {
  sql: string;
  values: Values;
  resolve(rows: unknown[]): void;
  reject(failure: unknown): void;
};
