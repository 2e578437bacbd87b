import { processWide } from './process-wide.ts';

const CACHED_FOR_MS = 5 * 60_000;

type CacheEntry<Found> = {
  askedAt: number;
  foundAt: number;
  known?: Found | undefined;
  underWay?: Promise<Found> | undefined;
};

const empty = () => ({ askedAt: 0, foundAt: 0 });

export function cached<Found>(name: string, everyMs: number, find: () => Promise<Found>) {
  const entry = processWide<CacheEntry<Found>>(name, empty);
  const now = Date.now();
  if (Math.abs(now - entry.foundAt) > CACHED_FOR_MS) entry.known = undefined;
  if (!entry.underWay && Math.abs(now - entry.askedAt) > everyMs) {
    entry.askedAt = now;
    // Cleared in a later turn: `find` may throw before `underWay` is set.
    entry.underWay = refresh(entry, find).finally(() => delete entry.underWay);
  }
  return entry;
}

async function refresh<Found>(entry: CacheEntry<Found>, find: () => Promise<Found>) {
  try {
    const known = await find();
    Object.assign(entry, { known, foundAt: Date.now() });
    return known;
  } catch (failure) {
    // The next caller tries again.
    Object.assign(entry, { known: undefined, askedAt: 0 });
    throw failure;
  }
}

export function invalidate(name: string) {
  processWide<CacheEntry<unknown>>(name, empty).askedAt = 0;
}
