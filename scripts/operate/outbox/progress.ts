import type { NoteProgress } from '#server/store/short-transactions.ts';

const EVERY_MS = 2_000;
/** Above this, the copy of a SQLite store takes long, and says nothing meanwhile. */
const MANY = 20_000;

/** Output may go to a file, so progress goes beside it. */
export function progressOn(write: (line: string) => void): NoteProgress {
  let toldAt = performance.now();
  return (done, all) => {
    const isDue = performance.now() - toldAt >= EVERY_MS || (done === 0 && all > MANY);
    if (!isDue) return;
    toldAt = performance.now();
    write(`… ${done} of ${all}\n`);
  };
}
