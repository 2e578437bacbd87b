import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** Where finished builds lie, each in a folder of its own that needs nothing outside of it. */
const BUILDS = 'dist';
/** The one that is served: it leads to another as soon as that is whole, and never to half of one. */
export const SERVED = join(BUILDS, 'current');

/** The folder that a new build is put together in. */
export function newBuild() {
  const folder = join(BUILDS, new Date().toISOString().replace(/\W/g, '-'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Has this build served from the next start on. The one before stays, for whoever still runs it. */
export function serveFromNowOn(folder: string) {
  const before = existsSync(SERVED) ? readlinkSync(SERVED) : '';
  const kept = [basename(folder), before, basename(SERVED)];
  const link = `${SERVED}.new`;
  rmSync(link, { force: true });
  symlinkSync(basename(folder), link);
  renameSync(link, SERVED);
  for (const other of readdirSync(BUILDS).filter((name) => !kept.includes(name)))
    rmSync(join(BUILDS, other), { recursive: true });
}
