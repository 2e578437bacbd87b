import { setTimeout as pause } from 'node:timers/promises';
import { failureCode, log } from '#server/process/log.ts';
import { type Clock, type Engine, type FollowUp, type Statement, StoreError } from './engine.ts';
import { refuseNewerSchema } from './schema.ts';
import { freeMegabytesAt, isInPlace, type OpenFile, openFile, stepsDone } from './sqlite-file.ts';

const BUSY_MS = 2_000;
const RETRY_MS = 5;
const BUSY = { errcode: 5 };
const PRIMARY_CODE = 0xff;

type Run = (statement: Statement) => unknown[];
type How = { transaction?: 'BEGIN' | 'BEGIN IMMEDIATE' | undefined; mustBeInPlace?: boolean };

type Waiting = {
  first: readonly Statement[];
  followUp: FollowUp | undefined;
  resolve(rows: unknown[][]): void;
  reject(failure: unknown): void;
};

/** SQLite runs on the server's only thread, so a busy database is retried, not waited for. A failed file is reopened. */
export function sqliteEngine(folder: string, clock: Clock = Date.now): Engine {
  let opened: OpenFile | undefined;
  const waiting: Waiting[] = [];
  let committing: Promise<void> | undefined;

  return {
    query: (sql, values) => execute((run) => run({ sql, values })),
    transact: (first, followUp) =>
      execute((run) => runAll(run, first, followUp), {
        transaction: first.length > 1 || followUp ? 'BEGIN' : undefined,
      }),
    transactSerialised,
    async insert(sql, values) {
      const [rows = []] = await transactSerialised([{ sql, values }]);
      return rows;
    },
    snapshot,
    reclaim,
    freeMegabytes: () => freeMegabytesAt(folder),
    async close() {
      await committing;
      close();
    },
  };

  function transactSerialised(first: readonly Statement[], followUp?: FollowUp) {
    return new Promise<unknown[][]>((resolve, reject) => {
      waiting.push({ first, followUp, resolve, reject });
      committing ??= commitWaiting();
    });
  }

  /** Group commit: concurrent inserts share one fsync, which is most of their cost. */
  async function commitWaiting() {
    while (waiting.length > 0) {
      await new Promise(setImmediate);
      await commit(waiting.splice(0));
    }
    committing = undefined;
  }

  async function commit(group: readonly Waiting[]) {
    try {
      const rows = await execute(
        (run) => group.map(({ first, followUp }) => runAll(run, first, followUp)),
        { transaction: 'BEGIN IMMEDIATE', mustBeInPlace: true },
      );
      for (const [index, { resolve }] of group.entries()) resolve(rows[index] ?? []);
    } catch (failure) {
      // One that fails must not take the others with it.
      if (group.length > 1 && !isBusy(failure)) for (const one of group) await commit([one]);
      else for (const { reject } of group) reject(failure);
    }
  }

  async function execute<Result>(work: (run: Run) => Result, how: How = {}) {
    const end = performance.now() + BUSY_MS;
    for (;;)
      try {
        return tryToExecute(work, how);
      } catch (failure) {
        if (!isBusy(failure) || performance.now() > end) throw failure;
        await pause(RETRY_MS);
      }
  }

  function tryToExecute<Result>(work: (run: Run) => Result, how: How) {
    const { database, prepare } = usable(how);
    try {
      if (how.transaction) database.exec(how.transaction);
      // A newer version may run beside this one.
      refuseNewerSchema(stepsDone({ prepare }));
      const result = work(({ sql, values = {} }) =>
        prepare(sql).all(sql.includes(':now') ? { ...values, now: clock() } : values),
      );
      if (how.transaction) database.exec('COMMIT');
      return result;
    } catch (failure) {
      if (database.isTransaction) database.exec('ROLLBACK');
      if (!isBusy(failure) && opened && isInPlace(opened)) closeFile();
      throw failure;
    }
  }

  /** A file that was moved is still read, so its requests are delivered. It is not written, because new rows would be lost at exit. */
  function usable({ mustBeInPlace }: How) {
    if (opened && mustBeInPlace && !isInPlace(opened)) throw new StoreError(GONE);
    if (opened) return opened;
    opened = openFile(folder);
    process.on('exit', close);
    return opened;
  }

  function checkpointAll() {
    const done = opened?.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    return !done || done['busy'] === 0;
  }

  function close() {
    try {
      checkpointAll();
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
    process.off('exit', close);
  }

  /** secure_delete overwrites pages in the file. The log keeps older copies until it is emptied. */
  function reclaim() {
    return execute(() => {
      if (!checkpointAll()) throw Object.assign(new StoreError(STILL_READ), BUSY);
    });
  }

  /** On a connection of its own: a transaction on ours would include other writes. */
  async function snapshot<Done>(read: (query: Engine['query']) => Promise<Done>) {
    const { database, prepare } = openFile(folder);
    try {
      database.exec('BEGIN');
      return await read(async (sql, values = {}) => prepare(sql).all(values));
    } finally {
      database.close();
    }
  }
}

function runAll(run: Run, first: readonly Statement[], followUp: FollowUp = () => []) {
  const found = first.map(run);
  return [...found, ...followUp(found).map(run)];
}

const isBusy = (failure: unknown) => (Object(failure).errcode & PRIMARY_CODE) === BUSY.errcode;

const GONE =
  'outbox.db or outbox.db-wal was moved or deleted while it was open: its requests are still delivered, and nothing new ' +
  'is stored. Put it back, or restart the site when no request waits';
const STILL_READ =
  'outbox.db-wal may still hold erased words, because another process was reading: try again';
