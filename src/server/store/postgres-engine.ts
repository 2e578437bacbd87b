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

/** It starts, stops, or was told to let go of us. */
const SHUTS_DOWN = /^57P0/;

/**
 * A PostgreSQL database, for several hosts or none that lasts. The schema is made before the first statement, and
 * tried again at the next one if the database was away.
 */
export function postgresEngine(url: string, clock?: Clock): Engine {
  // A crowd that posts must not keep delivery waiting.
  const [intake, others] = [connections(url, 8), connections(url, 2)];
  let preparing: Promise<void> | undefined;

  /** Once more, where the database is not the one that was prepared: the first time nothing was done. */
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
    // Makes the tables where they are missing.
    await last(others, { sql: 'SELECT 1 FROM outbox LIMIT 1' });
    return withoutHurry(url, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return read(async (sql, values = {}) => (await client.query(inPostgres(sql, values))).rows);
    });
  };

  /** Not FULL, which locks the table: nobody could write meanwhile. */
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

/** What the database itself complains of has a code of five signs; of the rest some failures have none at all. */
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
