import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';

export default async function startOnePostgres() {
  if (process.env['TEST_DATABASE_URL']) return;
  const server = spawn(process.execPath, ['__tests__/kit/real/postgres-server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(server, 'exit').then(() => []);
  const [url] = await Promise.race([once(createInterface(server.stdout), 'line'), gone]);
  if (typeof url !== 'string') throw new Error('PostgreSQL did not start; its words are above');
  process.env['TEST_DATABASE_URL'] = url;
  server.unref();
  for (const stream of [server.stdin, server.stdout]) if (stream instanceof Socket) stream.unref();
}
