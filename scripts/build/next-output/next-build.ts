import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withOwnTools } from '../run.ts';

/** Next prerenders the site. */
export function nextBuild(build: string) {
  // An earlier build's file would hide that `distDir` has changed.
  rmSync(join(build, 'required-server-files.json'), { force: true });
  const { status } = spawnSync('next', ['build'], { stdio: 'inherit', env: withOwnTools() });
  if (status !== 0) process.exit(status ?? 1);
}

/** Moves what handlers need, of all that Next has traced, into this folder. Nothing else that it may have found leaves this machine. */
export function moveHandlers(build: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const needed of ['node_modules', '.next', 'package.json'])
    renameSync(join(build, 'standalone', needed), join(folder, needed));
  rmSync(join(build, 'standalone'), { recursive: true });
}
