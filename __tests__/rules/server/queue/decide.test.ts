import { DAY_MS as DAY, MINUTE_MS as MINUTE } from '#domain/durations.ts';
import { type Attempt, unansweredAttempt, unpreparedAttempt } from '#server/queue/attempt.ts';
import { type AttemptHistory, decide, type LaneState, nextClaim } from '#server/queue/decide.ts';
import { refused } from '../../../kit/builders/attempts.ts';

const SECOND = 1_000;
const NOW = Date.UTC(2026, 10, 20);

const history = (changes: Partial<AttemptHistory> = {}): AttemptHistory => ({
  now: NOW,
  failures: 0,
  failedSince: null,
  isOvertaken: false,
  failedInARow: 0,
  lastAcceptedAt: null,
  ...changes,
});
const NONE = unansweredAttempt('timeout');
const INTERRUPTED: Attempt = { verdict: 'not counted' };

test.each([refused(503), refused(500), refused(422), unpreparedAttempt(''), NONE, INTERRUPTED])(
  'a request that fails alone with %j is due again, and the lane flows',
  (attempt) => {
    const decision = decide(attempt, history(), 0.5);
    const dueAgain = { state: 'pending', dueInMs: 5 * SECOND };
    expect(decision).toMatchObject({ ...dueAgain, lane: { isPaused: false } });
  },
);

test.each([
  [0, 4, 6],
  [1, 12, 18],
  [2, 48, 72],
  [3, 240, 360],
  [4, 720, 1_080],
  [9_999, 720, 1_080],
])('a request with %i failures before waits %i to %i seconds', (failures, from, to) => {
  const waitMs = (random: number) => decide(refused(422), history({ failures }), random).dueInMs;
  expect([waitMs(0), waitMs(1)]).toEqual([from * SECOND, to * SECOND]);
});

test.each<['pauses' | 'flows', after: string, Attempt, Partial<AttemptHistory>, counts: number]>([
  ['pauses', 'the third failure in a row', refused(503), { failedInARow: 2 }, 3],
  ['flows', 'the second', refused(503), { failedInARow: 1 }, 2],
  ['flows', 'one that accepted another', NONE, { failedInARow: 2, lastAcceptedAt: NOW - 999 }, 2],
  ['pauses', 'no acceptance for long', NONE, { failedInARow: 2, lastAcceptedAt: NOW - 1_000 }, 3],
  ['pauses', 'a clock that went back', NONE, { failedInARow: 2, lastAcceptedAt: NOW + DAY }, 3],
  ['pauses', 'Retry-After', refused(429, MINUTE), {}, 3],
  ['flows', 'a fault of the request', refused(422), { failedInARow: 9 }, 0],
  ['flows', 'a request that is too long', refused(413), { failedInARow: 9 }, 0],
  ['flows', 'a step that fails', refused(500), { failedInARow: 9 }, 0],
])('the lane %s after %s', (does, _, attempt, before, failedInARow) => {
  const isPaused = does === 'pauses';
  expect(decide(attempt, history(before), 0.5).lane).toMatchObject({ isPaused, failedInARow });
});

test.each([
  [0, 4, 6],
  [1, 12, 18],
  [2, 36, 54],
  [9_999, 36, 54],
])('a paused lane that has probed %i times probes after %i to %i seconds', (probes, from, to) => {
  const laneAt = (random: number) =>
    decide(refused(503), history({ failedInARow: 2 + probes }), random).lane;
  const paused = { isPaused: true, untriedInMs: SECOND };
  expect(laneAt(0)).toMatchObject({ ...paused, probeInMs: from * SECOND });
  expect(laneAt(1)).toMatchObject({ ...paused, probeInMs: to * SECOND });
});

test('no probe comes before Retry-After, nor an hour later, nor later after a restart', () => {
  const paused = history({ failures: 9, failedInARow: 9 });
  expect(decide({ verdict: 'not counted', waitsMs: 9 }, paused, 0).dueInMs).toBe(9);
  const waits = { probeInMs: 10 * MINUTE, untriedInMs: 10 * MINUTE };
  expect(decide(refused(503, 10 * MINUTE), history(), 0).lane).toMatchObject(waits);
  const anHour = { probeInMs: 60 * MINUTE, untriedInMs: 60 * MINUTE };
  expect(decide(refused(503, DAY), history(), 0).lane).toMatchObject(anHour);
});

