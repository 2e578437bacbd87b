import { constants, copyFileSync, linkSync } from 'node:fs';

/** `npm ci` removes Node and the packages that run a build. A hard link fails on another disk. */
export function linkOrCopy(file: string, link: string) {
  try {
    linkSync(file, link);
  } catch {
    copyFileSync(file, link, constants.COPYFILE_FICLONE);
  }
}
