import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { embeddedPostgres } from '../real/embedded-postgres.ts';
import { freePort } from '../real/listen.ts';
import { until } from '../real/until.ts';

const MEMORY = '/dev/shm';
const PATIENCE_MS = 60_000;
const OTHERS = "pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
const TABLES = `SELECT string_agg(quote_ident(tablename), ', ') AS tables
  FROM pg_tables WHERE schemaname = 'public'`;

/** The store of one row, as the environment of a site names it. */
export type Store = {
  environment: { DATA_DIR: string; DATABASE_URL?: string };
  remove: () => Promise<void>;
};

export const stores: Record<string, () => Promise<Store>> = {
  embedded: async () => embeddedStore(),
  PostgreSQL: () => databaseStore(),
};

export const newFolder = () => mkdtempSync(join(tmpdir(), 'torture-'));

/**
 * A killed process leaves in memory what it left in the page cache of a disk. Memory keeps a disk that others use from
 * setting the times. The site refuses a path in /dev, so this is a link.
 */
export function folderInMemory() {
  if (!existsSync(MEMORY)) return newFolder();
  const folder = mkdtempSync(join(MEMORY, 'torture-'));
  const link = join(tmpdir(), basename(folder));
  symlinkSync(folder, link);
  return link;
}

export function embeddedStore(
  folder = folderInMemory(),
  remove = () => {
    rmSync(realpathSync(folder), { recursive: true });
    // A folder without a link is gone by now.
    rmSync(folder, { force: true });
  },
) {
  return { environment: { DATA_DIR: join(folder, 'data') }, remove: async () => remove() };
}

/** A PostgreSQL server that can go away and come back with what it has on its disk. */
export async function databaseStore() {
  const databaseDir = newFolder();
  const port = await freePort();
  const login = { user: 'torture', password: 'torture' };
  const silent = { onLog: () => {}, onError: () => {} };
  const server = await embeddedPostgres({ databaseDir, port, ...login, ...silent });
  await server.initialise();
  const url = `postgres://torture:torture@127.0.0.1:${port}/postgres`;
  let pid = 0;

  async function start() {
    await server.start();
    pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }
  // The package's own stop never returns for a server that is gone already.
  async function stop() {
    if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
    await until(() => !isAlive(pid), PATIENCE_MS, 'The database server did not end.');
  }

  await start();
  return {
    // DATA_DIR is named, so that no site makes a folder of its own that nobody removes.
    environment: { DATABASE_URL: url, DATA_DIR: tmpdir() },
    start,
    stop,
    cutConnections: () => ask(url, `SELECT pg_terminate_backend(pid) FROM ${OTHERS}`),
    /** Until the transaction ends with its connection. */
    async lockTables(ms: number) {
      const [row] = await ask(url, TABLES);
      await ask(url, `BEGIN; LOCK TABLE ${row?.tables} IN ACCESS EXCLUSIVE MODE`, ms);
    },
    connections: async () =>
      Number((await ask(url, `SELECT count(*) AS count FROM ${OTHERS}`))[0]?.count),
    /** The server and its processes stand still, as when a host is paused. */
    async freeze(ms: number) {
      const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
      const all = [pid, ...children.trim().split(/\s/).map(Number)];
      for (const each of all) process.kill(each, 'SIGSTOP');
      await pause(ms);
      for (const each of all) process.kill(each, 'SIGCONT');
    },
    async remove() {
      await stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** As an operator asks, by a connection of their own. */
async function ask(connectionString: string, sql: string, thenWaitMs = 0) {
  const client = new pg.Client({ connectionString, application_name: 'operator' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    await pause(thenWaitMs);
    return rows;
  } finally {
    await client.end();
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
