/**
 * Puts an agency's words over the defaults. Groups are merged; texts, functions and whole lists are
 * replaced.
 */
export function mergeWords(defaults: unknown, yours: unknown): unknown {
  if (yours === undefined) return defaults;
  if (!isGroup(defaults) || !isGroup(yours)) return yours;
  const names = new Set([...Object.keys(defaults), ...Object.keys(yours)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeWords(defaults[name], yours[name])]),
  );
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
