import pg from 'pg';
import { failureCode, log } from '#server/log.ts';
import type { Clock, FollowUp, Statement, Values } from './engine.ts';
import { getTypeParser, refuseOtherSchema, SERIAL_LOCK, STEPS_DONE } from './postgres-schema.ts';

/** Longer than the database's own limits, so nothing happens after we gave up. */
export const QUERY_TIMEOUT_MS = 5_000;

/** Set in each transaction, because a pooler shares sessions. Without limits the database would finish abandoned work. */
const BEGIN = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = 4000;
  SET LOCAL lock_timeout = 3000; SET LOCAL idle_in_transaction_session_timeout = 4000;
  ${STEPS_DONE}`;

/** A separate statement, so that the next ones see what was committed before they began. */
export const SERIALISE = { sql: `SELECT pg_advisory_xact_lock(${SERIAL_LOCK})` };

const DATABASE_CLOCK = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';

export function connections(url: string, max: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  });
  pool.on('error', logLost);
  pool.on('connect', (client) => client.on('error', logLost));
  return pool;
}

function logLost(failure: Error) {
  log.warn('Database connection lost', { reason: failureCode(failure) });
}

export async function inTransaction(
  pool: pg.Pool,
  first: readonly Statement[],
  followUp: FollowUp,
  clock?: Clock,
) {
  const client = await pool.connect();
  const rowsOf: unknown[][] = [];
  const run = async (statements: readonly Statement[]) => {
    for (const { sql, values = {} } of statements)
      rowsOf.push((await client.query(inPostgres(sql, values, clock))).rows);
  };
  try {
    const version = [await client.query(BEGIN)].flat().at(-1);
    refuseOtherSchema(version?.rows[0].count);
    await run(first);
    await run(followUp(rowsOf));
    await client.query('COMMIT');
    client.release();
    return rowsOf;
  } catch (failure) {
    client.release(true);
    throw failure;
  }
}

export function inPostgres(sql: string, given: Values, clock?: Clock) {
  const known: Values = clock ? { ...given, now: clock() } : given;
  const names: string[] = [];
  const text = sql.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = known[name];
    if (name === 'now' && value === undefined) return DATABASE_CLOCK;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}::${typeof value === 'number' ? 'bigint' : 'text'}`;
  });
  return { text, values: names.map((name) => known[name]) };
}
