import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { failureCode, log } from '#server/process/log.ts';
import { type Clock, type Engine, type SqlValues, type Statement, StoreError } from './engine.ts';
import {
  bringUpToDate,
  connectionOptions,
  isOtherSchemaFailure,
  onOwnConnection,
  REFUSE_OTHER_SCHEMA,
  TAKE_TURN,
} from './postgres-schema.ts';

/** A transaction may take effect after we gave up, so it is repeated under the same ids. */
const QUERY_TIMEOUT_MS = 5_000;

/** A pooler shares sessions. Without limits the database would finish abandoned work. */
const BEGIN = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = 4000;
  SET LOCAL lock_timeout = 3000; SET LOCAL idle_in_transaction_session_timeout = 4000;
  ${REFUSE_OTHER_SCHEMA}`;

const DATABASE_CLOCK = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';
const READ_ONLY = '25006';
const SHUTDOWN_CODE = /^57P0/;
/** Codes of the database have a digit. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

export function postgresEngine(url: string, clock?: Clock): Engine {
  // Eight connections for intake would slow delivery under 400 posts by a further quarter.
  const [intake, delivery] = [connections(url, 4), connections(url, 2)];
  let migrating: Promise<void> | undefined;

  return {
    async query(sql, values) {
      const [rows = []] = await transact(intake, [{ sql, values }]);
      return rows;
    },
    transactForDelivery: (statements) => transact(delivery, statements),
    async transactInTurn(statements) {
      const [, ...rows] = await transact(intake, [TAKE_TURN, ...statements]);
      return rows;
    },
    wipeErased: async () => false,
    freeMegabytes: () => null,
    async close() {
      await Promise.all([intake.end(), delivery.end()]);
    },
  };

  async function transact(pool: pg.Pool, statements: readonly Statement[]) {
    const attempt = () => inTransaction(pool, statements);
    try {
      return await attempt().catch(async (failure) => {
        if (!isOtherSchemaFailure(failure)) throw failure;
        migrating ??= bringUpToDate(url).finally(() => {
          migrating = undefined;
        });
        await Promise.race([migrating, giveUpLater()]);
        return attempt();
      });
    } catch (failure) {
      throw explained(failure);
    }
  }

  /** Each round trip is long under many posts. */
  async function inTransaction(pool: pg.Pool, statements: readonly Statement[]) {
    const client = await pool.connect();
    try {
      const sent = [
        client.query(BEGIN),
        ...statements.map(({ sql, values = {} }) => client.query(inPostgres(sql, values, clock))),
        client.query('COMMIT'),
      ];
      const [, ...results] = await Promise.all(sent);
      client.release();
      return results.slice(0, statements.length).map(({ rows }): SqlValues[] => rows);
    } catch (failure) {
      client.release(true);
      throw failure;
    }
  }
}

export const readSnapshot = <Done>(url: string, read: (query: Engine['query']) => Promise<Done>) =>
  onOwnConnection(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return read(async (sql, values = {}) => (await client.query(inPostgres(sql, values))).rows);
  });

function connections(url: string, max: number) {
  const pool = new pg.Pool({ ...connectionOptions(url), query_timeout: QUERY_TIMEOUT_MS, max });
  const logLost = (failure: Error) =>
    log.warn('Database connection lost', { reason: failureCode(failure) });
  pool.on('error', logLost);
  pool.on('connect', (client) => client.on('error', logLost));
  return pool;
}

/** A colon in a literal, a quoted name or a cast begins no parameter. */
const PARAMETER = /'[^']*'|"[^"]*"|::|:(\w+)/g;

function inPostgres(sql: string, given: SqlValues, clock?: Clock) {
  const all: SqlValues = clock ? { ...given, now: clock() } : given;
  const names: string[] = [];
  const text = sql.replaceAll(PARAMETER, (match, name = '') => {
    const value = all[name];
    if (name === 'now' && value === undefined) return DATABASE_CLOCK;
    if (value === undefined) return match;
    // The database cannot infer the type of a parameter that is null.
    if (value === null) return 'NULL';
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}::${typeof value === 'number' ? 'bigint' : 'text'}`;
  });
  return { text, values: names.map((name) => all[name]) };
}

function explained(failure: unknown) {
  const code = failureCode(failure);
  if (code === READ_ONLY)
    return new StoreError(
      `The database cannot be written (${code}): DATABASE_URL leads to a standby. ` +
        'Nothing new is stored until it leads to the primary',
    );
  if (failure instanceof StoreError || (SQLSTATE.test(code) && !SHUTDOWN_CODE.test(code)))
    return failure;
  // The client library's own timeouts have no code.
  const reason = code === 'Error' ? 'no answer' : code;
  return new StoreError(`The database cannot be reached (${reason}): nothing new is stored`);
}

async function giveUpLater() {
  await pause(QUERY_TIMEOUT_MS, undefined, { ref: false });
  throw new StoreError(
    'The database is being brought up to date, or does not answer: ' +
      'nothing new is stored until it is up to date and answers',
  );
}
