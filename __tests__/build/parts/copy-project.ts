import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../..');
const NO_SOURCES = ['.env.local', '.git', '.next', 'data', 'dist', 'node_modules', 'test-output'];

type Files = Record<string, string | Uint8Array>;

/** Copies the project with changed files. Packages are hard links: Next follows no symbolic link out of its folder. */
export function copyProject(name: string, files: Files = {}) {
  const copy = join(PROJECT, 'test-output', name);
  rmSync(copy, { recursive: true, force: true });
  for (const entry of readdirSync(PROJECT).filter((each) => !NO_SOURCES.includes(each)))
    cpSync(join(PROJECT, entry), join(copy, entry), { recursive: true });
  execFileSync('cp', ['-al', join(PROJECT, 'node_modules'), copy]);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), content);
  }
  return copy;
}
