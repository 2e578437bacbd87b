import type { Answer } from '#server/delivery/submission.ts';
import { decide, type Facts, msUntilTurn, type Turn } from '#server/outbox/decide.ts';
import { believe } from '#server/outbox/forgetting.ts';
import { accepted, refused } from '../../../kit/builders/attempts.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 20);

const facts = (changes: Partial<Facts> = {}): Facts => ({
  now: NOW,
  dueAt: NOW - SECOND,
  failures: 0,
  failedSince: null,
  othersPassed: false,
  probes: 0,
  others: [],
  ...changes,
});
const isAway = (failures: number) => ({ answer: '503', failures });
const FIFTH = { failures: 4, failedSince: NOW - DAY };

test.each<[string, Answer, Partial<Facts>, from: number, to: number]>([
  ['alone, as a probe would', refused(503), {}, 4, 6],
  ['alone for the second time', refused(503), { failures: 1 }, 12, 18],
  ['alone for long', refused(503), FIFTH, 30, 60],
  ['alone for ever', { kind: 'none', reason: 'timeout' }, { failures: 9_999 }, 30, 60],
  [
    'while others pass, by its own waits',
    refused(503),
    { othersPassed: true, ...FIFTH },
    720,
    1080,
  ],
  ['because a step failed', refused(500), FIFTH, 720, 1080],
  ['because it is wrong', refused(422), FIFTH, 720, 1080],
  ['because it cannot be prepared', { kind: 'not prepared', reason: 'ZodError' }, FIFTH, 720, 1080],
  ['interrupted', { kind: 'interrupted' }, {}, 4, 6],
])('a request that fails %s waits', (_, answer, known, from, to) => {
  for (const [random, seconds] of [
    [0, from],
    [1, to],
  ] as const)
    expect(decide(answer, facts(known), random)).toMatchObject({
      state: 'pending',
      lane: 'flows',
      dueAt: NOW + seconds * SECOND,
    });
});

test.each<[boolean, string, Answer, Partial<Facts>]>([
  [true, 'the third failure in a row', refused(503), { others: [isAway(1), isAway(1)] }],
  [true, 'the third of two requests', refused(503), { failures: 1, others: [isAway(1)] }],
  [true, 'a word to wait', refused(429, MINUTE), {}],
  [false, 'the second failure', refused(503), { others: [isAway(1)] }],
  [false, 'the tenth of one alone', refused(503), { failures: 9 }],
  [false, 'one more of one that others passed', refused(503), { othersPassed: true, ...FIFTH }],
  [
    false,
    'a fault that is found with ten',
    refused(422),
    { others: Array(9).fill({ answer: '422', failures: 3 }) },
  ],
  [
    false,
    'one away beside nine that are wrong',
    refused(503),
    { others: Array(9).fill({ answer: '422', failures: 3 }) },
  ],
  [
    false,
    'a second run whose step fails',
    refused(500),
    { failures: 2, others: [{ answer: '500', failures: 2 }] },
  ],
])('the lane pauses: %s, by %s', (pauses, _, answer, known) => {
  expect(decide(answer, facts(known), 0.5).lane).toBe(pauses ? 'pauses' : 'flows');
});

test.each([
  [0, 4, 6],
  [1, 12, 18],
  [2, 30, 60],
  [9_999, 30, 60],
])('a paused lane that has probed %i times probes after %i to %i seconds', (probes, from, to) => {
  const paused = probes > 0 ? {} : { others: [isAway(2)] };
  for (const [random, seconds] of [
    [0, from],
    [1, to],
  ] as const)
    expect(decide(refused(503), facts({ probes, ...paused }), random)).toMatchObject({
      probeInMs: seconds * SECOND,
      probes: probes + 1,
    });
});

test('who goes first when the receiver is back: whoever was there, but behind one that it may not bear', () => {
  expect(decide(refused(503), facts({ others: [isAway(2)] }), 0).dueAt).toBe(NOW - SECOND);
  expect(decide(refused(503), facts({ probes: 2 }), 0).dueAt).toBe(NOW);
});

