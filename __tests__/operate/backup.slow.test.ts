import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { outboxIn } from '#server/outbox/outbox.ts';
import { sqliteEngine } from '#server/outbox/sqlite-engine.ts';
import { findProgram } from '../../scripts/prove/find-program.ts';

const manual = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
const linesOf = (word: string) =>
  [
    ...(new RegExp(`\\*\\*${word}\\*\\*:([^]*?)PostgreSQL`).exec(manual)?.[1] ?? '').matchAll(
      /`([^`]+)`/g,
    ),
  ]
    .map(([, line = '']) => line)
    .filter((line) => /^(sqlite3|rm|cp) /.test(line));

/** Where the program is not installed, its one command is done by the SQLite that Node has. */
const SQLITE3 = `#!/usr/bin/env node
const { backup, DatabaseSync } = require('node:sqlite');
backup(new DatabaseSync(process.argv[2]), process.argv[3].split(' ')[1]);
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(line: string) {
  if (!findProgram('sqlite3')) {
    writeFileSync(join(folder, 'sqlite3'), SQLITE3);
    chmodSync(join(folder, 'sqlite3'), 0o755);
  }
  const PATH = [folder, process.env['PATH']].join(delimiter);
  execFileSync('sh', ['-c', line], { cwd: folder, env: { ...process.env, PATH } });
}

test('the manual’s lines back the store up while it is used, and bring back what was in it', async () => {
  const [backup] = linesOf('Backup');
  const restore = linesOf('Restore');
  expect([backup, ...restore]).toEqual([
    expect.stringMatching(/^sqlite3 .*\.backup/),
    expect.stringMatching(/^rm -f .*-wal/),
    expect.stringMatching(/^cp /),
  ]);
  const open = () => outboxIn(sqliteEngine(join(folder, 'data')));
  const site = open();
  await site.add({ id: 'before', body: '{"name":"Ada"}' });
  run(backup ?? '');
  await site.add({ id: 'after', body: '{"name":"Eve"}' });
  await site.close();

  for (const line of restore) run(line);
  const restored = open();
  expect(await restored.find('before')).toMatchObject({ state: 'pending', body: '{"name":"Ada"}' });
  expect(await restored.find('after')).toBeUndefined();
  expect(await restored.claim('a lease')).toMatchObject({ id: 'before' });
  await restored.close();
});
