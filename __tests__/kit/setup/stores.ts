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
  { kind: 'PostgreSQL', newPlace: newSchema },
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
});

/** Its locks end with its test, whatever the result. */
export async function openSession({ environment }: Place) {
  const session = new pg.Client(environment['DATABASE_URL']);
  sessions.push(session);
  await session.connect();
  return session;
}

const server = process.env['TEST_DATABASE_URL'] ?? '';
const database = `test_${randomUUID().replaceAll('-', '_')}`;
const url = Object.assign(new URL(server), { pathname: database }).href;
// A pool would end before its connections do, and then the server may cut them.
const [admin, client] = [new pg.Client(server), new pg.Client(url)];

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database}`);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await admin.end();
});

export async function newSchema(): Promise<Place> {
  const schema = `test_${randomUUID().replaceAll('-', '_')}`;
  await client.query(`CREATE SCHEMA ${schema}`);
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return {
    environment: { DATABASE_URL: address.href },
    connect: (clock) => closedAtTheEnd(postgresEngine(address.href, clock)),
  };
}
