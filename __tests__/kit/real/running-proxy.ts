import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './listen.ts';
import { startProgram } from './running-program.ts';
import { untilAnswering } from './until.ts';

const MANUAL = join(import.meta.dirname, '../../../docs/going-live.md');

/** Caddy with the lines of the manual. */
export async function startCaddy(site: { url: string }) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const [, lines = ''] =
    /Caddyfile <<'END'\n([\s\S]*?)END/.exec(readFileSync(MANUAL, 'utf8')) ?? [];
  const ours = lines
    .replace('agency.example', url)
    .replace('127.0.0.1:3000', new URL(site.url).host);
  const words = ['caddy', 'run', '--config', '-', '--adapter', 'caddyfile'];
  const { child, lines: said, ended } = startProgram(words, { HOME: tmpdir() });
  child.stdin.end(`{\nadmin off\n}\n${ours}`);
  await untilAnswering(url, child, () => said.join('\n'));

  return {
    url,
    async remove() {
      child.kill('SIGTERM');
      await ended();
    },
  };
}
