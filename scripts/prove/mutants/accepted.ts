/** By file: changes that no test notices, and why that does not matter. */
export const accepted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/domain/call-times.ts': {
    'const [first = ‹0 → 1›, last = 0] = range.split(': 'each range has two times',
    "const [first = 0, last = ‹0 → 1›] = range.split('-').map(": 'each range has two times',
  },
  'src/domain/duration-in-words.ts': {
    "{ unit: 'second', length: ‹1000 → 1001› },": 'less than the words can tell',
  },
  'src/server/requests/coming-calls.ts': {
    'const MAX_CALLS = ‹2_000 → 2001›;': 'one call more in a list of two thousand',
  },
};
