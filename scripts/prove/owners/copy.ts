import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Edit = { file: string; from?: RegExp; to: string };
type Move = { file: string; becomes: string };
type Copy = { file: string; copyTo: string };
export type Change = Edit | Move | Copy;

export const change = (file: string, from: RegExp, to: string): Edit => ({ file, from, to });

export const file = (name: string, to: string): Change => ({ file: name, to });

/** Next follows no symbolic link out of its folder. */
export function copyProject(folder: string) {
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', '.', folder]);
  const hardLinksOrCopies = 'cp -al node_modules "$0" 2>&- || cp -a node_modules "$0"';
  execFileSync('sh', ['-c', hardLinksOrCopies, folder]);
}

export function apply(changes: readonly Change[], folder: string) {
  for (const given of changes) {
    const path = join(folder, given.file);
    mkdirSync(dirname(path), { recursive: true });
    if ('becomes' in given) renameSync(path, join(folder, given.becomes));
    else if ('copyTo' in given) cpSync(path, join(folder, given.copyTo), { recursive: true });
    else writeFileSync(path, given.from ? replaced(path, given.from, given.to) : given.to);
  }
}

const OWNERS = 'scripts/prove/owners';

function replaced(path: string, from: RegExp, to: string) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const after = before.replace(from, to);
  assert.notEqual(after, before, `${path} has no ${from}. Correct the change in ${OWNERS}`);
  return after;
}

export const run = (folder: string, command: string, ...given: string[]) =>
  execFileSync(command, given, { cwd: folder, stdio: 'inherit' });

export const linesOf = (folder: string, command: string, ...given: string[]) =>
  execFileSync(command, given, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean);

const THEIRS = /^(src\/agency\/|public\/|src\/app\/\[language\]\/(team|work)\/)/;

export function filesOfOthers(folder: string, since: string) {
  run(folder, 'git', 'add', '--all');
  const changed = linesOf(folder, 'git', 'diff', '--cached', '--name-only', since);
  const deleted = linesOf(
    folder,
    'git',
    'diff',
    '--cached',
    '--name-only',
    '--diff-filter=D',
    since,
  );
  return [...changed.filter((file) => !THEIRS.test(file)), ...deleted];
}
