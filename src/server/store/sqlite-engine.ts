import { setTimeout as pause } from 'node:timers/promises';
import { failureCode, log } from '#server/process/log.ts';
import { type Clock, type Engine, type FollowUp, type Statement, StoreError } from './engine.ts';
import { refuseNewerSchema } from './schema.ts';
import { freeMegabytesAt, openFile, stepsDone } from './sqlite-file.ts';

const BUSY_MS = 2_000;
const RETRY_MS = 5;
const BUSY = { errcode: 5 };
const PRIMARY_CODE = 0xff;

const CHANGES_ROWS = /^\s*(INSERT|UPDATE|DELETE)/;

type Run = (statement: Statement) => unknown[];

type Waiting = {
  act: (run: Run) => unknown[][];
  resolve(rows: unknown[][]): void;
  reject(failure: unknown): void;
};

/** SQLite runs on the server's only thread, so it never waits for a busy database: it tries again later. A failed file is reopened. */
export function sqliteEngine(folder: string, clock: Clock = Date.now): Engine {
  let opened: ReturnType<typeof openFile> | undefined;
  const waiting: Waiting[] = [];
  let committing: Promise<void> | undefined;

  return {
    async query(sql, values) {
      if (!CHANGES_ROWS.test(sql)) return execute((run) => run({ sql, values }));
      const [rows = []] = await commitSoon((run) => [run({ sql, values })]);
      return rows;
    },
    transact: (first, followUp) =>
      execute((run) => runAll(run, first, followUp), first.length > 1 || followUp ? 'BEGIN' : ''),
    transactSerialised: (first, followUp) => commitSoon((run) => runAll(run, first, followUp)),
    /** secure_delete overwrites pages in the file. The log keeps older copies until it is emptied. */
    reclaim: () =>
      execute(() => {
        if (!checkpointAll()) throw Object.assign(new StoreError(STILL_READ), BUSY);
      }),
    freeMegabytes: () => freeMegabytesAt(folder),
    async close() {
      await committing;
      close();
    },
  };

  function commitSoon(act: Waiting['act']) {
    return new Promise<unknown[][]>((resolve, reject) => {
      waiting.push({ act, resolve, reject });
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
      const actAll = (run: Run) => {
        // A file that was moved is still read, so its requests are delivered.
        if (!opened?.isInPlace()) throw new StoreError(GONE);
        return group.map(({ act }) => act(run));
      };
      const rows = await execute(actAll, 'BEGIN IMMEDIATE');
      for (const [index, { resolve }] of group.entries()) resolve(rows[index] ?? []);
    } catch (failure) {
      // A failed transaction must not fail the others of its group.
      if (group.length > 1 && !isBusy(failure)) for (const one of group) await commit([one]);
      else for (const { reject } of group) reject(failure);
    }
  }

  async function execute<Result>(work: (run: Run) => Result, begin = '') {
    const end = performance.now() + BUSY_MS;
    for (;;)
      try {
        return tryToExecute(work, begin);
      } catch (failure) {
        if (!isBusy(failure) || performance.now() > end) throw failure;
        await pause(RETRY_MS);
      }
  }

  function tryToExecute<Result>(work: (run: Run) => Result, begin: string) {
    if (!opened) {
      opened = openFile(folder);
      process.on('exit', close);
    }
    const { database, prepare, isInPlace } = opened;
    try {
      if (begin) database.exec(begin);
      // A newer version may run beside this one and upgrade the schema.
      refuseNewerSchema(stepsDone({ prepare }));
      const result = work(({ sql, values = {} }) =>
        prepare(sql).all(sql.includes(':now') ? { ...values, now: clock() } : values),
      );
      if (begin) database.exec('COMMIT');
      return result;
    } catch (failure) {
      if (database.isTransaction) database.exec('ROLLBACK');
      if (!isBusy(failure) && isInPlace()) closeFile();
      throw failure;
    }
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
