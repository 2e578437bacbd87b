import { processWide } from './process-wide.ts';

type Name = 'availability' | 'health' | 'slots';
type Entry<Found> = { askedAt: number; isUnderWay: boolean; found: Promise<Found> };

const entryOf = <Found>(name: Name) => processWide<Partial<Entry<Found>>>(name, () => ({}));

/** All callers share one answer, also one that is still awaited. `find` is called again when the answer is older than `keepMs`, was invalidated or has failed, or when the clock went back. */
export async function cached<Found>(name: Name, keepMs: number, find: () => Promise<Found>) {
  const entry = entryOf<Found>(name);
  const { askedAt = Number.NEGATIVE_INFINITY, isUnderWay, found } = entry;
  if (found && (isUnderWay || Math.abs(Date.now() - askedAt) <= keepMs)) return found;
  const finding = find();
  Object.assign(entry, { askedAt: Date.now(), isUnderWay: true, found: finding });
  void finding
    .catch(() => invalidate(name))
    .finally(() => {
      entry.isUnderWay = false;
    });
  return finding;
}

export function invalidate(name: Name) {
  delete entryOf(name).askedAt;
}
