import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyProject } from '../../scripts/prove/copy-project.ts';

export type Files = Record<string, string | Uint8Array>;

/** A copy of the site with these files in it, as an owner would add them, and what came of building it. */
export async function buildCopy(name: string, files: Files) {
  const folder = copyProject(name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const child = spawn('node', ['scripts/build/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return {
    code: child.exitCode,
    printed: printed + complaints,
    served: join(folder, '.next/standalone'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
