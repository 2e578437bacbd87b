import type { StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type Clock, type Engine, type Statement, StoreError, type Values } from './engine.ts';
import { refuseNewerSchema } from './schema.ts';
import {
  freeMegabytesAt,
  inodeOf,
  type OpenFile,
  openFile,
  stepsDone,
  storeFile,
  VERSION,
} from './sqlite-file.ts';

/** How long a statement waits for another process that is writing, and how often it looks. */
const BUSY_MS = 2_000;
const LOOK_AGAIN_MS = 5;

/** How long a group may grow while each turn brings more. */
const GATHER_MS = 10;

/** What SQLite calls a file that another process writes to, and statements that are wrong in themselves. */
const BUSY = 5;
const STATEMENT_IS_WRONG = [1, 19, 20];

/**
 * One file in the data directory, opened when first needed and anew after a failure: a store that was away needs no
 * restart. SQLite is synchronous, on the server's only thread, so a busy one is not waited for, but asked again later.
 */
export function sqliteEngine(folder: string, clock: Clock = Date.now): Engine {
  const file = storeFile(folder);
  let opened: OpenFile | undefined;
  const arrived: Arrived[] = [];
  let working: Promise<void> | undefined;

  const insert = (sql: string, values: Values = {}) =>
    new Promise<number>((resolve, reject) => {
      arrived.push({ sql, values, since: performance.now(), resolve, reject });
      working ??= work();
    });

  /** What arrives together waits for the disk together, once: that wait is most of what a commit costs. */
  async function work() {
    while (arrived.length > 0) {
      const end = performance.now() + GATHER_MS;
      let there = 0;
      while (arrived.length > there && performance.now() < end) {
        there = arrived.length;
        await new Promise(setImmediate);
      }
      await commit(arrived.splice(0));
    }
    working = undefined;
  }

  /** All of them or none: one that cannot be done must not take the others with it, so each is then tried alone. */
  async function commit(group: readonly Arrived[]): Promise<void> {
    try {
      if (!isOurs()) throw takenAway();
      const work = (run: Run) => group.map(({ sql, values }) => run(change, sql, values));
      const changed = await whenFree(() => execute(work, group.length > 1), group[0]?.since);
      for (const [index, { resolve }] of group.entries()) resolve(changed[index] ?? 0);
    } catch (failure) {
      const isOnesFault = STATEMENT_IS_WRONG.includes(codeOf(failure));
      if (isOnesFault && group.length > 1) for (const one of group) await commit([one]);
      else for (const { reject } of group) reject(failure);
    }
  }

  /** At once: whoever delivers shall not stand in line with a crowd that posts. */
  const query = (sql: string, values: Values = {}) =>
    whenFree(() => execute((run) => run(read, sql, values), false));

  async function transact(...[first, then]: Parameters<Engine['transact']>) {
    const all = (run: Run, statements: readonly Statement[]) =>
      statements.map(({ sql, values }) => run(read, sql, values));
    const work = (run: Run) => {
      const found = all(run, first);
      return [...found, ...all(run, then(found))];
    };
    return whenFree(() => execute(work, true));
  }

  function execute<Result>(work: (run: Run) => Result, isTogether: boolean) {
    opened ??= openFile(folder);
    const { database, statements } = opened;
    const prepared = (sql: string) => {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    };
    try {
      if (isTogether) database.exec('BEGIN IMMEDIATE');
      // A newer version that has started beside us may have changed it meanwhile.
      refuseNewerSchema(stepsDone(database, prepared(VERSION)));
      const result = work((act, sql, values = {}) =>
        act(prepared(sql), sql.includes(':now') ? { ...values, now: clock() } : values),
      );
      if (isTogether) database.exec('COMMIT');
      return result;
    } catch (failure) {
      if (database.isTransaction) database.exec('ROLLBACK');
      if (codeOf(failure) !== BUSY && isOurs()) closeFile();
      throw failure;
    }
  }

  /** A file that is deleted while it is open still has its requests, until we close it. */
  const isOurs = () => !opened || opened.inode === inodeOf(file);

  function closeFile() {
    opened?.database.close();
    opened = undefined;
  }

  /** The write-ahead log keeps old pages until it is emptied, which it cannot be while another process reads. */
  async function vacuum() {
    await query('VACUUM');
    const end = performance.now() + BUSY_MS;
    while (checkpoint.parse((await query('PRAGMA wal_checkpoint(TRUNCATE)'))[0]).busy !== 0) {
      if (performance.now() > end) throw stillRead(file);
      await pause(LOOK_AGAIN_MS);
    }
  }

  return {
    query,
    transact,
    insert,
    insertSerialised: insert,
    vacuum,
    freeMegabytes: () => freeMegabytesAt(folder),
    async close() {
      await working;
      closeFile();
    },
  };
}

const checkpoint = z.object({ busy: z.number() });

type Arrived = {
  sql: string;
  values: Values;
  since: number;
  resolve(changed: number): void;
  reject(failure: unknown): void;
};

/** Runs one statement in the open file. */
type Run = <Result>(act: Act<Result>, sql: string, values?: Values) => Result;
type Act<Result> = (statement: StatementSync, values: Values) => Result;
const read: Act<unknown[]> = (statement, values) => statement.all(values);
const change: Act<number> = (statement, values) => Number(statement.run(values).changes);

async function whenFree<Result>(act: () => Result, since = performance.now()) {
  const end = since + BUSY_MS;
  for (;;)
    try {
      return act();
    } catch (failure) {
      if (codeOf(failure) !== BUSY || performance.now() > end) throw failure;
      await pause(LOOK_AGAIN_MS);
    }
}

/** SQLite's primary code of a failure. */
const codeOf = (failure: unknown) => Number(Object(failure).errcode) & 0xff;

const takenAway = () =>
  new StoreError(
    'outbox.db was deleted or replaced while it was open: what is in it still goes out, and nothing new is kept. ' +
      'Put the file back, or restart the site when nothing waits any more',
  );

const stillRead = (file: string) =>
  new StoreError(
    `what was erased may still stand in ${file}-wal, because another process was reading: try again`,
  );
