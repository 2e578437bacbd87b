import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { failureCode } from '#server/log.ts';
import { type Clock, type Engine, type Statement, StoreError } from './engine.ts';
import { bringUpToDate, WITHOUT_HURRY_MS, withoutHurry } from './postgres-schema.ts';
import {
  BEGIN,
  BEGIN_ONE_BY_ONE,
  connections,
  inTransaction,
  PATIENCE_MS,
  type Then,
} from './postgres-transaction.ts';

/** A newer version that starts elsewhere may change the schema under us. */
const LOOK_AT_SCHEMA_MS = 60_000;

/** The database is not the one that was prepared: an empty one, or a backup of an earlier version, is in its place. */
const TABLE_OR_COLUMN_MISSING = ['42P01', '42703'];

const WHILE_OTHERS_READ_MS = 500;

/** It starts, stops, or was told to let go of us. */
const SHUTS_DOWN = /^57P0/;

/**
 * A PostgreSQL database, for several hosts or none that lasts. The schema is made before the first statement, and
 * tried again at the next one if the database was away.
 */
export function postgresEngine(url: string, clock?: Clock): Engine {
  // A crowd that posts must not keep delivery waiting.
  const [intake, others] = [connections(url, 8), connections(url, 2)];
  let lookedAt = -Infinity;
  let preparing: Promise<void> | undefined;

  /** Once more, where the database is not the one that was prepared: the first time nothing was done. */
  async function transact(pool: pg.Pool, begin: string, first: readonly Statement[], then: Then) {
    const attempt = () => inTransaction(pool, begin, first, then, clock);
    await ready();
    return attempt().catch(async (failure) => {
      if (!TABLE_OR_COLUMN_MISSING.includes(failureCode(failure))) return sayIfAway(failure);
      lookedAt = -Infinity;
      await ready();
      return attempt().catch(sayIfAway);
    });
  }

  async function ask(pool: pg.Pool, begin: string, statement: Statement) {
    const [answer] = await transact(pool, begin, [], () => [statement]);
    return { rows: answer?.rows ?? [], changed: answer?.rowCount ?? 0 };
  }

  async function ready() {
    if (performance.now() - lookedAt < LOOK_AT_SCHEMA_MS) return;
    preparing ??= bringUpToDate(url)
      .then(() => {
        lookedAt = performance.now();
      }, sayIfAway)
      .finally(() => {
        preparing = undefined;
      });
    await Promise.race([preparing, becomesImpatient()]);
  }

  /** A plain VACUUM would leave what was erased in the gaps of its pages, and any keeps it for who began before. */
  async function vacuum() {
    await ready();
    const end = Date.now() + WITHOUT_HURRY_MS;
    await withoutHurry(url, async (client) => {
      let kept = 0;
      client.on('notice', ({ detail = '' }) => {
        kept += Number(/^\d+/.exec(detail)?.[0] ?? 0);
      });
      do {
        if (kept > 0) await pause(WHILE_OTHERS_READ_MS);
        kept = 0;
        await client.query('VACUUM (FULL, VERBOSE) outbox');
      } while (kept > 0 && Date.now() < end);
      if (kept > 0)
        throw new StoreError(
          'Somebody has read the database for so long that it keeps what was erased',
        );
    });
  }

  return {
    query: async (sql, values = {}) => (await ask(others, BEGIN, { sql, values })).rows,
    insert: async (sql, values = {}) => (await ask(intake, BEGIN, { sql, values })).changed,
    insertSerialised: async (sql, values = {}) =>
      (await ask(intake, BEGIN_ONE_BY_ONE, { sql, values })).changed,
    transact: async (first, then) =>
      (await transact(others, BEGIN, first, then)).map(({ rows }): unknown[] => rows),
    vacuum,
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
