const SHARED = Symbol.for('smart-business-site');

/** `server.mjs` and Next's handlers are two bundles in one process, so each has module variables of its own. */
export function processWide<Value>(name: string, make: () => Value): Value {
  const shared: { [SHARED]?: Record<string, Value> } = Object(globalThis);
  shared[SHARED] ??= {};
  const values = shared[SHARED];
  values[name] ??= make();
  return values[name];
}
