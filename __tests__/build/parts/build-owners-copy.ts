import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownersFiles } from './owners-copy.ts';

const PROJECT = join(import.meta.dirname, '../../..');
export const COPY = join(PROJECT, 'test-output/owners-copy');
const NO_SOURCES = ['.env.local', '.git', '.next', 'data', 'dist', 'node_modules', 'test-output'];

/** Packages are hard links: Next follows no symbolic link out of its folder. */
export default function buildOwnersCopy() {
  rmSync(COPY, { recursive: true, force: true });
  for (const entry of readdirSync(PROJECT).filter((name) => !NO_SOURCES.includes(name)))
    cpSync(join(PROJECT, entry), join(COPY, entry), { recursive: true });
  execFileSync('cp', ['-al', join(PROJECT, 'node_modules'), COPY]);
  for (const [file, content] of Object.entries(ownersFiles)) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true });
    writeFileSync(join(COPY, file), content);
  }
  const { status, output } = spawnSync('node', ['node_modules/.bin/next', 'build'], { cwd: COPY });
  if (status !== 0)
    throw new Error(`The build refuses an owner's ordinary changes.\n${output.join('')}`);
  return () => rmSync(COPY, { recursive: true });
}
