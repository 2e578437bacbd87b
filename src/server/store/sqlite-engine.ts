import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { failureCode, log } from '#server/log.ts';
import { type Clock, type Engine, type Statement, StoreError, type Then } from './engine.ts';
import { refuseNewerSchema } from './schema.ts';
import {
  fateOf,
  freeMegabytesAt,
  type OpenFile,
  openFile,
  stepsDone,
  storeFile,
} from './sqlite-file.ts';

const BUSY_MS = 2_000;
const RETRY_MS = 5;
const SQLITE_BUSY = 5;
const PRIMARY_CODE = 0xff;

const closedAtExit = new Set<() => void>();
process.on('exit', () => {
  for (const close of closedAtExit) close();
});

/** SQLite runs on the server's only thread, so a busy database is retried, not waited for. A failed file is reopened. */
export function sqliteEngine(
  folder: string,
  clock: Clock = Date.now,
  { isOperators = false } = {},
): Engine {
  const file = storeFile(folder);
  let opened: OpenFile | undefined;
  const arrived: Arrived[] = [];
  let working: Promise<void> | undefined;

  const query: Engine['query'] = (sql, values) =>
    whenFree(() => execute((run) => run({ sql, values }), false));

  const transact: Engine['transact'] = (first, then) =>
    whenFree(() => execute((run) => runAll(run, first, then), true));

  const transactSerialised: Engine['transactSerialised'] = (first, then) =>
    new Promise((resolve, reject) => {
      arrived.push({ first, then, resolve, reject });
      working ??= work();
    });

  const insert: Engine['insert'] = async (sql, values) => {
    const [rows = []] = await transactSerialised([{ sql, values }], () => []);
    return rows;
  };

  /** Group commit: concurrent inserts share one fsync, which is most of their cost. */
  async function work() {
    while (arrived.length > 0) {
      await new Promise(setImmediate);
      await commit(arrived.splice(0));
    }
    working = undefined;
  }

  async function commit(group: readonly Arrived[]) {
    try {
      if (fate() === 'replaced') throw gone();
      const rows = await whenFree(() =>
        execute((run) => group.map(({ first, then }) => runAll(run, first, then)), true),
      );
      for (const [index, { resolve }] of group.entries()) resolve(rows[index] ?? []);
    } catch (failure) {
      for (const { reject } of group) reject(failure);
    }
  }

  function execute<Result>(work: (run: Run) => Result, isTogether: boolean) {
    if (isOperators && fate() === 'replaced') throw gone();
    if (fate() === 'log lost') writeLostLog();
    opened ??= open();
    const { database, prepare } = opened;
    try {
      if (isTogether) database.exec('BEGIN IMMEDIATE');
      // A newer version may run beside this one.
      refuseNewerSchema(stepsDone({ prepare }));
      const result = work(({ sql, values = {} }) =>
        prepare(sql).all(sql.includes(':now') ? { ...values, now: clock() } : values),
      );
      if (isTogether) database.exec('COMMIT');
      return result;
    } catch (failure) {
      if (database.isTransaction) database.exec('ROLLBACK');
      if (!isBusy(failure) && fate() === 'in place') closeFile();
      throw failure;
    }
  }

  function open() {
    closedAtExit.add(close);
    return openFile(folder);
  }

  const fate = () => (opened ? fateOf(opened) : 'in place');

  const gone = () => new StoreError(`${GONE}. ${isOperators ? RESTART : PUT_BACK}`);

  function writeLostLog() {
    if (!emptyLog()) throw new StoreError(LOG_GONE);
    closeFile();
  }

  function emptyLog() {
    if (!opened) return true;
    const [row] = opened.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
    return checkpoint.parse(row).busy === 0;
  }

  function close() {
    try {
      emptyLog();
    } catch (failure) {
      log.error('outbox.db-wal still holds requests: keep it beside outbox.db', {
        reason: failureCode(failure),
      });
    }
    closeFile();
  }

  function closeFile() {
    opened?.database.close();
    opened = undefined;
    closedAtExit.delete(close);
  }

  /** secure_delete overwrites pages in the file. The log keeps older copies until it is emptied. */
  async function reclaim() {
    const end = performance.now() + BUSY_MS;
    while (!(await whenFree(() => execute(emptyLog, false)))) {
      if (performance.now() > end) throw stillRead(file);
      await pause(RETRY_MS);
    }
  }

  /** On a connection of its own: a transaction on ours would include other writes. */
  const snapshot: Engine['snapshot'] = async (read) => {
    const { database, prepare } = openFile(folder);
    try {
      database.exec('BEGIN');
      return await read(async (sql, values = {}) => prepare(sql).all(values));
    } finally {
      database.close();
    }
  };

  return {
    query,
    transact,
    transactSerialised,
    insert,
    snapshot,
    reclaim,
    freeMegabytes: () => freeMegabytesAt(folder),
    async close() {
      await working;
      close();
    },
  };
}

const checkpoint = z.object({ busy: z.number() });

type Arrived = {
  first: readonly Statement[];
  then: Then;
  resolve(rows: unknown[][]): void;
  reject(failure: unknown): void;
};

type Run = (statement: Statement) => unknown[];

function runAll(run: Run, first: readonly Statement[], then: Then) {
  const found = first.map(run);
  return [...found, ...then(found).map(run)];
}

async function whenFree<Result>(act: () => Result) {
  const end = performance.now() + BUSY_MS;
  for (;;)
    try {
      return act();
    } catch (failure) {
      if (!isBusy(failure) || performance.now() > end) throw failure;
      await pause(RETRY_MS);
    }
}

const isBusy = (failure: unknown) => (Object(failure).errcode & PRIMARY_CODE) === SQLITE_BUSY;

const LOG_GONE =
  'outbox.db-wal was deleted while it was open, and another process is reading: nothing new is stored until it has read';
const GONE = 'outbox.db was deleted or replaced while it was open';
const PUT_BACK =
  'Its requests are still delivered, and nothing new is stored: put the file back, or restart the site when no request waits';
const RESTART = 'Nothing was changed in the old file: start this program again';

const stillRead = (file: string) =>
  new StoreError(
    `Erased words may still be in ${file}-wal, because another process was reading: try again`,
  );
