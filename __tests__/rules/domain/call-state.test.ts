import { callHours } from '#domain/call-hours.ts';
import {
  type CallRow,
  type CallState,
  callStateOf,
  operatorsActions,
  timeStatus,
} from '#domain/call-state.ts';
import { HOUR_MS } from '#domain/durations.ts';

const NOW = Date.parse('2026-11-23T12:00Z');

beforeEach(() => {
  callHours.callMinutes = 30;
});

const TO_COME = { callAt: NOW + 1, callEnds: NOW + HOUR_MS };
const UNDER_WAY = { callAt: NOW, callEnds: NOW + HOUR_MS };
const OVER = { callAt: NOW - HOUR_MS, callEnds: NOW - 1 };
/** The hours have no time zone. */
const AT_UNKNOWN_MOMENT = {
  callAt: null,
  callEnds: null,
  formValues: { callDate: '2026-11-23', callTime: '10:00' },
};
const AGREED = { reserves: true };
const FREED = { isFreed: true };
const ERASED = { body: null };
const CANCELLED = { isCancelled: true };
const CHANGED_LATER = { isChangedLater: true };

const aCallRow = (...facts: Partial<CallRow>[]): CallRow =>
  Object.assign(
    { formValues: {}, callHash: 'a call', state: 'delivered', body: '{}', ...TO_COME },
    ...facts,
  );

const FROM_STRONGEST: [CallState['is'], Partial<CallRow>][] = [
  ['changedLater', CHANGED_LATER],
  ['cancelled', CANCELLED],
  ['erased', ERASED],
  ['freed', FREED],
  ['over', OVER],
  ['agreed', AGREED],
  ['requested', {}],
];
const states = FROM_STRONGEST.map(([state, fact], index) => {
  const weakerFacts = FROM_STRONGEST.slice(index + 1).map(([, weaker]) => weaker);
  return [state, fact, weakerFacts] as const;
});

test.each(states)('a call is %s by one fact, whatever weaker facts say', (state, fact, weaker) => {
  expect(callStateOf(aCallRow(fact), NOW).is).toBe(state);
  expect(callStateOf(aCallRow(...weaker, fact), NOW).is).toBe(state);
});

type Actions = ReturnType<typeof operatorsActions>;

test.each<[string, ReturnType<typeof timeStatus>, Actions, Partial<CallRow>]>([
  ['agreed', 'agreed', ['free'], AGREED],
  ['agreed and under way', 'agreed', [], { ...AGREED, ...UNDER_WAY }],
  ['agreed and over', 'agreed', [], { ...AGREED, ...OVER }],
  ['requested', 'tentative', ['free', 'agree'], {}],
  ['requested and under way', 'tentative', [], UNDER_WAY],
  ['requested and over', 'tentative', [], OVER],
  ['requested and held', 'tentative', [], { state: 'held' }],
  ['requested for an unknown moment', 'tentative', [], AT_UNKNOWN_MOMENT],
  ['freed', 'tentative', ['agree'], FREED],
  ['freed and under way', 'tentative', [], { ...FREED, ...UNDER_WAY }],
  ['erased', 'tentative', [], ERASED],
  ['cancelled', 'cancelled', [], CANCELLED],
  ['changed later', 'tentative', [], CHANGED_LATER],
])(
  'a call that is %s has a time that is %s, and an operator may do with it: %j',
  (_, status, actions, facts) => {
    const callState = callStateOf(aCallRow(facts), NOW);
    expect(timeStatus(callState)).toBe(status);
    expect(operatorsActions(callState)).toEqual(actions);
  },
);

test.each([
  ['to come', false, TO_COME],
  ['under way', true, UNDER_WAY],
  ['over', true, OVER],
  ['at an unknown moment', false, AT_UNKNOWN_MOMENT],
])('a call that is %s has begun: %s', (_, hasBegun, time) => {
  expect(callStateOf(aCallRow(time), NOW).hasBegun).toBe(hasBegun);
});

test.each<[string, Partial<CallRow>]>([
  ['unconfirmed', {}],
  ['momentUnknown', AT_UNKNOWN_MOMENT],
  ['held', { ...AT_UNKNOWN_MOMENT, state: 'held' }],
])('a requested call says why it is not agreed: %s', (why, facts) => {
  expect(callStateOf(aCallRow(facts), NOW)).toMatchObject({ is: 'requested', why });
});

test.each([{}, { callDate: null, callTime: null }, { callDate: '2026-11-23' }])(
  'a request with %j, thus without a time, has no call',
  (formValues) => {
    expect(callStateOf({ formValues, reserves: false }, NOW).is).toBe('none');
  },
);

test('a call that was never stored is requested in the zone of its visitor', () => {
  const formValues = { callDate: '2026-11-23', callTime: '15:00' };
  const callState = callStateOf({ formValues, timeZone: 'Europe/Berlin' }, NOW);
  const begins = new Date('2026-11-23T14:00Z');
  const ends = new Date(+begins + HOUR_MS / 2);
  expect(callState).toMatchObject({ is: 'requested', why: 'momentUnknown', begins, ends });
});

test.each([
  ['new', {}],
  ['moved', { revision: 1 }],
  ['cancelled', { ...CANCELLED, revision: 1 }],
] as const)('a request whose call is %s says so', (change, facts) => {
  expect(callStateOf(aCallRow(facts), NOW).change).toBe(change);
});

test('a change says who made it and what was before', () => {
  const [callAt, callAtBefore] = [NOW + 2 * HOUR_MS, NOW + HOUR_MS];
  const moved: CallRow = { formValues: {}, callAt, callAtBefore, revision: 1, reserves: true };
  const timeBefore = new Date(callAtBefore);
  const byVisitor = { is: 'agreed', isByAgency: false, timeBefore };
  expect(callStateOf(moved, NOW)).toMatchObject(byVisitor);
  const byAgency = { ...moved, isByAgency: true };
  expect(callStateOf(byAgency, NOW)).toMatchObject({ is: 'agreed', isByAgency: true });
  const freed = { is: 'freed', isByAgency: true };
  expect(callStateOf({ ...byAgency, isFreed: true }, NOW)).toMatchObject(freed);
});
