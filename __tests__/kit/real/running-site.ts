import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { SERVED } from '../../../scripts/build/builds.ts';
import { freePort } from './listen.ts';
import { hasEnded, untilAnswering } from './until.ts';

const BUILT_SITE = join(import.meta.dirname, '../../..', SERVED);

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** A started process inherits the path to programs, compiled code and the faked clock, nothing else. */
export const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(PATH|NODE_COMPILE_CACHE|LD_PRELOAD|FAKETIME\w*)$/.test(name),
  ),
);

/** A failed test exits without ending its sites. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  // A program that could not be started has no id, and a signal to it would end this process group.
  for (const child of running) if (child.pid) child.kill('SIGKILL');
});

export async function startSite(
  environment: Record<string, string> = {},
  { folder = BUILT_SITE } = {},
) {
  const dataDirectory = resolve(
    folder,
    environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'site-data-')),
  );
  const port = environment['PORT'] ?? String(await freePort());
  const lines: string[] = [];

  const child = spawn(process.execPath, [join(folder, 'server.mjs')], {
    cwd: folder,
    env: {
      ...inherited,
      NODE_ENV: 'production',
      LISTEN_HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDirectory,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => lines.push(line));

  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/robots.txt`, child, () => lines.join('\n'));

  return {
    url,
    child,
    dataDirectory,
    log: () => lines.join('\n'),
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      if (!hasEnded(child)) {
        child.kill(signal);
        // Signals repeatedly, as systemd and npm together do.
        const again = setInterval(() => child.kill(signal), 50);
        // The last line of the log may follow 'exit'.
        await once(child, 'close');
        clearInterval(again);
      }
    },
    async remove() {
      await this.end('SIGKILL');
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
