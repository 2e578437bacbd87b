import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyProject } from './copy-project.ts';
import { ownersFiles } from './owners-copy.ts';

const NAME = 'owners-copy';

export default async function buildOwnersCopy() {
  const folder = copyProject(NAME, ownersFiles);
  const build = spawn('node', ['scripts/build/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(build, 'exit');
  const [stdout, stderr] = await Promise.all([text(build.stdout), text(build.stderr)]);
  const [code] = await ended;
  writeFileSync(join(folder, 'outcome.json'), JSON.stringify({ code, printed: stdout + stderr }));
  return () => rmSync(folder, { recursive: true });
}

export function ownersCopy(): { folder: string; code: number; printed: string } {
  const folder = join(import.meta.dirname, '../../../test-output', NAME);
  return { folder, ...JSON.parse(readFileSync(join(folder, 'outcome.json'), 'utf8')) };
}
