import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { embeddedPostgres } from '../../../__tests__/kit/real/embedded-postgres.ts';
import { freePort } from '../../../__tests__/kit/real/listen.ts';
import { until } from '../../../__tests__/kit/real/until.ts';

const PATIENCE_MS = 60_000;
const OTHERS = "pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
const LOCK_TABLES = `DO $$ BEGIN
  EXECUTE (SELECT 'LOCK TABLE ' || string_agg(quote_ident(tablename), ', ')
    FROM pg_tables WHERE schemaname = 'public');
  PERFORM pg_sleep(5);
END $$`;

export type Store = {
  environment: { DATA_DIR: string; DATABASE_URL?: string };
  remove: () => Promise<void>;
};

export const newFolder = () => mkdtempSync(join(tmpdir(), 'torture-'));

/** On a shared disk, other programs would distort the measured times. The site refuses a path in /dev, so this is a link. */
function folderInMemory() {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'torture-'));
  const path = join(tmpdir(), `link-to-${basename(folder)}`);
  symlinkSync(folder, path);
  return {
    path,
    remove() {
      rmSync(path);
      rmSync(folder, { recursive: true });
    },
  };
}

export function sqliteStore({ path, remove } = folderInMemory()) {
  return { environment: { DATA_DIR: join(path, 'data') }, remove: async () => remove() };
}

export async function databaseStore() {
  const databaseDir = newFolder();
  const port = await freePort();
  const options = { user: 'torture', password: 'torture', onLog: () => {}, onError: () => {} };
  const server = await embeddedPostgres({ databaseDir, port, ...options });
  await server.initialise();
  const url = `postgres://torture:torture@127.0.0.1:${port}/postgres`;
  let pid = 0;

  async function start() {
    await server.start();
    pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }
  // The package's own `stop` never returns if the server has ended already.
  async function stop() {
    if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
    await until(() => !isAlive(pid), PATIENCE_MS, 'The database server did not end.');
  }

  function signal(name: 'STOP' | 'CONT') {
    process.kill(pid, `SIG${name}`);
    execFileSync('pkill', [`-${name}`, '-P', String(pid)]);
  }

  await start();
  return {
    // Without DATA_DIR each site would make a folder that nobody removes.
    environment: { DATABASE_URL: url, DATA_DIR: tmpdir() },
    start,
    stop,
    cutConnections: () => ask(url, `SELECT pg_terminate_backend(pid) FROM ${OTHERS}`),
    lockTables: () => ask(url, LOCK_TABLES),
    connections: async () =>
      Number((await ask(url, `SELECT count(*) AS count FROM ${OTHERS}`))[0]?.count),
    async freeze(ms: number) {
      signal('STOP');
      await pause(ms);
      signal('CONT');
    },
    async remove() {
      await stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

async function ask(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString, application_name: 'operator' });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