test('a receiver that says when to come back is asked no sooner', () => {
  expect(decide(refused(503, 10 * MINUTE), facts({ probes: 1 }), 0)).toMatchObject({
    lane: 'stays paused',
    probeInMs: 10 * MINUTE,
  });
});

test.each([[accepted], [refused(422)], [refused(500)]])(
  'a receiver that answers a probe is there',
  (answer) => {
    expect(decide(answer, facts({ probes: 3 }), 0).lane).toBe('flows again');
  },
);

const EIGHTH = { failures: 7, othersPassed: true };

test.each<[string, Answer, Partial<Facts>]>([
  ['parked', refused(422), { ...EIGHTH, failedSince: NOW }],
  ['parked', refused(400), { ...EIGHTH, failedSince: NOW - DAY }],
  ['parked', { kind: 'not prepared', reason: 'ZodError' }, { ...EIGHTH, failedSince: NOW }],
  ['pending', refused(400), { ...EIGHTH, failedSince: NOW - DAY + 1 }],
  ['pending', refused(422), { ...EIGHTH, othersPassed: false, failedSince: NOW - 9 * DAY }],
  ['pending', refused(422), { ...EIGHTH, failures: 6, failedSince: NOW - 9 * DAY }],
  ['pending', refused(500), { ...EIGHTH, failedSince: NOW - 99 * DAY }],
  ['pending', refused(404), { ...EIGHTH, failedSince: NOW - 99 * DAY }],
])('%s is what is refused with %j and was so', (state, answer, known) => {
  expect(decide(answer, facts(known), 0).state).toBe(state);
});

const turn = (changes: Partial<Turn>): Turn => ({
  now: NOW,
  lease: null,
  leasedUntil: 0,
  probeAt: 0,
  firstDueAt: NOW,
  ...changes,
});

test.each<[string, Partial<Turn>, number | undefined]>([
  ['nothing waits', { firstDueAt: null }, undefined],
  ['one is due', {}, 0],
  ['one is due in a minute', { firstDueAt: NOW + MINUTE }, MINUTE],
  ['another has the lane', { lease: 'other', leasedUntil: NOW + SECOND }, SECOND],
  ['it is ours', { lease: 'ours', leasedUntil: NOW + SECOND }, 0],
  ['it is paused', { probeAt: NOW + MINUTE }, MINUTE],
  [
    'all that was said lies too far ahead',
    { firstDueAt: NOW + DAY, probeAt: NOW + DAY, lease: 'other', leasedUntil: NOW + DAY },
    0,
  ],
])('whose turn it is when %s', (_, changes, ms) => {
  expect(msUntilTurn(turn(changes), 'ours')).toBe(ms);
});

test.each([
  ['that went on for a day', 0, { doubted: NOW - DAY }, { believed: NOW - DAY, doubted: NOW }],
  ['that did not yet', 0, { doubted: NOW - DAY + 1 }, { doubted: NOW - DAY + 1 }],
  ['that went back', 0, { doubted: NOW + 1 }, { doubted: NOW }],
  ['that was set back', -HOUR, { doubted: NOW - DAY }, { doubted: NOW }],
  ['that jumped', 9 * DAY, { doubted: NOW - 9 * DAY }, { doubted: NOW - 9 * DAY, jumped: 9 * DAY }],
  [
    'that jumps each day, and went on for a day besides',
    HOUR,
    { doubted: NOW - 2 * DAY, jumped: DAY - HOUR },
    { believed: NOW - 2 * DAY, doubted: NOW },
  ],
  [
    'whose jump another saw',
    9 * DAY,
    { doubted: NOW - HOUR },
    { doubted: NOW - HOUR, jumped: HOUR },
  ],
  [
    'that was believed, and ahead',
    0,
    { believed: NOW + DAY, doubted: NOW + DAY },
    { believed: NOW, doubted: NOW },
  ],
])('a clock %s', (_, unevenMs, readings, expected) => {
  const before = { believed: 1, jumped: 0, now: NOW, ...readings };
  expect(believe(before, unevenMs)).toEqual({ believed: 1, jumped: 0, ...expected });
});