const statuses = (...given: number[]) => given.map((status) => refused(status));

const stateAfter = (attempt: Attempt, agoMs: number, changes: Partial<AttemptHistory> = {}) => {
  const eighth = { failures: 7, isOvertaken: true, failedSince: NOW - agoMs, ...changes };
  return decide(attempt, history(eighth), 0).state;
};

const AFTER_40_MINUTES = [...statuses(413, 422), unpreparedAttempt('')];
const AFTER_A_DAY = statuses(400, 403, 406, 415, 451);

test.each([
  ...AFTER_40_MINUTES.map((attempt) => [40 * MINUTE, attempt] as const),
  ...AFTER_A_DAY.map((attempt) => [DAY, attempt] as const),
])('a request that fails alone is parked after %i ms of %j', (ms, attempt) => {
  expect(stateAfter(attempt, ms)).toBe('parked');
  expect(stateAfter(attempt, ms - 1)).toBe('pending');
  expect(stateAfter(attempt, ms, { isOvertaken: false })).toBe('pending');
  expect(stateAfter(attempt, ms, { failures: 6 })).toBe('pending');
});

test.each([...statuses(401, 404, 410, 429, 500, 503, 520), NONE])(
  'no request is parked after %j',
  (attempt) => {
    expect(stateAfter(attempt, 99 * DAY)).toBe('pending');
  },
);

test('a copy whose mailbox is refused is parked at once, and the lane flows', () => {
  const decision = decide(
    { verdict: 'needs an operator', answer: '550' },
    history({ failedInARow: 9 }),
    0,
  );
  expect(decision).toMatchObject({ state: 'parked', lane: { isPaused: false, failedInARow: 0 } });
});

const laneState = (changes: Partial<LaneState>): LaneState => ({
  now: NOW,
  lease: null,
  leasedUntil: 0,
  probeAt: 0,
  nextUntriedAt: 0,
  failedInARow: 0,
  untriedDueAt: NOW,
  failedDueAt: null,
  ...changes,
});
const failed = { untriedDueAt: null, failedDueAt: NOW };
const AHEAD = { untriedDueAt: NOW + DAY, nextUntriedAt: NOW + DAY };
const LEAST_FAILED = { ms: 0, candidate: 'least failed' } as const;

type Claim = NonNullable<ReturnType<typeof nextClaim>>;

test('the lane picks nothing when nothing waits', () => {
  expect(nextClaim(laneState({ untriedDueAt: null }), 'ours')).toBeUndefined();
});

test.each<[string, Partial<LaneState>, Partial<Claim>]>([
  ['one is due', {}, { ms: 0, candidate: 'oldest untried' }],
  ['one that failed is due, too', { failedDueAt: 0 }, { ms: 0, candidate: 'oldest untried' }],
  ['the receiver is in doubt', { failedInARow: 1 }, { ms: 0, candidate: 'newest untried' }],
  ['one that failed is due', failed, LEAST_FAILED],
  ['one is due in a minute', { untriedDueAt: NOW + MINUTE }, { ms: MINUTE }],
  ['another has the lane', { lease: 'other', leasedUntil: NOW + SECOND }, { ms: SECOND }],
  ['it is ours', { lease: 'ours', leasedUntil: NOW + SECOND }, { ms: 0 }],
  ['it is paused', { probeAt: NOW + MINUTE, ...failed }, { ms: MINUTE }],
  ['one is new in a pause', { ...failed, probeAt: NOW + MINUTE, untriedDueAt: NOW }, { ms: 0 }],
  ['all are to wait', { probeAt: NOW + MINUTE, nextUntriedAt: NOW + MINUTE }, { ms: MINUTE }],
  ['a probe is due first', { ...failed, untriedDueAt: NOW, nextUntriedAt: NOW + 1 }, LEAST_FAILED],
  ['all lies too far ahead', { ...AHEAD, lease: 'other', leasedUntil: NOW + DAY }, { ms: 0 }],
])('the lane picks the next request when %s', (_, changes, expected) => {
  expect(nextClaim(laneState(changes), 'ours')).toMatchObject(expected);
});
