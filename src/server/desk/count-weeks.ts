import { DAY_MS } from '#domain/durations.ts';
import { clockIn, momentsAtWallClock, wallClockAt } from '#domain/wall-clock.ts';
import type { CountedRequest } from '#server/requests/counted-requests.ts';

export const SPANS = [4, 12, 52] as const;
export type Span = (typeof SPANS)[number];

/** The chart has that many columns, and its sentence compares two spans of four weeks. */
const COLUMNS = 12;
const COMPARED = 4;
export const HOURS_IN_PART = 3;

/** `firstDay` of a week is 0 for Sunday. */
export type Calendar = { now: number; zone: string; firstDay: number };

export type Week = { begins: number; received: number; inTime: number };
export type Shares = readonly (readonly [name: string, count: number])[];

/** When this many weeks began; the last one is running. */
export function weeksUntil({ now, zone, firstDay }: Calendar, count: number) {
  const today = Date.parse(wallClockAt(now, zone).date);
  const dayOfWeek = (new Date(today).getUTCDay() - firstDay + 7) % 7;
  return Array.from({ length: count }, (_, index) =>
    beginOfDay(today - (dayOfWeek + 7 * (count - 1 - index)) * DAY_MS, zone),
  );
}

/** Some clocks skip midnight. */
function beginOfDay(day: number, zone: string) {
  const date = new Date(day).toISOString().slice(0, 10);
  const [begins] = ['00:00', '00:30', '01:00'].flatMap((time) =>
    momentsAtWallClock(date, time, zone),
  );
  return +(begins ?? day);
}

/** All that is counted begins then. */
export const beginOfCounts = (calendar: Calendar, span: Span) =>
  weeksUntil(calendar, Math.max(span, COLUMNS))[0] ?? 0;

export function countWeeks(rows: readonly CountedRequest[], calendar: Calendar, span: Span) {
  const received = withRepliesOfCalls(rows).filter(({ is }) => is === 'received');
  const columns = weeksUntil(calendar, COLUMNS);
  const [spanBegins = 0] = weeksUntil(calendar, span);
  const inSpan = rows.filter(({ acceptedAt }) => acceptedAt >= spanBegins);
  const receivedInSpan = received.filter(({ acceptedAt }) => acceptedAt >= spanBegins);
  return {
    span,
    weeks: columns.map((begins, index) =>
      countWeek(received, begins, columns[index + 1] ?? Number.POSITIVE_INFINITY),
    ),
    latest: compareLatest(received, calendar),
    services: shares(receivedInSpan.map(({ service }) => service ?? '')),
    contactMethods: shares(receivedInSpan.map(({ contactMethod }) => contactMethod ?? '')),
    leadSources: shares(receivedInSpan.map(({ leadSource }) => leadSource ?? '')),
    days: countDays(receivedInSpan, calendar),
    calls: countCalls(inSpan),
    apart: {
      spam: countOf(inSpan, 'spam'),
      held: countOf(inSpan, 'held'),
      erased: countOf(inSpan, 'erased'),
    },
  };
}

export type CountedWeeks = ReturnType<typeof countWeeks>;

/** A call may be answered or agreed after it was changed: by then it is another row. */
function withRepliesOfCalls(rows: readonly CountedRequest[]) {
  const withCall = rows.filter(({ callHash }) => callHash !== null);
  const calls = Map.groupBy(withCall, ({ callHash }) => callHash);
  return rows.map((row) => {
    const ofCall = calls.get(row.callHash);
    if (!ofCall) return row;
    return {
      ...row,
      answeredAt: earliest(ofCall.map(({ answeredAt }) => answeredAt)),
      agreedAt: earliest(ofCall.map(({ agreedAt }) => agreedAt)),
    };
  });
}

function earliest(moments: readonly (number | null)[]) {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

const countOf = (rows: readonly CountedRequest[], kind: CountedRequest['is']) =>
  rows.filter(({ is }) => is === kind).length;

function countWeek(received: readonly CountedRequest[], begins: number, ends: number): Week {
  const ofWeek = received.filter(({ acceptedAt }) => acceptedAt >= begins && acceptedAt < ends);
  return { begins, received: ofWeek.length, inTime: ofWeek.filter(isInTime).length };
}

/** An agreed call is the reply. Nothing is promised where the agency opens on no day. */
function isInTime({ answeredAt, agreedAt, replyDueAt }: CountedRequest) {
  const repliedAt = earliest([answeredAt, agreedAt]);
  return repliedAt !== null && repliedAt <= (replyDueAt ?? Number.POSITIVE_INFINITY);
}

/** The four weeks before are counted up to the same moment of their last week. */
function compareLatest(received: readonly CountedRequest[], calendar: Calendar) {
  const [beforeBegins = 0, , , , begins = 0] = weeksUntil(calendar, 2 * COMPARED);
  const beforeEnds = calendar.now - COMPARED * 7 * DAY_MS;
  const latest = received.filter(({ acceptedAt }) => acceptedAt >= begins);
  const before = received.filter(
    ({ acceptedAt }) => acceptedAt >= beforeBegins && acceptedAt < beforeEnds,
  );
  const waits = latest.flatMap(({ acceptedAt, answeredAt }) =>
    answeredAt === null ? [] : [answeredAt - acceptedAt],
  );
  return {
    weeks: COMPARED,
    received: latest.length,
    before: before.length,
    inTime: latest.filter(isInTime).length,
    medianMs: median(waits),
  };
}

function median(values: readonly number[]) {
  const sorted = values.toSorted((first, other) => first - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** The most frequent first. */
function shares(values: readonly string[]): Shares {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(
    ([name, count], [other, others]) => others - count || (name < other ? -1 : 1),
  );
}

/** Seven days from the first of a week, each in parts of three hours. */
function countDays(received: readonly CountedRequest[], { zone, firstDay }: Calendar) {
  const days = Array.from({ length: 7 }, () => Array<number>(24 / HOURS_IN_PART).fill(0));
  const clock = clockIn(zone);
  for (const { acceptedAt } of received) {
    const { day, hour } = clock(acceptedAt);
    const parts = days[(day - firstDay + 7) % 7] ?? [];
    const part = Math.floor(hour / HOURS_IN_PART);
    parts[part] = (parts[part] ?? 0) + 1;
  }
  return days;
}

function countCalls(rows: readonly CountedRequest[]) {
  const agreed = new Set(rows.flatMap(({ agreedAt, callHash }) => (agreedAt ? [callHash] : [])));
  return {
    agreed: agreed.size,
    moved: countOf(rows, 'moved'),
    cancelled: countOf(rows, 'cancelled'),
    tookPlace: rows.filter(({ tookPlace }) => tookPlace).length,
  };
}
