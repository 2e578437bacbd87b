import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './listen.ts';
import { hasEnded, untilAnswering } from './until.ts';

const MANUAL = join(import.meta.dirname, '../../../docs/going-live.md');

export async function startCaddy(site: { url: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const config = join(folder, 'config');
  const [, lines = ''] =
    /Caddyfile <<'END'\n([\s\S]*?)END/.exec(readFileSync(MANUAL, 'utf8')) ?? [];
  const ours = lines
    .replace('agency.example', `http://127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', new URL(site.url).host);
  writeFileSync(config, `{\nadmin off\n}\n${ours}`);
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // A failed proof exits without closing the proxy.
  process.once('exit', () => child.kill('SIGTERM'));
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url, child, () => said.join(''));

  return {
    url,
    async remove() {
      child.kill('SIGTERM');
      if (!hasEnded(child)) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
