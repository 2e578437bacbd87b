import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedPostgres } from './embedded-postgres.ts';
import { freePort } from './listen.ts';

/** Serves an empty PostgreSQL, prints its address, and ends when its parent closes stdin or exits. */
const port = await freePort();
const password = randomUUID();
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

try {
  await server.initialise();
  await server.start();
  console.log(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  process.stdin.resume();
  await once(process.stdin, 'end');
} catch (failure) {
  console.error(failure, ...words);
  process.exitCode = 1;
} finally {
  await server.stop();
}
