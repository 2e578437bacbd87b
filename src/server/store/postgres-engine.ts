import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { failureCode } from '#server/log.ts';
import { type Clock, type Engine, type Statement, StoreError, type Then } from './engine.ts';
import { bringUpToDate, isBehind, withoutHurry } from './postgres-schema.ts';
import {
  connections,
  inPostgres,
  inTransaction,
  ONE_BY_ONE,
  PATIENCE_MS,
} from './postgres-transaction.ts';

/** PostgreSQL starts, stops or terminates the connection. */
const SHUTS_DOWN = /^57P0/;

/**
 * A PostgreSQL database, for several or serverless hosts. The schema is created before the first statement, and
 * retried if the database was away.
 */
export function postgresEngine(url: string, clock?: Clock): Engine {
  // Two pools: a burst of posts must not delay delivery.
  const [intake, others] = [connections(url, 8), connections(url, 2)];
  let preparing: Promise<void> | undefined;

  /** Retries once if the schema is missing or old: the first attempt did nothing. */
  const transact = async (pool: pg.Pool, first: readonly Statement[], then: Then) => {
    const attempt = () => inTransaction(pool, first, then, clock);
    try {
      return await attempt();
    } catch (failure) {
      if (!isBehind(failure)) return sayIfAway(failure);
      await prepare();
      return attempt().catch(sayIfAway);
    }
  };

  async function prepare() {
    preparing ??= bringUpToDate(url)
      .catch(sayIfAway)
      .finally(() => {
        preparing = undefined;
      });
    await Promise.race([preparing, becomesImpatient()]);
  }

  const last = async (pool: pg.Pool, ...statements: Statement[]) =>
    (await transact(pool, statements, () => [])).at(-1) ?? [];

  const snapshot: Engine['snapshot'] = async (read) => {
    await last(others, { sql: 'SELECT 1 FROM outbox LIMIT 1' });
    return withoutHurry(url, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return read(async (sql, values = {}) => (await client.query(inPostgres(sql, values))).rows);
    });
  };

  /** Plain VACUUM: FULL locks the table against writers. */
  async function reclaim() {
    await withoutHurry(url, (client) => client.query('VACUUM outbox'));
  }

  return {
    query: (sql, values) => last(others, { sql, values }),
    insert: (sql, values) => last(intake, { sql, values }),
    async transactSerialised(first, then) {
      const [, ...rows] = await transact(intake, [ONE_BY_ONE, ...first], ([, ...found]) =>
        then(found),
      );
      return rows;
    },
    transact: (first, then) => transact(others, first, then),
    snapshot,
    reclaim,
    freeMegabytes: () => null,
    async close() {
      await Promise.all([intake.end(), others.end()]);
    },
  };
}

/** PostgreSQL's own errors have a code of five characters. Some connection failures have no code. */
function sayIfAway(failure: unknown): never {
  const code = failureCode(failure);
  if (failure instanceof StoreError || (/^[0-9A-Z]{5}$/.test(code) && !SHUTS_DOWN.test(code)))
    throw failure;
  throw new StoreError(
    `The database cannot be reached (${code === 'Error' ? 'no answer' : code}): nothing new is kept until it can`,
  );
}

async function becomesImpatient() {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new StoreError(
    'The database is being brought up to date, or does not answer: nothing is kept until it is',
  );
}
