import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../find-program.ts';
import { freePort } from './listen.ts';

/** Debian's package is named alike. */
const pgbouncer = findProgram('pgbouncer', '/usr/sbin/pgbouncer');

/** PgBouncer before this database: each transaction takes one of two sessions, whoever had it last. */
export async function startPooler(databaseUrl: string) {
  if (!pgbouncer) return undefined;
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  chmodSync(folder, 0o755);
  const config = join(folder, 'pgbouncer.ini');
  const listen = await freePort();
  const database = `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`;
  writeFileSync(
    config,
    `[databases]
pooled = ${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  // It refuses to run as root, and then wants to know as whom.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(pgbouncer, [...user, config], { stdio: ['ignore', 'ignore', 'pipe'] });
  const endToo = () => child.kill('SIGKILL');
  process.once('exit', endToo);
  const words: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(words.join(''))));
    child.stderr.setEncoding('utf8').on('data', (word: string) => {
      words.push(word);
      if (word.includes('process up')) resolve();
    });
  });
  return {
    url: `postgres://anybody@127.0.0.1:${listen}/pooled`,
    async stop() {
      process.off('exit', endToo);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
