const PREFIX = 'smart-business-site:';

/**
 * Something that a process has only one of. Next bundles instrumentation and every route handler apart, and
 * loads them anew while developing, so a module's own variable would exist several times.
 */
export function processWide<Thing>(name: string, make: () => Thing): Thing {
  const key = Symbol.for(PREFIX + name);
  const things: Record<symbol, Thing | undefined> = Object(globalThis);
  const thing = things[key] ?? make();
  things[key] = thing;
  return thing;
}

type Memory<Found> = { at: number; known?: Found; underWay?: Promise<Found> | undefined };

/** Something whose finding costs, looked for once in so many milliseconds, and by one for all who ask meanwhile. */
export function remembered<Found>(name: string, everyMs: number, find: () => Promise<Found>) {
  const memory = processWide<Memory<Found>>(name, () => ({ at: 0 }));
  if (!memory.underWay && Math.abs(Date.now() - memory.at) > everyMs) {
    memory.at = Date.now();
    memory.underWay = find()
      .then((found) => {
        memory.known = found;
        return found;
      })
      .finally(() => {
        memory.underWay = undefined;
      });
  }
  return memory;
}

/** Has it looked for anew when it is asked for next. */
export function forget(name: string) {
  processWide(name, () => ({ at: 0 })).at = 0;
}
