import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_START_MS = 30_000;

/** Starts a build with an empty store and no settings. Otherwise a part of Next that has changed would fail after the deployment. */
export async function tryOut(folder: string) {
  const place = mkdtempSync(join(tmpdir(), 'tried-build-'));
  const port = await freePort();
  const site = spawn(process.execPath, [resolve(folder, 'server.mjs')], {
    cwd: place,
    env: { NODE_ENV: 'production', DATA_DIR: place, LISTEN_HOST: '127.0.0.1', PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(site, 'close');
  const said: string[] = [];
  for (const output of [site.stdout, site.stderr])
    output.on('data', (text) => said.push(`${text}`));
  try {
    const address = `http://127.0.0.1:${port}/api/alive`;
    const isAlive = async () => (await fetch(address).catch(() => undefined))?.ok;
    for (const until = Date.now() + LONGEST_START_MS; !(await isAlive()); await wait(50))
      if (site.exitCode !== null || Date.now() > until)
        throw new Error(`The finished build does not start. It is not served.\n${said.join('')}`);
  } finally {
    site.kill('SIGKILL');
    await ended;
    rmSync(place, { recursive: true });
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  return port;
}
