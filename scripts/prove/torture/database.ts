import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { embeddedPostgres } from '../real/embedded-postgres.ts';
import { freePort } from '../real/listen.ts';
import { until } from '../real/until.ts';

export type Database = Awaited<ReturnType<typeof startDatabase>>;

/** A real PostgreSQL server of our own, that can go away and come back with what it has on its disk. */
export async function startDatabase(databaseDir = mkdtempSync(join(tmpdir(), 'torture-'))) {
  const port = await freePort();
  const server = await embeddedPostgres({
    databaseDir,
    port,
    user: 'torture',
    password: 'torture',
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  let pid = 0;

  async function start() {
    await server.start();
    const [firstLine] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
    pid = Number(firstLine);
  }

  /** Not the package's own way, which waits for ever for a server that is gone already. */
  async function stop() {
    if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
    await until(() => !isAlive(pid), 20_000, 'The database server did not end.');
  }

  const url = `postgres://torture:torture@127.0.0.1:${port}/postgres`;

  /** As long as the transaction lasts, which ends with its connection. */
  async function lockTables(ms: number): Promise<void> {
    try {
      await ask(url, LOCK_TABLES, { thenWaitMs: ms });
    } catch (failure) {
      if (Object(failure).code !== DEADLOCK) throw failure;
      // The sites and we waited for each other, and the database chose us: an operator runs it again.
      await lockTables(ms);
    }
  }

  await start();
  return {
    url,
    start,
    stop,
    cutConnections: () => ask(url, CUT_OTHERS),
    lockTables,
    /** The server and all its processes stand still, as when a host is paused. */
    async freeze(ms: number) {
      const all = [pid, ...childrenOf(pid)];
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

/** As an operator would, by a connection of its own that lives so long. */
export async function ask(url: string, sql: string, { patienceMs = 60_000, thenWaitMs = 0 } = {}) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'operator',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(sql);
    await pause(thenWaitMs);
    return rows;
  } finally {
    await client.end();
  }
}

const CUT_OTHERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
/** What PostgreSQL calls it when each of two waits for the other. */
const DEADLOCK = '40P01';
const LOCK_TABLES = 'BEGIN; LOCK TABLE outbox, outbox_lane IN ACCESS EXCLUSIVE MODE';

function childrenOf(pid: number) {
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(list)
    ? readFileSync(list, 'utf8')
    : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return children.trim().split(/\s/).map(Number);
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
