import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * A real PostgreSQL for whoever runs this, or the one that TEST_DATABASE_URL names. It lives in a process of its
 * own that ends with ours, however ours ends.
 */
export async function startPostgres() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {}, letGo: () => {} };

  const server = spawn(process.execPath, [join(import.meta.dirname, 'postgres-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(server, 'exit');
  const lines = createInterface({ input: server.stdout });
  const [url] = await Promise.race([once(lines, 'line'), gone.then(() => [])]);
  if (typeof url !== 'string') throw new Error('PostgreSQL did not start; its words are above');
  return {
    url,
    stop: async () => {
      server.stdin.end();
      await gone;
    },
    /** We may end before it does: that ends it. */
    letGo() {
      server.unref();
      for (const stream of [server.stdin, server.stdout])
        if (stream instanceof Socket) stream.unref();
    },
  };
}
