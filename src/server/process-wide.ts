/** `server.mjs` and Next's handlers are two bundles in one process, so each has module variables of its own. */
export function processWide<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`smart-business-site:${name}`);
  const values: Record<symbol, Value | undefined> = Object(globalThis);
  values[key] ??= make();
  return values[key];
}
