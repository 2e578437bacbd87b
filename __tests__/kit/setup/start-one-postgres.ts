import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedPostgres } from '../real/embedded-postgres.ts';
import { freePort } from '../real/listen.ts';

/** An empty PostgreSQL for all files. It stops after the last one, and if jest is interrupted. */
export default async function startOnePostgres() {
  if (process.env['TEST_DATABASE_URL']) return;
  const [port, password] = [await freePort(), randomUUID()];
  const words: unknown[] = [];
  const server = await embeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'postgres-')),
    port,
    password,
    persistent: false,
    // No test cuts the power.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: (word) => words.push(word),
    onError: (word) => words.push(word),
  });
  const start = () => server.initialise().then(() => server.start());
  await start().catch((failure) => {
    throw new Error(['PostgreSQL did not start.', failure, ...words].join('\n'));
  });
  process.env['TEST_DATABASE_URL'] = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  Object.assign(globalThis, { stopPostgres: () => server.stop() });
}
