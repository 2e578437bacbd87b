import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Clock, Engine } from '#server/store/engine.ts';
import { postgresEngine } from '#server/store/postgres-engine.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { aFolder } from './folder.ts';

/** A new, empty store, deleted after its test. */
export type Place = {
  environment: Record<string, string>;
  connect(clock?: Clock): Engine;
  folder(): Promise<string>;
};

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end();
});

function closing(engine: Engine): Engine {
  let isOpen = true;
  async function close() {
    if (isOpen) await engine.close();
    isOpen = false;
  }
  afterwards.push(close);
  return { ...engine, close };
}

export const kindsOfStore: { kind: string; newPlace(): Promise<Place> }[] = [
  { kind: 'SQLite', newPlace: newFolder },
  { kind: 'PostgreSQL', newPlace: newSchema },
];

export async function newFolder(): Promise<Place> {
  const folder = aFolder();
  return {
    environment: { DATA_DIR: folder },
    connect: (clock) => closing(sqliteEngine(folder, clock)),
    folder: async () => folder,
  };
}

const server = process.env['TEST_DATABASE_URL'] ?? '';
const database = `test_${randomUUID().replaceAll('-', '_')}`;
const url = Object.assign(new URL(server), { pathname: database }).href;

beforeAll(() => runOnce(server, `CREATE DATABASE ${database}`));
afterAll(() => runOnce(server, `DROP DATABASE ${database} WITH (FORCE)`));

export async function newSchema(): Promise<Place> {
  const schema = `test_${randomUUID().replaceAll('-', '_')}`;
  await runOnce(url, `CREATE SCHEMA ${schema}`);
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  afterwards.push(() => runOnce(url, `DROP SCHEMA ${schema} CASCADE`));
  return {
    environment: { DATABASE_URL: address.href },
    connect: (clock) => closing(postgresEngine(address.href, clock)),
    folder: folderOfTables,
  };
}

/** A checkpoint writes everything into its files. */
async function folderOfTables() {
  await runOnce(url, 'CHECKPOINT');
  const [row] = await runOnce(
    url,
    `SELECT current_setting('data_directory') AS data, oid FROM pg_database WHERE datname = '${database}'`,
  );
  return join(row.data, 'base', row.oid.toString());
}

async function runOnce(url: string, sql: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
