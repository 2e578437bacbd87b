import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedPostgres } from '../real/embedded-postgres.ts';
import { steadyPort } from './ports.ts';
import { until } from './until.ts';

export type Database = Awaited<ReturnType<typeof startDatabase>>;

/** A real PostgreSQL server of our own, that can go away and come back with what it has on its disk. */
export async function startDatabase(databaseDir = mkdtempSync(join(tmpdir(), 'torture-'))) {
  const port = await steadyPort();
  const server = await embeddedPostgres({
    databaseDir,
    port: Number(port),
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

  await start();
  return {
    url: `postgres://torture:torture@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
