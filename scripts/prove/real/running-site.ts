import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SERVED } from '../../build/builds.ts';
import { freePort } from './listen.ts';
import { answering } from './until.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const BUILT_SITE = join(PROJECT, SERVED);

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** All that a site has of our own environment: where programs are, and the clock, if somebody has faked it. */
export const pathAndClock = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(PATH|LD_PRELOAD|FAKETIME\w*)$/.test(name)),
);

/** When a test fails, its runner leaves without ending its sites. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the built site as a process of its own, on a free port, with a data directory of its own. */
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
      ...pathAndClock,
      // Hundreds of starts read the same programs: the next one need not compile them again.
      NODE_COMPILE_CACHE: join(PROJECT, 'test-output/compile-cache'),
      NODE_ENV: 'production',
      HOSTNAME: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDirectory,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n')));

  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/robots.txt`, child, () => lines.join('\n'));

  return {
    url,
    child,
    dataDirectory,
    /** What the site has logged so far. */
    log: () => lines.join('\n'),
    /** Ends the process with a signal, and waits until it is gone. */
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        // As systemd and npm together do: everybody is told, and npm passes on what has been heard already.
        const again = setInterval(() => child.kill(signal), 50);
        await once(child, 'exit');
        clearInterval(again);
      }
    },
    /** Ends the process and removes its data. */
    async remove() {
      await this.end('SIGKILL');
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
