import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SERVED } from '../../../scripts/build/builds.ts';
import { freePort } from './listen.ts';
import { startProgram } from './running-program.ts';
import { untilResponding } from './until.ts';

const BUILT_SITE = join(import.meta.dirname, '../../..', SERVED);

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

export async function startSite(env: Record<string, string> = {}, { folder = BUILT_SITE } = {}) {
  const dataDirectory = resolve(folder, env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'site-')));
  const port = env['PORT'] ?? String(await freePort());
  const { child, lines, ended } = startProgram(
    [process.execPath, join(folder, 'server.mjs')],
    { LISTEN_HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDirectory, ...env },
    folder,
  );
  const url = `http://127.0.0.1:${port}`;
  await untilResponding(`${url}/robots.txt`, child, () => lines.join('\n'));

  return {
    url,
    child,
    dataDirectory,
    log: () => lines.join('\n'),
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      // Signals repeatedly, as systemd and npm together do.
      const again = setInterval(() => child.kill(signal), 50);
      await ended();
      clearInterval(again);
    },
    async remove() {
      await this.end('SIGKILL');
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
