import { statfsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { asRecord } from '#domain/as-record.ts';
import { type Clock, type Engine, type Row, type Statement, StoreError } from './engine.ts';
import { refuseNewerSchema } from './schema.ts';
import { openDatabase, stepsDone } from './sqlite-file.ts';

const GIVE_UP_AFTER_MS = 2_000;
const RETRY_EVERY_MS = 5;
/** A process that gets little of its machine tries a few times in two seconds. */
const LEAST_TRIES = 100;
const BUSY = { errcode: 5 };
const PRIMARY_CODE_MASK = 0xff;

const CHANGES_ROWS = /^\s*(INSERT|UPDATE|DELETE)/;
const WRITE = 'BEGIN IMMEDIATE';

/** SQLite runs on the server's only thread, so no statement may wait for a busy database. */
export function sqliteEngine(folder: string, clock: Clock = Date.now): Engine {
  let opened: ReturnType<typeof openDatabase> | undefined;

  return {
    async query(sql, values) {
      const [rows = []] = await execute([{ sql, values }], CHANGES_ROWS.test(sql) ? WRITE : '');
      return rows;
    },
    transactForDelivery: (statements) => execute(statements, statements.length > 1 ? 'BEGIN' : ''),
    transactInTurn: (statements) => execute(statements, WRITE),
    /** The write-ahead log keeps erased form values until it is emptied. */
    async wipeErased() {
      await retryWhileBusy(() => {
        const [[done] = []] = tryToExecute([{ sql: 'PRAGMA wal_checkpoint(TRUNCATE)' }], '');
        if (done?.['busy']) throw Object.assign(new StoreError(STILL_READ), BUSY);
      });
      return true;
    },
    freeMegabytes() {
      const { bavail, bsize } = statfsSync(folder);
      return Math.floor((bavail * bsize) / 1_000_000);
    },
    close: async () => close(),
  };

  function execute(statements: readonly Statement[], begin: string) {
    return retryWhileBusy(() => tryToExecute(statements, begin));
  }

  function tryToExecute(statements: readonly Statement[], begin: string) {
    if (!opened) {
      opened = openDatabase(folder);
      process.on('exit', close);
    }
    const { database, prepare, isInPlace } = opened;
    // Delivery goes on in a file that was moved, and records its outcomes there.
    if (begin === WRITE && !isInPlace()) throw new StoreError(GONE);
    try {
      if (begin) database.exec(begin);
      // A newer version may run beside this one and upgrade the schema.
      refuseNewerSchema(stepsDone({ prepare }));
      const results = statements.map(({ sql, values = {} }): Row[] =>
        prepare(sql).all(sql.includes(':now') ? { ...values, now: clock() } : values),
      );
      if (begin) database.exec('COMMIT');
      return results;
    } catch (failure) {
      if (database.isTransaction) database.exec('ROLLBACK');
      // A file that was moved stays open, because it could not be found again.
      if (!isBusy(failure) && isInPlace()) close();
      throw failure;
    }
  }

  function close() {
    opened?.database.close();
    opened = undefined;
    process.off('exit', close);
  }
}

async function retryWhileBusy<Result>(work: () => Result) {
  const end = performance.now() + GIVE_UP_AFTER_MS;
  for (let tries = 1; ; tries += 1)
    try {
      return work();
    } catch (failure) {
      if (!isBusy(failure) || (tries >= LEAST_TRIES && performance.now() > end)) throw failure;
      await pause(RETRY_EVERY_MS);
    }
}

/** Nothing of the transaction has happened. */
export const isBusy = (failure: unknown) =>
  (Number(asRecord(failure)['errcode']) & PRIMARY_CODE_MASK) === BUSY.errcode;

const GONE =
  'outbox.db or outbox.db-wal was moved or deleted while this program had it open: ' +
  'put it back, or restart this program; ' +
  'a site still delivers what the moved file holds, so restart it once no request is pending';
const STILL_READ =
  'outbox.db-wal may still hold erased form values, because another process was reading: try again';
