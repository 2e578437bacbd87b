import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { failureCode } from '#server/log.ts';
import { type Clock, type Engine, type Statement, StoreError, type Then } from './engine.ts';
import { bringUpToDate, isBehind, onOwnConnection } from './postgres-schema.ts';
import {
  connections,
  inPostgres,
  inTransaction,
  PATIENCE_MS,
  SERIALISE,
} from './postgres-transaction.ts';

const SHUTDOWN_CODE = /^57P0/;
const OWN_CODE = /^[0-9A-Z]{5}$/;

export function postgresEngine(url: string, clock?: Clock): Engine {
  // Two pools: a burst of posts must not delay delivery.
  const [intake, delivery] = [connections(url, 8), connections(url, 2)];
  let preparing: Promise<void> | undefined;

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
    await Promise.race([preparing, giveUpLater()]);
  }

  const last = async (pool: pg.Pool, ...statements: Statement[]) =>
    (await transact(pool, statements, () => [])).at(-1) ?? [];

  const snapshot: Engine['snapshot'] = async (read) => {
    await last(delivery, { sql: 'SELECT 1 FROM outbox LIMIT 1' });
    return onOwnConnection(url, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return read(async (sql, values = {}) => (await client.query(inPostgres(sql, values))).rows);
    });
  };

  /** Plain VACUUM: FULL locks the table against writers. */
  async function reclaim() {
    await onOwnConnection(url, (client) => client.query('VACUUM outbox'));
  }

  return {
    query: (sql, values) => last(delivery, { sql, values }),
    insert: (sql, values) => last(intake, { sql, values }),
    async transactSerialised(first, then) {
      const [, ...rows] = await transact(intake, [SERIALISE, ...first], ([, ...found]) =>
        then(found),
      );
      return rows;
    },
    transact: (first, then) => transact(delivery, first, then),
    snapshot,
    reclaim,
    freeMegabytes: () => null,
    async close() {
      await Promise.all([intake.end(), delivery.end()]);
    },
  };
}

function sayIfAway(failure: unknown): never {
  const code = failureCode(failure);
  if (failure instanceof StoreError || (OWN_CODE.test(code) && !SHUTDOWN_CODE.test(code)))
    throw failure;
  throw new StoreError(
    `The database cannot be reached (${code === 'Error' ? 'no answer' : code}): nothing new is stored until it can`,
  );
}

async function giveUpLater() {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new StoreError(
    'The database is being brought up to date, or does not answer: nothing new is stored until it is',
  );
}
