import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../__tests__/kit/real/embedded-postgres.ts';
import { until } from '../../../__tests__/kit/real/until.ts';

const PATIENCE_MS = 60_000;

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
  const { server, url, databaseDir } = await startPostgres();
  const pidFile = join(databaseDir, 'postmaster.pid');

  // The package's own `stop` never returns if the server has ended already.
  async function stop() {
    if (existsSync(pidFile))
      process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGQUIT');
    await until(() => !existsSync(pidFile), PATIENCE_MS, 'The database server did not end.');
  }

  return {
    // Without DATA_DIR each site would make a folder that nobody removes.
    environment: { DATABASE_URL: url, DATA_DIR: tmpdir() },
    start: () => server.start(),
    stop,
    async remove() {
      await stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
