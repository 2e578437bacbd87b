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

/** What was found longer ago is no answer any more, however long the next look takes. */
const REMEMBERED_FOR_MS = 5 * 60_000;

type Memory<Found> = {
  askedAt: number;
  foundAt: number;
  known?: Found | undefined;
  underWay?: Promise<Found> | undefined;
};

const nothing = () => ({ askedAt: 0, foundAt: 0 });

/**
 * Something whose finding costs, looked for once in so many milliseconds, and by one for all who ask meanwhile. A look
 * that fails is no answer: what was known before is forgotten with it, and whoever asks next looks anew.
 */
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

/** Has it looked for anew when it is asked for next. */
export function forget(name: string) {
  processWide<Memory<unknown>>(name, nothing).askedAt = 0;
}
