import 'server-only';
import pg from 'pg';
import { failureCode } from '#server/failure-code.ts';
import { log } from '#server/log.ts';
import type { Clock, Engine, Values } from './engine.ts';
import { schemaSteps } from './schema.ts';

/** Any number will do, so long as every process of ours takes the same. */
const LOCK = 7_420_119;

/** Writes anew what a large site keeps. */
const SCRUB_MS = 300_000;

/** A process that dies while it holds the lock must not hold it for long. */
const BEGIN_ALONE = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = '10s';
  SELECT pg_advisory_xact_lock(${LOCK})`;

/** One clock for all hosts, standing still within a statement so that an index can be used. */
const DATABASE_CLOCK = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';

/**
 * A PostgreSQL database, for several hosts or none that lasts. The schema is made before the first statement, and
 * tried again at the next one if the database was away.
 */
export function postgresEngine(url: string, clock?: Clock): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    keepAlive: true,
    types: { getTypeParser },
  });
  // An idle connection that breaks would otherwise end the process.
  pool.on('error', (failure) =>
    log.warn('Database connection lost', { reason: failureCode(failure) }),
  );
  let ready: Promise<void> | undefined;

  async function schemaIsReady() {
    ready ??= alone(pool, migrate).catch((failure) => {
      ready = undefined;
      throw failure;
    });
    await ready;
  }

  async function run(sql: string, values: Values = {}) {
    await schemaIsReady();
    return (await pool.query(inPostgres(sql, values, clock))).rows;
  }

  /** A plain VACUUM would leave what was erased in the gaps of its pages. */
  async function scrub() {
    await schemaIsReady();
    // A connection of its own: the others are not allowed to take that long.
    const client = new pg.Client({ connectionString: url, query_timeout: SCRUB_MS });
    await client.connect();
    try {
      await client.query('VACUUM FULL outbox');
    } finally {
      await client.end();
    }
  }

  return { run, take: run, scrub, close: () => pool.end() };
}

async function alone<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  let isSpoilt = true;
  try {
    await client.query(BEGIN_ALONE);
    const result = await work(client);
    await client.query('COMMIT');
    isSpoilt = false;
    return result;
  } finally {
    client.release(isSpoilt);
  }
}

async function migrate(client: pg.PoolClient) {
  const { rows } = await client.query(
    `SELECT to_regclass('outbox_schema') IS NOT NULL AS "isThere"`,
  );
  if (!rows[0].isThere) await client.query('CREATE TABLE outbox_schema (step INTEGER PRIMARY KEY)');
  const done = await client.query('SELECT count(*) AS count FROM outbox_schema');
  for (const [index, step] of schemaSteps.entries()) {
    if (index < done.rows[0].count) continue;
    await client.query(step);
    await client.query('INSERT INTO outbox_schema (step) VALUES ($1)', [index + 1]);
  }
}

/** From `:name` to `$1::type`: PostgreSQL counts its values and wants to know what they are. */
function inPostgres(sql: string, given: Values, clock?: Clock) {
  const known: Values = clock ? { ...given, now: clock() } : given;
  const names: string[] = [];
  const text = sql.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) return DATABASE_CLOCK;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}::${typeof value === 'number' ? 'bigint' : 'text'}`;
  });
  return { text, values: names.map((name) => known[name]) };
}

/** Counts and milliseconds are far below where a number loses precision, and reading them as text serves nobody. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}
