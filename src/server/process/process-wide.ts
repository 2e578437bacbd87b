const SHARED = Symbol.for('smart-business-site');

/** Our server and Next's handlers are two bundles of one process: module variables exist twice. */
export function processWide<Value>(name: string, make: () => Value): Value {
  const shared: typeof globalThis & { [SHARED]?: Record<string, Value> } = globalThis;
  shared[SHARED] ??= {};
  const values = shared[SHARED];
  values[name] ??= make();
  return values[name];
}
