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
