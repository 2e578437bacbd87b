import pg from 'pg';
import { failureCode, log } from '#server/log.ts';
import type { Clock, Statement, Then, Values } from './engine.ts';
import { getTypeParser, LOCK, refuseOtherSchema, STEPS_DONE } from './postgres-schema.ts';

/** How long we wait for the database: longer than it may take, so that nothing is done after we have given up. */
export const PATIENCE_MS = 5_000;

/**
 * The limits are the database's own: it would otherwise go on with what nobody waits for, and hold its locks. Set in each
 * transaction: behind a pooler a session is somebody else's before and after.
 */
const BEGIN = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = 4000;
  SET LOCAL lock_timeout = 3000; SET LOCAL idle_in_transaction_session_timeout = 4000;
  ${STEPS_DONE}`;

/** Held until the commit. A statement sees what was committed before it began, so the lock is one of its own. */
export const ONE_BY_ONE = { sql: `SELECT pg_advisory_xact_lock(${LOCK + 1})` };

/** One clock for all hosts, standing still within a statement so that an index can be used. */
const DATABASE_CLOCK = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';

export function connections(url: string, max: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A connection that breaks while nobody listens would end the process.
  pool.on('error', tellLost);
  pool.on('connect', (client) => client.on('error', tellLost));
  return pool;
}

function tellLost(failure: Error) {
  log.warn('Database connection lost', { reason: failureCode(failure) });
}

/** Some statements, then those that follow from what these found. */
export async function inTransaction(
  pool: pg.Pool,
  first: readonly Statement[],
  then: Then,
  clock?: Clock,
) {
  const client = await pool.connect();
  const rowsOf: unknown[][] = [];
  const run = async (statements: readonly Statement[]) => {
    for (const { sql, values = {} } of statements)
      rowsOf.push((await client.query(inPostgres(sql, values, clock))).rows);
  };
  try {
    const [version] = [await client.query(BEGIN)].flat().slice(-1);
    refuseOtherSchema(version?.rows[0].count);
    await run(first);
    await run(then(rowsOf));
    await client.query('COMMIT');
    client.release();
    return rowsOf;
  } catch (failure) {
    client.release(true);
    throw failure;
  }
}

/** From `:name` to `$1::type`: PostgreSQL counts its values and wants to know what they are. */
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
