import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { NEXT_ENDED } from '#server/running/next-process.ts';

/** A change in Next may fail only at the start. */
export async function tryOut(folder: string) {
  using empty = mkdtempDisposableSync(join(tmpdir(), 'tried-build-'));
  const site = spawn(process.execPath, [resolve(folder, 'server.mjs')], {
    cwd: empty.path,
    env: { NODE_ENV: 'production', DATA_DIR: empty.path, LISTEN_HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  const ended = once(site, 'close');
  const output: string[] = [];
  site.stderr.on('data', (text) => output.push(`${text}`));
  try {
    for await (const line of createInterface({ input: site.stdout })) {
      output.push(line);
      const [, origin] = /Ready at (http:\/\/[\d.]+:\d+)/.exec(line) ?? [];
      const isWhole = !output.join().includes(NEXT_ENDED);
      if (origin && isWhole && (await isAlive(origin))) return;
      if (!isWhole) site.kill('SIGKILL');
    }
    await ended;
    throw new Error(`The finished build does not start. It is not served.\n${output.join('\n')}`);
  } finally {
    site.kill('SIGKILL');
    await ended;
  }
}

/** A process that ends while it loads handlers resets the connection. */
async function isAlive(origin: string) {
  const response = await fetch(`${origin}/api/alive`).catch(() => undefined);
  return response?.ok;
}
