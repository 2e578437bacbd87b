import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { failureCode } from '#server/failure-code.ts';
import { log } from '#server/log.ts';
import { type Clock, type Engine, type Statement, StoreError, type Values } from './engine.ts';
import { refuseNewerSchema, schemaSteps } from './schema.ts';

/** How long we wait for the database: longer than it may take, so that nothing is done after we have given up. */
const PATIENCE_MS = 5_000;

/** Kept by the server, which would otherwise be at work on what nobody waits for, and hold its locks. */
const LIMITS = `SET statement_timeout = 4000; SET lock_timeout = 3000;
  SET idle_in_transaction_session_timeout = 4000; SET synchronous_commit = on`;

/** Any number will do, so long as every process of ours takes the same. */
const LOCK = 7_420_119;

/** The lock keeps others out who start at the same moment. A step may take long; a process that died may not. */
const BEGIN_ALONE = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = '10s';
  SELECT pg_advisory_xact_lock(${LOCK})`;

/** Until the commit. A statement sees what was committed before it began, so the lock is one of its own. */
const BEGIN_ONE_BY_ONE = `BEGIN; SELECT pg_advisory_xact_lock(${LOCK + 1})`;

const WITHOUT_HURRY_MS = 600_000;
const WHILE_OTHERS_READ_MS = 500;

/** It starts, stops, or was told to let go of us. */
const SHUTS_DOWN = /^57P0/;

/** One clock for all hosts, standing still within a statement so that an index can be used. */
const DATABASE_CLOCK = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';

/**
 * A PostgreSQL database, for several hosts or none that lasts. The schema is made before the first statement, and
 * tried again at the next one if the database was away.
 */
export function postgresEngine(url: string, clock?: Clock): Engine {
  // A crowd that posts must not keep delivery waiting.
  const [intake, others] = [connections(url, 8), connections(url, 2)];
  let isReady = false;
  let preparing: Promise<void> | undefined;

  async function query(pool: pg.Pool, sql: string, values: Values = {}) {
    await ready();
    return pool.query(inPostgres(sql, values, clock)).catch(sayIfAway);
  }

  async function takeAlone(sql: string, values: Values = {}) {
    return inTransaction(intake, BEGIN_ONE_BY_ONE, async (client) => {
      const { rowCount } = await client.query(inPostgres(sql, values, clock));
      return rowCount ?? 0;
    });
  }

  async function transact(...[first, then]: Parameters<Engine['transact']>) {
    return inTransaction(others, 'BEGIN', async (client) => {
      const run = ({ sql, values = {} }: Statement) => client.query(inPostgres(sql, values, clock));
      // Sent together, they are answered in their order.
      const all = async (statements: readonly Statement[]) =>
        (await Promise.all(statements.map(run))).map(({ rows }): unknown[] => rows);
      const found = await all(first);
      return [...found, ...(await all(then(found)))];
    });
  }

  async function inTransaction<Result>(
    pool: pg.Pool,
    begin: string,
    work: (client: pg.PoolClient) => Promise<Result>,
  ) {
    await ready();
    const client = await pool.connect().catch(sayIfAway);
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (failure) {
      client.release(true);
      throw failure;
    }
  }

  async function ready() {
    if (isReady) return;
    preparing ??= bringUpToDate(url)
      .then(() => {
        isReady = true;
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
    run: async (sql, values) => (await query(others, sql, values)).rows,
    take: async (sql, values) => (await query(intake, sql, values)).rowCount ?? 0,
    transact,
    takeAlone,
    vacuum,
    freeMegabytes: () => null,
    async close() {
      await Promise.all([intake.end(), others.end()]);
    },
  };
}

function connections(url: string, max: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    types: { getTypeParser },
    onConnect: (client) => client.query(LIMITS),
  });
  // A connection that breaks while nobody listens would end the process.
  pool.on('error', tellLost);
  pool.on('connect', (client) => client.on('error', tellLost));
  return pool;
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

function tellLost(failure: Error) {
  log.warn('Database connection lost', { reason: failureCode(failure) });
}

async function becomesImpatient() {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new StoreError(
    'The database is being brought up to date, or does not answer: nothing is kept until it is',
  );
}

/** Brings the database to today's schema. */
function bringUpToDate(url: string) {
  return withoutHurry(url, async (client) => {
    await client.query(BEGIN_ALONE);
    await takeSteps(client);
    await client.query('COMMIT');
  });
}

/** Over a connection of its own, for what may take minutes. */
async function withoutHurry(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: WITHOUT_HURRY_MS,
    keepAlive: true,
  });
  // What breaks the connection also rejects what is asked over it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await work(client);
  } finally {
    await client.end();
  }
}

async function takeSteps(client: pg.Client) {
  // Asked first: whoever runs the site may not be allowed to make tables, once they are made.
  const { rows: known } = await client.query(`SELECT to_regclass('outbox_schema') AS "table"`);
  if (known[0].table === null)
    await client.query('CREATE TABLE outbox_schema (step INTEGER PRIMARY KEY)');
  const { rows } = await client.query('SELECT count(*)::int AS count FROM outbox_schema');
  const stepsDone: number = rows[0].count;
  refuseNewerSchema(stepsDone);
  for (const [index, step] of schemaSteps.slice(stepsDone).entries()) {
    await client.query(step);
    await client.query('INSERT INTO outbox_schema (step) VALUES ($1)', [stepsDone + index + 1]);
  }
}

/** From `:name` to `$1::type`: PostgreSQL counts its values and wants to know what they are. */
function inPostgres(sql: string, given: Values, clock?: Clock) {
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

/** Counts and milliseconds are far below where a number loses precision, and reading them as text serves nobody. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}
