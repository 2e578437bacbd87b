import { DAY_MS as DAY, MINUTE_MS as MINUTE } from '#domain/durations.ts';
import { type Attempt, unansweredAttempt, unpreparedAttempt } from '#server/queue/attempt.ts';
import { type AttemptHistory, decide } from '#server/queue/decide.ts';
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
  [1, 8, 12],
  [2, 16, 24],
  [9_999, 16, 24],
])('pause %i of a lane in a row lasts %i to %i seconds', (before, from, to) => {
  const laneAt = (random: number) =>
    decide(refused(503), history({ failedInARow: 2 + before }), random).lane;
  expect(laneAt(0)).toMatchObject({ isPaused: true, pauseMs: from * SECOND });
  expect(laneAt(1)).toMatchObject({ isPaused: true, pauseMs: to * SECOND });
});

test('no pause ends before Retry-After, nor an hour later, nor later after a restart', () => {
  const paused = history({ failures: 9, failedInARow: 9 });
  const stopped = decide({ verdict: 'not counted', waitsMs: 9 }, paused, 0);
  expect(stopped).toMatchObject({ dueInMs: 9, lane: { isPaused: true, pauseMs: null } });
  expect(decide(refused(503, 10 * MINUTE), history(), 0).lane.pauseMs).toBe(10 * MINUTE);
  expect(decide(refused(503, DAY), history(), 0).lane.pauseMs).toBe(60 * MINUTE);
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
