const PREFIX = 'smart-business-site:';

/** Next bundles each route handler separately, so module variables exist several times in one process. */
export function processWide<Thing>(name: string, make: () => Thing): Thing {
  const key = Symbol.for(PREFIX + name);
  const things: Record<symbol, Thing | undefined> = Object(globalThis);
  const thing = things[key] ?? make();
  things[key] = thing;
  return thing;
}

const REMEMBERED_FOR_MS = 5 * 60_000;

type Memory<Found> = {
  askedAt: number;
  foundAt: number;
  known?: Found | undefined;
  underWay?: Promise<Found> | undefined;
};

const nothing = () => ({ askedAt: 0, foundAt: 0 });

export function remembered<Found>(name: string, everyMs: number, find: () => Promise<Found>) {
  const memory = processWide<Memory<Found>>(name, nothing);
  const now = Date.now();
  if (Math.abs(now - memory.foundAt) > REMEMBERED_FOR_MS) memory.known = undefined;
  if (!memory.underWay && Math.abs(now - memory.askedAt) > everyMs) {
    memory.askedAt = now;
    memory.underWay = find()
      .then(
        (known) => Object.assign(memory, { known, foundAt: Date.now() }).known,
        (failure) => {
          Object.assign(memory, nothing(), { known: undefined });
          throw failure;
        },
      )
      .finally(() => {
        memory.underWay = undefined;
      });
  }
  return memory;
}

export function invalidate(name: string) {
  processWide<Memory<unknown>>(name, nothing).askedAt = 0;
}
