import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { embeddedPostgres } from '../../../__tests__/kit/real/embedded-postgres.ts';
import { freePort } from '../../../__tests__/kit/real/listen.ts';
import { until } from '../../../__tests__/kit/real/until.ts';

const PATIENCE_MS = 60_000;
const OTHERS = "pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
const LOCK_TABLES = 'BEGIN; LOCK TABLE outbox, outbox_lane, mail; SELECT pg_sleep(5)';

export type Store = {
  environment: { DATA_DIR: string; DATABASE_URL?: string };
  remove: () => void | Promise<void>;
};

export const newFolder = () => mkdtempSync(join(tmpdir(), 'torture-'));

export const sqliteStore = (
  folder = newFolder(),
  remove = () => rmSync(folder, { recursive: true }),
): Store => ({ environment: { DATA_DIR: join(folder, 'data') }, remove });

export async function databaseStore() {
  const databaseDir = newFolder();
  const port = await freePort();
  const options = { user: 'torture', password: 'torture', onLog: () => {}, onError: () => {} };
  const server = await embeddedPostgres({ databaseDir, port, ...options });
  await server.initialise();
  const url = `postgres://torture:torture@127.0.0.1:${port}/postgres`;
  const pidFile = join(databaseDir, 'postmaster.pid');
  const pid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

  // The package's own `stop` never returns if the server has ended already.
  async function stop() {
    if (existsSync(pidFile)) process.kill(pid(), 'SIGQUIT');
    await until(() => !existsSync(pidFile), PATIENCE_MS, 'The database server did not end.');
  }

  function signal(name: 'STOP' | 'CONT') {
    process.kill(pid(), `SIG${name}`);
    execFileSync('pkill', [`-${name}`, '-P', `${pid()}`]);
  }

  await server.start();
  // Without DATA_DIR each site would make a folder that nobody removes.
  const environment = { DATABASE_URL: url, DATA_DIR: tmpdir() };
  return {
    environment,
    start: () => server.start(),
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
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
