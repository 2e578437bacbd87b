import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Clock, Engine } from '#server/store/engine.ts';
import { postgresEngine } from '#server/store/postgres-engine.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { aFolder } from './folder.ts';

export type Place = { environment: Record<string, string>; connect(clock?: Clock): Engine };

const opened: Engine[] = [];

function closedAtTheEnd(engine: Engine) {
  opened.push(engine);
  return engine;
}

export const kindsOfStore = [
  { kind: 'SQLite', newPlace: newFolder },
  { kind: 'PostgreSQL', newPlace: emptySchema },
] as const;

export async function newFolder(): Promise<Place> {
  const folder = aFolder();
  return {
    environment: { DATA_DIR: folder },
    connect: (clock) => closedAtTheEnd(sqliteEngine(folder, clock)),
  };
}

const sessions: pg.Client[] = [];
export async function closeEngines() {
  for (const engine of opened.splice(0)) await engine.close();
}
afterEach(async () => {
  await closeEngines();
  for (const session of sessions.splice(0)) await session.end();
  left.push(...inUse.splice(0));
});

/** Its locks end with its test, whatever the result. */
export async function openSession({ environment }: Place) {
  const session = new pg.Client(environment['DATABASE_URL']);
  sessions.push(session);
  await session.connect();
  return session;
}

const server = process.env['TEST_DATABASE_URL'] ?? '';
/** All files of a worker have one, because its creation takes a fifth of a second. */
const database = `test_${process.env['JEST_WORKER_ID']}`;
const url = Object.assign(new URL(server), { pathname: database }).href;
// A pool would end before its connections do, and then the server may cut them.
const [admin, client] = [new pg.Client(server), new pg.Client(url)];
let created: Promise<unknown> | undefined;
const schemas: string[] = [];

async function createDatabase() {
  await admin.connect();
  const known = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (known.rowCount === 0) await admin.query(`CREATE DATABASE ${database}`);
  await admin.end();
  await client.connect();
}
afterAll(async () => {
  if (!created) return;
  for (const { engine } of kept) await engine.close();
  await client.query(`DROP SCHEMA ${schemas.join()} CASCADE`);
  await client.end();
});

/** Without tables. */
export async function newSchema() {
  created ??= createDatabase();
  await created;
  const schema = `test_${randomUUID().replaceAll('-', '_')}`;
  await client.query(`CREATE SCHEMA ${schema}`);
  schemas.push(schema);
  return placeOf(schema);
}

const [inUse, left]: [string[], string[]] = [[], []];
let untouched: Promise<{ schema: string; tables: string[] }> | undefined;

/** Tables take longer to create than most tests last. */
async function emptySchema() {
  const used = left.shift();
  const place = withKeptEngines(used ? placeOf(used) : await newSchema());
  inUse.push(place.schema);
  if (!used) return place;
  untouched ??= createUntouched();
  const { schema, tables } = await untouched;
  const statements = tables.flatMap((table) => [
    `DELETE FROM ${used}.${table}`,
    `INSERT INTO ${used}.${table} SELECT * FROM ${schema}.${table}`,
  ]);
  await client.query(statements.join('; '));
  return place;
}

const kept: { schema: string; engine: Engine; clock: Clock }[] = [];

/** A connection takes longer to open than most tests last, so the next test has it, too. */
function withKeptEngines(place: Awaited<ReturnType<typeof newSchema>>) {
  const { schema, environment } = place;
  const unused = kept.filter((one) => one.schema === schema);
  function connect(clock?: Clock) {
    // An engine without a clock asks the database.
    if (!clock) return place.connect();
    const one = unused.shift() ?? open(clock);
    one.clock = clock;
    return one.engine;
  }
  function open(clock: Clock) {
    const engine = postgresEngine(environment.DATABASE_URL, () => one.clock());
    const one = { schema, engine, clock };
    kept.push(one);
    return one;
  }
  return { ...place, connect };
}

async function createUntouched() {
  const { schema, environment } = await newSchema();
  const engine = postgresEngine(`${environment.DATABASE_URL}`);
  const ours = { schema };
  const rows = await engine.query(
    'SELECT tablename FROM pg_tables WHERE schemaname = :schema',
    ours,
  );
  await engine.close();
  return { schema, tables: rows.map(({ tablename }) => `${tablename}`) };
}

function placeOf(schema: string) {
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return {
    schema,
    environment: { DATABASE_URL: address.href },
    connect: (clock?: Clock) => closedAtTheEnd(postgresEngine(address.href, clock)),
  };
}
