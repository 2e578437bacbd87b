import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { failureCode } from '#server/log.ts';
import { type Clock, type Engine, type FollowUp, type Statement, StoreError } from './engine.ts';
import { bringUpToDate, isSchemaBehind, onOwnConnection } from './postgres-schema.ts';
import {
  connections,
  inPostgres,
  inTransaction,
  QUERY_TIMEOUT_MS,
  SERIALISE,
} from './postgres-transaction.ts';
import { queues } from './schema.ts';

const SHUTDOWN_CODE = /^57P0/;
/** A code of the database. It has a digit, and Node's EPIPE has none. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

export function postgresEngine(url: string, clock?: Clock): Engine {
  // Two pools: a burst of posts must not delay delivery.
  const [intake, delivery] = [connections(url, 8), connections(url, 2)];
  let migrating: Promise<void> | undefined;

  return {
    query: (sql, values) => rowsOf(delivery, { sql, values }),
    transact: (first, followUp) => transact(delivery, first, followUp),
    insert: (sql, values) => rowsOf(intake, { sql, values }),
    async transactSerialised(first, followUp) {
      const serialised = [SERIALISE, ...first];
      const [, ...rows] = await transact(intake, serialised, ([, ...found]) => followUp(found));
      return rows;
    },
    async snapshot(read) {
      await rowsOf(delivery, { sql: 'SELECT 1 FROM outbox LIMIT 1' });
      return onOwnConnection(url, async (client) => {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        return read(async (sql, values = {}) => (await client.query(inPostgres(sql, values))).rows);
      });
    },
    async reclaim() {
      await onOwnConnection(url, (client) => client.query(`VACUUM ${queues}`));
    },
    freeMegabytes: () => null,
    async close() {
      await Promise.all([intake.end(), delivery.end()]);
    },
  };

  async function rowsOf(pool: pg.Pool, statement: Statement) {
    const [rows = []] = await transact(pool, [statement], () => []);
    return rows;
  }

  async function transact(pool: pg.Pool, first: readonly Statement[], followUp: FollowUp) {
    const attempt = () => inTransaction(pool, first, followUp, clock);
    try {
      return await attempt();
    } catch (failure) {
      if (!isSchemaBehind(failure)) return throwExplained(failure);
      await migrate();
      return attempt().catch(throwExplained);
    }
  }

  async function migrate() {
    migrating ??= bringUpToDate(url)
      .catch(throwExplained)
      .finally(() => {
        migrating = undefined;
      });
    await Promise.race([migrating, giveUpLater()]);
  }
}

function throwExplained(failure: unknown): never {
  const code = failureCode(failure);
  if (failure instanceof StoreError || (SQLSTATE.test(code) && !SHUTDOWN_CODE.test(code)))
    throw failure;
  throw new StoreError(
    `The database cannot be reached (${code === 'Error' ? 'no answer' : code}): nothing new is stored until it can`,
  );
}

async function giveUpLater() {
  await pause(QUERY_TIMEOUT_MS, undefined, { ref: false });
  throw new StoreError(
    'The database is being brought up to date, or does not answer: nothing new is stored until it is up to date and answers',
  );
}
