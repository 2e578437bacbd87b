import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownersFiles } from './owners-copy.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const COPY = join(PROJECT, 'test-output/owners-copy');
const OUTCOME = join(COPY, 'outcome.json');
const NO_SOURCES = ['.env.local', '.git', '.next', 'data', 'dist', 'node_modules', 'test-output'];

/** Packages are hard links: Next follows no symbolic link out of its folder. */
export default function buildOwnersCopy() {
  rmSync(COPY, { recursive: true, force: true });
  for (const entry of readdirSync(PROJECT).filter((each) => !NO_SOURCES.includes(each)))
    cpSync(join(PROJECT, entry), join(COPY, entry), { recursive: true });
  execFileSync('cp', ['-al', join(PROJECT, 'node_modules'), COPY]);
  for (const [file, content] of Object.entries(ownersFiles)) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true });
    writeFileSync(join(COPY, file), content);
  }
  const { status, output } = spawnSync('node', ['scripts/build/build.ts'], { cwd: COPY });
  writeFileSync(OUTCOME, JSON.stringify({ code: status, printed: output.join('') }));
  return () => rmSync(COPY, { recursive: true });
}

export const ownersCopy = (): { folder: string; code: number; printed: string } => ({
  folder: COPY,
  ...JSON.parse(readFileSync(OUTCOME, 'utf8')),
});
