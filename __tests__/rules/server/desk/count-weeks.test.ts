import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { type Calendar, countWeeks, SPANS, weeksUntil } from '#server/desk/count-weeks.ts';
import type { CountedRequest } from '#server/requests/counted-requests.ts';

/** Among them are days of 23 and 25 hours, a change of half an hour, and midnights that are skipped. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Santiago',
  'Africa/Cairo',
  'Pacific/Kiritimati',
];
const KINDS = [
  'received',
  'received',
  'received',
  'moved',
  'cancelled',
  'spam',
  'held',
  'erased',
] as const;

const moment = (from: number, to: number) => fc.integer({ min: from, max: to });
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const histories = fc
  .record({
    now: moment(Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1)),
    zone: fc.constantFrom(...ZONES),
    firstDay: fc.constantFrom(0, 1, 6),
  })
  .chain((calendar) =>
    fc.record({
      calendar: fc.constant(calendar),
      span: fc.constantFrom(...SPANS),
      rows: fc.array(
        moment(0, 430 * DAY_MS).chain((age) => fc.record(rowOf(calendar.now - age))),
        { maxLength: 60 },
      ),
    }),
  );

const rowOf = (acceptedAt: number) => ({
  is: fc.constantFrom(...KINDS),
  acceptedAt: fc.constant(acceptedAt),
  answeredAt: orNull(moment(acceptedAt, acceptedAt + 9 * HOUR_MS)),
  agreedAt: orNull(moment(acceptedAt, acceptedAt + 9 * HOUR_MS)),
  replyDueAt: orNull(moment(acceptedAt, acceptedAt + 6 * HOUR_MS)),
  service: fc.constantFrom('website', 'email', ''),
  contactMethod: fc.constantFrom('email', 'phone'),
  leadSource: orNull(fc.constantFrom('referrer=a.example', 'utm_source=b')),
  callHash: orNull(fc.constantFrom('one', 'two', 'three')),
  tookPlace: fc.boolean(),
});

/** The same is counted by calendar days, each of which is read from a calendar for people. */
function countByDays(
  rows: readonly CountedRequest[],
  { now, zone, firstDay }: Calendar,
  weeks: number,
) {
  const dateOf = (at: number) => new Date(at).toLocaleDateString('sv-SE', { timeZone: zone });
  const weekOf = (at: number) => {
    const day = Date.parse(dateOf(at));
    return (day - ((new Date(day).getUTCDay() - firstDay + 7) % 7) * DAY_MS) / DAY_MS;
  };
  const running = weekOf(now);
  return rows.filter(({ acceptedAt }) => (running - weekOf(acceptedAt)) / 7 < weeks);
}

const received = (rows: readonly CountedRequest[]) => rows.filter(({ is }) => is === 'received');

function wasRepliedInTime(
  { acceptedAt, callHash, replyDueAt }: CountedRequest,
  rows: readonly CountedRequest[],
  own: CountedRequest,
) {
  const sameCall = callHash ? rows.filter((other) => other.callHash === callHash) : [own];
  const due = replyDueAt ?? Number.MAX_VALUE;
  return sameCall.some(({ answeredAt, agreedAt }) =>
    [answeredAt, agreedAt].some((at) => at !== null && at <= due && acceptedAt > 0),
  );
}

test('the counts agree with a count by calendar days', () => {
  fc.assert(
    fc.property(histories, ({ calendar, span, rows }) => {
      const counted = countWeeks(rows, calendar, span);
      const twelve = received(countByDays(rows, calendar, 12));
      const inSpan = countByDays(rows, calendar, span);
      const sumOf = (numbers: readonly number[]) =>
        numbers.reduce((sum, number) => sum + number, 0);
      expect(counted.weeks).toHaveLength(12);
      expect(counted.weeks.map(({ received: count }) => count)).toEqual(
        counted.weeks.map((_, index) => {
          const last = received(countByDays(rows, calendar, 12 - index)).length;
          return last - received(countByDays(rows, calendar, 11 - index)).length;
        }),
      );
      expect(sumOf(counted.weeks.map(({ inTime }) => inTime))).toBe(
        twelve.filter((row) => wasRepliedInTime(row, rows, row)).length,
      );
      expect(sumOf(counted.days.flat())).toBe(received(inSpan).length);
      for (const shares of [counted.services, counted.contactMethods, counted.leadSources])
        expect(sumOf(shares.map(([, count]) => count))).toBe(received(inSpan).length);
      expect({
        ...counted.apart,
        moved: counted.calls.moved,
        cancelled: counted.calls.cancelled,
      }).toEqual(
        Object.fromEntries(
          ['spam', 'held', 'erased', 'moved', 'cancelled'].map((kind) => [
            kind,
            inSpan.filter(({ is }) => is === kind).length,
          ]),
        ),
      );
    }),
  );
});

test('days and hours are those of the clock on the wall of the agency', () => {
  const zone = 'Europe/Berlin';
  const at = (text: string) => aRequest(Date.parse(text));
  // The clock goes back on Sunday, October 25, at 3:00.
  const rows = [at('2026-10-24T22:30:00Z'), at('2026-10-25T00:30:00Z'), at('2026-10-25T22:30:00Z')];
  const calendar = { now: Date.parse('2026-10-26T12:00:00Z'), zone, firstDay: 1 };
  const { days } = countWeeks(rows, calendar, 4);
  expect(days[6]).toEqual([2, 0, 0, 0, 0, 0, 0, 1]);
  expect(days.flat().filter(Boolean)).toHaveLength(2);
});

test('a week begins when the clock skips midnight', () => {
  // In Santiago the clock goes from 0:00 to 1:00 on Sunday, September 6.
  const now = Date.parse('2026-09-08T12:00:00Z');
  const [begins] = weeksUntil({ now, zone: 'America/Santiago', firstDay: 0 }, 1);
  expect(begins).toBe(Date.parse('2026-09-06T04:00:00Z'));
});

test('four weeks are compared with the four before them up to the same moment', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const ago = (days: number, waitMs?: number) => {
    const acceptedAt = now - days * DAY_MS;
    return aRequest(acceptedAt, waitMs === undefined ? null : acceptedAt + waitMs);
  };
  const rows = [
    ago(1, 1),
    ago(2, HOUR_MS),
    ago(3, 9 * HOUR_MS),
    ago(4),
    ago(27.9),
    ago(28.1),
    ago(50),
  ];
  const { latest } = countWeeks(rows, { now, zone: 'UTC', firstDay: 1 }, 4);
  expect(latest).toEqual({ weeks: 4, received: 4, before: 2, inTime: 2, medianMs: HOUR_MS });
});

function aRequest(acceptedAt: number, answeredAt: number | null = null): CountedRequest {
  return {
    is: 'received',
    acceptedAt,
    answeredAt,
    agreedAt: null,
    replyDueAt: acceptedAt + 2 * HOUR_MS,
    service: 'website',
    contactMethod: 'email',
    leadSource: null,
    callHash: null,
    tookPlace: false,
  };
}
