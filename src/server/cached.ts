import { processWide } from './process-wide.ts';

const CACHED_FOR_MS = 5 * 60_000;

type CacheEntry<Found> = {
  askedAt: number;
  foundAt: number;
  known?: Found | undefined;
  underWay?: Promise<Found> | undefined;
};

const empty = () => ({ askedAt: 0, foundAt: 0 });

/** `known` is at most five minutes old. A value older than `everyMs` is read again. */
export function cached<Found>(name: string, everyMs: number, find: () => Promise<Found>) {
  const entry = processWide<CacheEntry<Found>>(name, empty);
  const now = Date.now();
  if (Math.abs(now - entry.foundAt) > CACHED_FOR_MS) entry.known = undefined;
  if (!entry.underWay && Math.abs(now - entry.askedAt) > everyMs) {
    entry.askedAt = now;
    // Cleared in a later turn: `find` may throw before `underWay` is set.
    entry.underWay = refresh(entry, find).finally(() => {
      entry.underWay = undefined;
    });
  }
  return entry;
}

async function refresh<Found>(entry: CacheEntry<Found>, find: () => Promise<Found>) {
  try {
    entry.known = await find();
    entry.foundAt = Date.now();
    return entry.known;
  } catch (failure) {
    entry.known = undefined;
    // The next caller tries again.
    entry.askedAt = 0;
    throw failure;
  }
}

export function invalidate(name: string) {
  processWide<CacheEntry<unknown>>(name, empty).askedAt = 0;
}
