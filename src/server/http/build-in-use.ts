import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { processWide } from '#server/process-wide.ts';

/** Lies in each build, and is empty. */
export const IN_USE = 'in-use';

/**
 * Says that this process serves from this folder, for as long as it lives: whoever tidies up asks. A lock of the
 * operating system ends with its process, however that ends and in whatever container; Node has only SQLite's.
 */
export function holdBuild(folder: string) {
  const file = join(folder, IN_USE);
  const lock = processWide('build in use', () => new DatabaseSync(file, { readOnly: true }));
  lock.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
}

/** Whether some process serves from this folder now. What cannot be asked is left alone. */
export function isInUse(folder: string) {
  try {
    const lock = new DatabaseSync(join(folder, IN_USE));
    lock.exec('BEGIN EXCLUSIVE');
    lock.close();
    return false;
  } catch {
    return true;
  }
}
