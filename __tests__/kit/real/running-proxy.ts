import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './listen.ts';
import { startProgram } from './running-program.ts';
import { untilAnswering } from './until.ts';

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
  const words = ['caddy', 'run', '--config', config, '--adapter', 'caddyfile'];
  const { child, lines: said, ended } = startProgram(words, { HOME: folder });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url, child, () => said.join('\n'));

  return {
    url,
    async remove() {
      child.kill('SIGTERM');
      await ended();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
