import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * A copy of the whole project under `test-output`, to change as an owner would, and to build. Its packages are
 * linked file by file, which takes two seconds and no room: Next follows no link out of the folder it builds.
 */
export function copyProject(name: string) {
  const copy = join(PROJECT, 'test-output', name);
  rmSync(copy, { recursive: true, force: true });
  for (const file of ownFiles()) cpSync(join(PROJECT, file), join(copy, file));
  linkFolder(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What git keeps, and what is new and not ignored. */
function ownFiles() {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', listed, { cwd: PROJECT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(join(PROJECT, file)));
}

function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
