import pg from 'pg';
import { failureCode } from '#server/process/log.ts';
import { refuseNewerSchema, schemaSteps } from './schema.ts';

const [MIGRATION_LOCK, TURN_LOCK] = [7_420_119, 7_420_120];
/** The next statements see what was committed before they began. */
export const TAKE_TURN = { sql: `SELECT pg_advisory_xact_lock(${TURN_LOCK})` };

const STEPS_DONE = 'SELECT count(*)::int AS count FROM store_schema';
/** A division by zero ends the transaction if the schema is unknown to this program. */
export const REFUSE_OTHER_SCHEMA = `SELECT 1 / (count(*) = ${schemaSteps.length})::int
  FROM store_schema`;

const [UNDEFINED_TABLE, DIVISION_BY_ZERO] = ['42P01', '22012'];

export const isOtherSchemaFailure = (failure: unknown) =>
  [UNDEFINED_TABLE, DIVISION_BY_ZERO].includes(failureCode(failure));

/**
 * Steps and the wait for the lock have no limit. Ten seconds after their process has died, the
 * database ends the transaction.
 */
const BEGIN_ALONE = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 10000;
  SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;

export function bringUpToDate(url: string) {
  return onOwnConnection(url, async (client) => {
    await client.query(BEGIN_ALONE);
    // IF NOT EXISTS needs the right to create tables.
    const { rows: known } = await client.query(`SELECT to_regclass('store_schema') AS "table"`);
    if (known[0].table === null)
      await client.query('CREATE TABLE store_schema (step INTEGER PRIMARY KEY)');
    const { rows } = await client.query(STEPS_DONE);
    const stepsDone: number = rows[0].count;
    refuseNewerSchema(stepsDone);
    for (const [index, step] of schemaSteps.slice(stepsDone).entries()) {
      await client.query(step);
      await client.query('INSERT INTO store_schema (step) VALUES ($1)', [stepsDone + index + 1]);
    }
    await client.query('COMMIT');
  });
}

/** Keep-alive probes end the connection if the host of the database is gone. */
export async function onOwnConnection<Done>(
  url: string,
  work: (client: pg.Client) => Promise<Done>,
) {
  const client = new pg.Client({ ...connectionOptions(url), keepAliveInitialDelayMillis: 10_000 });
  // An unheard error would end the process. The pending query rejects, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

export const connectionOptions = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  pipeline: true,
  types,
});
