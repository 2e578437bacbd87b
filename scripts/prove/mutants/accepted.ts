/** By file: changes that no test notices, and why that does not matter. */
export const accepted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'scripts/build/builds.ts': {
    "ess.env['BUILDS_FOLDER'] ‹|| → &&› 'dist';": 'no build would be found',
  },
  'scripts/build/finish/finish-pages.ts': {
    'minifySyntax: ‹true → false›,': 'page-weight.spec weighs what is sent',
  },
  'scripts/build/next-output/next-outputs.ts': {
    'ck?.initialRevalidate ?? ‹false → true›) === false,': 'Next says it of each page',
    'file, copy, { recursive: ‹true → false›, verbatimSymlinks: true ': 'a folder ends the build',
  },
  'scripts/build/notices.ts': {
    'if (process.argv[‹1 → 2›] === import.meta.filenam': 'notices only advise',
  },
  'scripts/build/settings-refusals.ts': {
    'utes.sort(([a = 0], [b = ‹0 → 1›]) => a - b);': 'each range has two times',
    'tes = 0, bufferMinutes = ‹0 → 1› } = callHours;': 'neither is below 0',
  },
  'src/content/words.ts': {
    'getWeekInfo().firstDay % ‹7 → 8›,': 'the calendar takes 7 for Sunday, too',
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
  'src/domain/is-one-slip.ts': {
    'while (before ‹< → <=› shorterLength && typed[b': 'beyond its end a name has no letter',
  },
  'src/domain/moment-in-words.ts': {
    "h.abs(+day - Date.now()) ‹> → >=› 180 * DAY_MS ? 'numeric'": 'a millisecond of half a year',
    'inWords.format(Date.UTC(‹2026 → 2027›, 0, day + 1)));': 'any 365 days have each day',
    'at(Date.UTC(2026, 0, day ‹+ → -› 1)));': 'any 365 days have each day',
    'est, day) => (day.length ‹> → >=› longest.length ? day : l': 'another day of that length',
    'ds.format(Date.UTC(2026, ‹0 → 1›, day + 1)));': 'any 365 days have each day',
  },
  'src/domain/offered-slots.ts': {
    'const { noticeMinutes = ‹0 → 1›, daysAhead } = callHours':
      'nobody asks for a call within a minute',
    '(!timeZone || !callDate ‹|| → &&› !callTime) return undefi': 'no request has one of them',
    't isPlausible = at && at ‹> → >=› addDays(now, -15) && at ': 'a copy lives for two weeks',
    'addDays(now, daysAhead + ‹2 → 3›);': 'a mistyped date may be nearer by a day',
  },
  'src/domain/promised-reply.ts': {
    'for (let day = 0; day ‹< → <=› MAX_DAYS; day += 1) {': 'one day more than any holiday',
    'd(([first = 0], [other = ‹0 → 1›]) => first - other)': 'each range has two times',
    '.flatMap(([first = ‹0 → 1›, last = 0]) =>': 'each range has two times',
  },
  'src/domain/week.ts': {
    'er) => new Date(minute * ‹60_000 → 60001›).toISOString().slice(11,': 'seconds are cut off',
  },
  'src/server/calls/availability.ts': {
    's.filter(({ at }) => +at ‹>= → >› Date.now() && !isFree(+a': 'a millisecond',
    'if (callAt === null ‹|| → &&› calendarEvent !== null) ': 'the statement has both conditions',
  },
  'src/server/calls/calendar-event.ts': {
    'nst search = { maxDates: ‹50_000 → 50001› };': 'one date of fifty years',
    'let tried = ‹0 → 1›;': 'one date of fifty years',
  },
  'src/server/calls/calendar-process.ts': {
    'const [from = ‹0 → 1›, to = 0] = process.argv.': 'it is always given',
  },
  'src/server/calls/event-of-call.ts': {
    'const { isWhole = ‹false → true›, readsUntil = 0 } = read': 'nothing is before 1970',
  },
  'src/server/calls/parse-calendar.ts': {
    'ds]: BusyTime) => starts ‹< → <=› +to && ends > +from;': 'a millisecond of a month',
  },
  'src/server/calls/refresh-calendars.ts': {
    "if (‹!isKnown → (isKnown)›) log.info('Calendar read": 'an info in the log',
  },
  'src/server/calls/read-calendar.ts': {
    'cation = response.status ‹< → <=› 400 && response.headers.': '400 names no other address',
  },
  'src/server/delivery/send-to-receiver.ts': {
    '.round(performance.now() ‹- → +› begin);': 'a duration in the log',
  },
  'src/server/intake/keep-request.ts': {
    "if (outcome === 'added' ‹&& → ||› row.callHash) invalidate": 'free times are read once more',
    't isOver = row.keepUntil ‹<= → <› Date.now();': 'a millisecond',
  },
  'src/server/intake/posted-fields.ts': {
    'const OTHER_FIELDS = ‹1_000 → 1001›;': 'one character of thousands',
    "s.get('content-length')) ‹> → >=› MAX_BYTES)": 'one byte of thousands',
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
  'src/server/mail/mail-page.tsx': {
    'const square = { width: ‹40 → 41›, height: 40, style: SQUA': 'how it looks',
    'e = { width: 40, height: ‹40 → 41›, style: SQUARE };': 'how it looks',
  },
  'src/server/mail/mail-ticket.tsx': {
    'fontSize = mark.length > ‹1 → 2› ? 13 : 20;': 'how it looks',
  },
  'src/server/mail/mails.ts': {
    'if (statements.length ‹> → >=› 0) await engine.transact': 'an empty transaction',
  },
  'src/server/mail/reply.tsx': { 'rn reply && +reply.dueAt ‹< → <=› now': 'a millisecond' },
  'src/server/mail/smtp.ts': {
    'disableUrlAccess: ‹true → false›,': 'no mail of ours names an address to fetch',
  },
  'src/server/queue/courier.ts': {
    'if (tries === ‹1 → 2›) log.warn(OUTCOME_NOT_ST': 'a warning half a second later',
  },
  'src/server/queue/decide.ts': {
    'verdict, retryAfterMs = ‹0 → 1› } = attempt;': 'no pause is as short',
  },
  'src/server/queue/delivery-loop.ts': { 'onst SHORTEST_SLEEP_MS = ‹50 → 51›;': 'a millisecond' },
  'src/server/queue/rows-by-age.ts': {
    'const PAGE = ‹500 → 501›;': 'a page is as long as is convenient',
    'eptedAt: isOldestFirst ? ‹0 → 1› : Number.MAX_SAFE_INTEGE': 'nothing is from 1970',
  },
  'src/server/requests/announcing.ts': {
    'NOUNCED} AND accepted_at ‹< → <=› :now - :ageMs`,': 'a millisecond of an hour',
  },
  'src/server/requests/coming-calls.ts': {
    "D_NOT_OVER = `keep_until ‹> → >=› 0 AND state <> 'held' AN": 'it is there for the index',
    "<> 'held' AND keep_until ‹> → >=› :now - :pastMs": 'a millisecond',
    'ine: Queryable, pastMs = ‹0 → 1›) =>': 'a millisecond',
    "te <> 'held' AND call_at ‹> → >=› :now": 'a millisecond',
    'serves = 1 AND call_ends ‹> → >=› :now - :bufferMs ORDER B': 'a millisecond',
    'serves = 1 AND call_ends ‹> → >=› :now': 'a millisecond',
    'IS_TO_AGREE} AND call_at ‹> → >=› :now AND network_hash IN': 'a millisecond',
    "HAVE_EVENT = `keep_until ‹> → >=› 0 AND state <> 'held' AN": 'it is there for the index',
    'query(COUNTS, { pastMs: ‹0 → 1› }))[0]);': 'a millisecond',
    'const MAX_CALLS = ‹2_000 → 2001›;': 'one call more in a list of two thousand',
  },
  'src/server/requests/held-capacity.ts': {
    '= { spam: 0, mayBeReal: ‹0 → 1› };': 'one byte of 100 MB',
    'NETWORK_CAPACITY_BYTES = ‹2_000_000 → 2000001›;': 'one byte of two million',
    'est)] + bytesOf(request) ‹> → >=› capacityBytes) return tr': 'one byte of 100 MB',
  },
  'src/server/requests/purge.ts': {
    'st IS_KEPT = `keep_until ‹> → >=› :now AND is_cancelled = ': 'a millisecond of a month',
    '_VALUES} WHERE ${IS_OLD} ‹AND → OR› id IN (': 'the same rows, in longer batches',
  },
  'src/server/requests/standing.ts': {
    'AND call_at ‹> → >=› :now AND ${MAY_RESERVE} ': 'a millisecond',
    '= 1 AND other.call_ends ‹> → >=› :now)`;': 'a millisecond',
    "serves = 1 AND call_ends ‹>= → >› :now';": 'a millisecond',
    'll_at IS NULL OR call_at ‹> → >=› :now)`;': 'a millisecond',
    'reserves = 0 AND call_at ‹> → >=› :now AND ${MAY_RESERVE} ': 'a millisecond',
    'is_freed = 0 AND call_at ‹> → >=› :now AND ${MAY_RESERVE} ': 'a millisecond',
  },
};
