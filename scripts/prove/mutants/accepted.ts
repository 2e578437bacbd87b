/** By file: changes that no test notices, and why that does not matter. */
export const accepted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'scripts/build/settings-refusals.ts': {
    'tes = 0, bufferMinutes = ‹0 → 1› } = callHours;': 'neither is below 0',
  },
  'src/domain/call-times.ts': {
    'const [first = ‹0 → 1›, last = 0] = range.split': 'each range has two times',
    "const [first = 0, last = ‹0 → 1›] = range.split('-').map(": 'each range has two times',
  },
  'src/domain/clock-hands.ts': {
    "st [hours = 0, minutes = ‹0 → 1›] = time.split(':').map(N": 'each time has minutes',
  },
  'src/domain/duration-in-words.ts': {
    "unit: 'second', length: ‹1000 → 1001› },": 'less than the words can tell',
  },
  'src/domain/moment-in-words.ts': {
    'new Date(Date.UTC(2026, ‹0 → 1›, day + 1)).toLocaleDateS': 'any 365 days have each day',
  },
  'src/domain/offered-slots.ts': {
    'addDays(now, daysAhead + ‹2 → 3›);': 'a mistyped date may be nearer by a day',
  },
  'src/domain/promised-reply.ts': {
    '.flatMap(([first = ‹0 → 1›, last = 0]) =>': 'each range has two times',
  },
  'src/server/intake/rate-limits.ts': {
    'tokens) * msPerToken) / ‹1_000 → 1001›) : 0;': 'a millisecond of each second',
    'if (seconds > ‹0 → 1›) throw tooManyRequests(s': 'the last second of a wait',
  },
  'src/server/intake/read-consultation.ts': {
    "ed.data).join('').length ‹> → >=› MAX_CHARACTERS)": 'one character of thousands',
    'ta(networks, quotaKey) > ‹0 → 1›;': 'the last second of a wait',
    "T] ?? '') !== '') return ‹'the honeypot was filled in' → 'another'›;": 'a type refuses it',
    "return ‹'the form was filled in within a second' → 'another'›;": 'a type refuses it',
  },
  'src/server/requests/coming-calls.ts': {
    'const MAX_CALLS = ‹2_000 → 2001›;': 'one call more in a list of two thousand',
  },
};
