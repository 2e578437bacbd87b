const PREFIX = 'smart-business-site:';

/** Next bundles each route handler separately, so module variables exist several times in one process. */
export function processWide<Thing>(name: string, make: () => Thing): Thing {
  const key = Symbol.for(PREFIX + name);
  const things: Record<symbol, Thing | undefined> = Object(globalThis);
  const thing = things[key] ?? make();
  things[key] = thing;
  return thing;
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
    entry.underWay = find()
      .then(
        (known) => Object.assign(entry, { known, foundAt: Date.now() }).known,
        (failure) => {
          Object.assign(entry, empty(), { known: undefined });
          throw failure;
        },
      )
      .finally(() => {
        entry.underWay = undefined;
      });
  }
  return entry;
}

export function invalidate(name: string) {
  processWide<CacheEntry<unknown>>(name, empty).askedAt = 0;
}
