import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { failureCode } from '#server/process/log.ts';

/** A full or missing disk may come back. */
const STAYS = ['ENOTDIR', 'EACCES', 'EPERM'];

/** Changes nothing, so the doctor may ask, too. A missing folder is made in the next one up. */
export function unusableFolder(folder: string) {
  try {
    let nearest = folder;
    while (!existsSync(nearest)) nearest = dirname(nearest);
    if (!statSync(nearest).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (failure) {
    const code = failureCode(failure);
    const sentence = `DATA_DIR must be a folder in which the site's user may write (${code})`;
    return { sentence, stays: STAYS.includes(code) };
  }
}
