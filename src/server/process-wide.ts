/** Next bundles each route handler separately, so module variables exist several times in one process. */
export function processWide<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`smart-business-site:${name}`);
  const values: Record<symbol, Value | undefined> = Object(globalThis);
  values[key] ??= make();
  return values[key];
}

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
    entry.underWay = refresh(entry, find);
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
  } finally {
    entry.underWay = undefined;
  }
}

export function invalidate(name: string) {
  processWide<CacheEntry<unknown>>(name, empty).askedAt = 0;
}
