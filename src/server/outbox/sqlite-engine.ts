import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, Engine, Values } from './engine.ts';
import { freeMegabytesAt, inodeOf, type OpenFile, openFile, storeFile } from './sqlite-file.ts';
import { stillRead, takenAway } from './store-error.ts';

/** How long what arrived waits for another process that is writing, and how often it looks. */
const BUSY_MS = 2_000;
const LOOK_AGAIN_MS = 5;

/** So many new requests in one turn of the event loop, if delivery has asked for something so recently. */
const NEW_AT_ONCE = 4;
const RECENTLY_MS = 100;

/** What SQLite calls a file that another process writes to, and statements that are wrong in themselves. */
const BUSY = 5;
const STATEMENT_IS_WRONG = [1, 19, 20];

/**
 * One file in the data directory. Opened when first needed, and anew after a failure: a store that was unreachable
 * for a while needs no restart. The database is synchronous, on the server's only thread, so nobody waits inside of
 * it: a busy one is asked again a little later, and everything else goes on meanwhile.
 */
export function sqliteEngine(folder: string, clock: Clock = Date.now): Engine {
  const file = storeFile(folder);
  let opened: OpenFile | undefined;
  const asked: Statement[] = [];
  const arrived: Statement[] = [];
  let askedAt = 0;
  let working: Promise<void> | undefined;

  function enqueue(queue: Statement[], sql: string, values: Values = {}) {
    return new Promise<unknown[]>((resolve, reject) => {
      queue.push({ sql, values, since: performance.now(), resolve, reject });
      working ??= work();
    });
  }

  /**
   * What arrives together waits for the disk together, once: that wait is most of what a commit costs. Of what is new
   * only a part, and the rest in the next turns: a crowd that posts must not keep delivery waiting.
   */
  async function work() {
    while (asked.length + arrived.length > 0) {
      await new Promise(setImmediate);
      if (!isOurs()) for (const { reject } of arrived.splice(0)) reject(takenAway(file));
      if (asked.length > 0) askedAt = performance.now();
      const isShared = performance.now() - askedAt < RECENTLY_MS;
      await commit([...asked.splice(0), ...arrived.splice(0, isShared ? NEW_AT_ONCE : Infinity)]);
    }
    working = undefined;
  }

  /** All of them or none: one that cannot be done must not take the others with it, so each is then tried alone. */
  async function commit(group: readonly Statement[]): Promise<void> {
    try {
      const results = await whenFree(group, () => execute(group));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] ?? []);
    } catch (failure) {
      const isOnesFault = STATEMENT_IS_WRONG.includes(codeOf(failure));
      if (isOnesFault && group.length > 1) for (const one of group) await commit([one]);
      else for (const { reject } of group) reject(failure);
    }
  }

  function execute(group: readonly Statement[]) {
    opened ??= openFile(folder);
    const { database, statements } = opened;
    const isAlone = group.length < 2;
    try {
      if (!isAlone) database.exec('BEGIN IMMEDIATE');
      const results = group.map(({ sql, values }) => {
        const prepared = statements.get(sql) ?? database.prepare(sql);
        statements.set(sql, prepared);
        return prepared.all(sql.includes(':now') ? { ...values, now: clock() } : values);
      });
      if (!isAlone) database.exec('COMMIT');
      return results;
    } catch (failure) {
      if (database.isTransaction) database.exec('ROLLBACK');
      if (codeOf(failure) !== BUSY && isOurs()) closeFile();
      throw failure;
    }
  }

  /** A file that is deleted while it is open still has its requests, until we close it. */
  function isOurs() {
    return !opened || opened.inode === inodeOf(file);
  }

  function closeFile() {
    opened?.database.close();
    opened = undefined;
  }

  /** The write-ahead log keeps old pages until it is emptied, which it cannot be while another process reads. */
  async function scrub() {
    await enqueue(asked, 'VACUUM');
    const end = performance.now() + BUSY_MS;
    while (Object(await enqueue(asked, 'PRAGMA wal_checkpoint(TRUNCATE)'))[0]?.busy !== 0) {
      if (performance.now() > end) throw stillRead(file);
      await pause(LOOK_AGAIN_MS);
    }
  }

  return {
    run: (sql, values) => enqueue(asked, sql, values),
    take: (sql, values) => enqueue(arrived, sql, values),
    scrub,
    freeMegabytes: () => freeMegabytesAt(folder),
    async close() {
      await working;
      closeFile();
    },
  };
}

type Statement = {
  sql: string;
  values: Values;
  since: number;
  resolve(rows: unknown[]): void;
  reject(failure: unknown): void;
};

async function whenFree<Result>(group: readonly Statement[], act: () => Result) {
  const end = Math.min(...group.map(({ since }) => since)) + BUSY_MS;
  for (;;)
    try {
      return act();
    } catch (failure) {
      if (codeOf(failure) !== BUSY || performance.now() > end) throw failure;
      await pause(LOOK_AGAIN_MS);
    }
}

/** SQLite's primary code of a failure. */
function codeOf(failure: unknown) {
  return Number(Object(failure).errcode) & 0xff;
}
