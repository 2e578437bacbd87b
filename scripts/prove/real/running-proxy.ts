import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './listen.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** Whether this machine has the program; Debian's packages are named alike. */
export function hasProgram(name: 'nginx' | 'caddy') {
  return spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error === undefined;
}

/** nginx before this site with README's own lines, but for where they listen, keep and pass on to. */
export async function startNginx(site: Behind) {
  const [, lines = ''] = /```nginx\n([\s\S]*?)```/.exec(read('docs/going-live.md')) ?? [];
  return startProxy('nginx', (folder, port) => ({
    file: `${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off; pid ${folder}/pid; error_log stderr; events {}
      http {
        access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
        fastcgi_temp_path ${folder}/a; uwsgi_temp_path ${folder}/b; scgi_temp_path ${folder}/c;
        ${lines
          .replace('/var/cache/nginx/site', `${folder}/cache`)
          .replaceAll('http://127.0.0.1:3000', site.url)
          .replace(/# listen, .*/, `listen 127.0.0.1:${port};`)}
      }`,
    words: (config) => ['-p', folder, '-c', config],
  }));
}

/** Caddy before this site with compose's own lines; what Docker's names would be is this machine. */
export async function startCaddy(site: Behind) {
  const [, lines = ''] =
    /caddyfile:\n +content: \|\n([\s\S]*?)\n\S/.exec(read('compose.yaml')) ?? [];
  return startProxy('caddy', (_, port) => ({
    file: `{
      admin off
    }
    ${lines
      .replace(/\$\{SITE_URL[^}]*\}/, `http://127.0.0.1:${port}`)
      .replace('dynamic a site 3000', `dynamic a localhost ${new URL(site.url).port}`)}`,
    words: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
  }));
}

/** What stands behind the proxy: the site, or something that only looks like it. */
type Behind = { url: string };

type Plan = { file: string; words: (config: string) => string[] };

async function startProxy(program: string, plan: (folder: string, port: number) => Plan) {
  const folder = mkdtempSync(join(tmpdir(), `${program}-`));
  const port = await freePort();
  const { file, words } = plan(folder, port);
  writeFileSync(join(folder, 'config'), file);
  const env = { ...process.env, HOME: folder };
  const child = spawn(program, words(join(folder, 'config')), {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // When a test fails, its runner leaves without ending the proxy.
  const endToo = () => child.kill('SIGTERM');
  process.once('exit', endToo);
  child.once('exit', () => process.off('exit', endToo));
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child, said);

  return {
    url,
    async remove() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess, said: string[]) {
  while (child.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error(`The proxy ended before it answered:\n${said.join('')}`);
}

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
