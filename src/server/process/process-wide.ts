export type SharedName =
  | 'availability'
  | 'boot'
  | 'delivery'
  | 'durations'
  | 'environment'
  | 'health'
  | 'housekeeping'
  | 'requests'
  | 'running build'
  | 'slots'
  | 'socket';

/** `server.mjs` and Next's handlers are two bundles in one process, so each has module variables of its own. */
export function processWide<Value>(name: SharedName, make: () => Value): Value {
  const shared: { [SHARED]?: Partial<Record<SharedName, Value>> } = Object(globalThis);
  shared[SHARED] ??= {};
  const values = shared[SHARED];
  values[name] ??= make();
  return values[name];
}

const SHARED = Symbol.for('smart-business-site');
