import pg from 'pg';
import { failureCode } from '#server/log.ts';
import { refuseNewerSchema, schemaSteps } from './schema.ts';

/** Any number will do, so long as every process of ours takes the same. */
export const LOCK = 7_420_119;

/** Asked by each transaction: a newer version may start elsewhere, and an empty database take the place of ours. */
export const STEPS_DONE = 'SELECT count(*)::int AS count FROM outbox_schema';

/** What the database says of a table that is not there. */
const NO_TABLE = '42P01';

class SchemaIsOld extends Error {}

export const isBehind = (failure: unknown) =>
  failure instanceof SchemaIsOld || failureCode(failure) === NO_TABLE;

export function refuseOtherSchema(stepsDone: number) {
  refuseNewerSchema(stepsDone);
  if (stepsDone < schemaSteps.length) throw new SchemaIsOld();
}

/** The lock keeps others out who start at the same moment. A step may take long; a process that died may not. */
const BEGIN_ALONE = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 10000;
  SELECT pg_advisory_xact_lock(${LOCK})`;

const WITHOUT_HURRY_MS = 600_000;

/** Brings the database to today's schema. */
export function bringUpToDate(url: string) {
  return withoutHurry(url, async (client) => {
    await client.query(BEGIN_ALONE);
    await takeSteps(client);
    await client.query('COMMIT');
  });
}

/** Over a connection of its own, for what may take minutes. */
export async function withoutHurry<Done>(url: string, work: (client: pg.Client) => Promise<Done>) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: WITHOUT_HURRY_MS,
    keepAlive: true,
    types: { getTypeParser },
  });
  // What breaks the connection also rejects what is asked over it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function takeSteps(client: pg.Client) {
  // Asked first: whoever runs the site may not be allowed to make tables, once they are made.
  const { rows: known } = await client.query(`SELECT to_regclass('outbox_schema') AS "table"`);
  if (known[0].table === null)
    await client.query('CREATE TABLE outbox_schema (step INTEGER PRIMARY KEY)');
  const { rows } = await client.query(STEPS_DONE);
  const stepsDone: number = rows[0].count;
  refuseNewerSchema(stepsDone);
  for (const [index, step] of schemaSteps.slice(stepsDone).entries()) {
    await client.query(step);
    await client.query('INSERT INTO outbox_schema (step) VALUES ($1)', [stepsDone + index + 1]);
  }
}

/** Counts and milliseconds are far below where a number loses precision, and reading them as text serves nobody. */
export function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}
