import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/outbox/sqlite-file.ts';

/** What was said to be wrong, and whose end is still to be said. */
type Trouble = 'late' | 'store';

export type OpenEnds = ReturnType<typeof openEnds>;

/**
 * Whoever heard of a trouble shall hear of its end, also from the process that was started to mend it. So each is a file
 * beside the store, which may be what is away, from when it was said until its end was. Without a folder, or where it
 * cannot be written, this process alone knows.
 */
export function openEnds(folder: string | undefined) {
  const known = new Map<Trouble, number>();
  const fileOf = (trouble: Trouble) => join(folder ?? '', `said-${trouble}`);

  return {
    leaveOpen(trouble: Trouble) {
      known.set(trouble, Date.now());
      ifPossible(() => {
        makeFolder(folder ?? '');
        writeFileSync(fileOf(trouble), `${Date.now()}`);
      });
    },
    /** When it was said, unless its end was, too. */
    openSince: (trouble: Trouble) =>
      known.get(trouble) ??
      // Made on a full disk it is empty.
      ifPossible(() => Number(readFileSync(fileOf(trouble), 'utf8')) || Date.now()),
    close(trouble: Trouble) {
      known.delete(trouble);
      ifPossible(() => rmSync(fileOf(trouble)));
    },
  };

  function ifPossible<Result>(act: () => Result) {
    if (folder === undefined) return undefined;
    try {
      return act();
    } catch {
      return undefined;
    }
  }
}
