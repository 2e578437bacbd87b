import { callHours } from '#domain/call-hours.ts';
import {
  type CallRow,
  type CallState,
  callStateOf,
  operatorsActions,
  timeStatus,
} from '#domain/call-state.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { combinations } from '../../kit/builders/combinations.ts';

const NOW = Date.parse('2026-11-23T12:00Z');
const TIMES = { 'to come': NOW + HOUR_MS, 'under way': NOW - 1, over: NOW - HOUR_MS };
const BOTH = [false, true];

beforeEach(() => Object.assign(callHours, { timeZone: 'America/New_York', callMinutes: 30 }));

const everyCase = combinations({
  time: ['to come', 'under way', 'over'] as const,
  isMomentKnown: BOTH,
  reserves: BOTH,
  isHeld: BOTH,
  isErased: BOTH,
  isChangedLater: BOTH,
  isCancelled: BOTH,
  isFreed: BOTH,
});
type Case = (typeof everyCase)[number];

function rowOf(is: Case): CallRow {
  const callAt = is.isMomentKnown ? TIMES[is.time] : null;
  return {
    callHash: 'a call',
    callAt,
    callEnds: callAt && callAt + HOUR_MS / 2,
    formValues:
      is.isMomentKnown || is.isErased ? {} : { callDate: '2026-11-23', callTime: '10:00' },
    state: is.isHeld ? 'held' : 'delivered',
    body: is.isErased ? null : '{}',
    isChangedLater: is.isChangedLater,
    isCancelled: is.isCancelled,
    isFreed: is.isFreed,
    reserves: is.reserves,
  };
}

const STATES: readonly (readonly [(is: Case) => boolean, CallState['is']])[] = [
  [({ isChangedLater }) => isChangedLater, 'changedLater'],
  [({ isCancelled }) => isCancelled, 'cancelled'],
  [({ isErased }) => isErased, 'erased'],
  [({ isFreed }) => isFreed, 'freed'],
  [({ time, isMomentKnown }) => time === 'over' && isMomentKnown, 'over'],
  [({ reserves }) => reserves, 'agreed'],
  [() => true, 'requested'],
];

test('each combination of what is known of a call is one state', () => {
  // Without zones, nobody knows when the call begins.
  Object.assign(callHours, { timeZone: undefined });
  const seen = new Set<string>();
  for (const is of everyCase) {
    const callState = callStateOf(rowOf(is), NOW);
    const [, expected] = STATES.find(([holds]) => holds(is)) ?? [];
    expect([is, callState.is]).toEqual([is, expected]);
    expect(callState.hasBegun).toBe(is.isMomentKnown && is.time !== 'to come');
    expect(callState.change).toBe(is.isCancelled ? 'cancelled' : 'new');
    const wasAgreed = callState.is === 'over' && is.reserves;
    expect(timeStatus(callState) === 'agreed').toBe(wasAgreed || callState.is === 'agreed');
    const unheld = is.isMomentKnown ? 'unconfirmed' : 'momentUnknown';
    if (callState.is === 'requested') expect(callState.why).toBe(is.isHeld ? 'held' : unheld);
    seen.add(callState.is);
  }
  expect(seen.size).toBe(STATES.length);
});

test('a request without a time has no call, however the agency replies', () => {
  for (const formValues of [{}, { callDate: null, callTime: null }, { callDate: '2026-11-23' }])
    expect(callStateOf({ formValues, reserves: false }, NOW).is).toBe('none');
});

test('a call that was never stored is requested in the zone of its visitor', () => {
  const formValues = { callDate: '2026-11-23', callTime: '15:00' };
  const callState = callStateOf({ formValues, timeZone: 'Europe/Berlin' }, NOW);
  const begins = new Date('2026-11-23T14:00Z');
  const ends = new Date(+begins + HOUR_MS / 2);
  expect(callState).toMatchObject({ is: 'requested', why: 'momentUnknown', begins, ends });
});

test('a change says what it did, who did it and what was before', () => {
  const [callAt, callAtBefore] = [NOW + 2 * HOUR_MS, NOW + HOUR_MS];
  const moved: CallRow = { formValues: {}, callAt, callAtBefore, revision: 1, reserves: true };
  const timeBefore = new Date(callAtBefore);
  const byVisitor = { is: 'agreed', change: 'moved', isByAgency: false, timeBefore };
  expect(callStateOf(moved, NOW)).toMatchObject(byVisitor);
  const byAgency = { ...moved, isByAgency: true };
  expect(callStateOf(byAgency, NOW)).toMatchObject({ is: 'agreed', isByAgency: true });
  const freed = { is: 'freed', change: 'moved', isByAgency: true };
  expect(callStateOf({ ...byAgency, isFreed: true }, NOW)).toMatchObject(freed);
});

test.each<[string, Partial<CallRow>, string[]]>([
  ['an agreed call', { reserves: true }, ['free']],
  ['a freed call', { isFreed: true }, ['agree']],
  ['a call whose time may be taken', {}, ['free', 'agree']],
  ['a held call', { state: 'held' }, []],
  ['a cancelled call', { isCancelled: true }, []],
  ['a call that has begun', { reserves: true, callAt: NOW }, []],
])('an operator may do with %s: %j %j', (_, facts, actions) => {
  const callAt = NOW + HOUR_MS;
  const callState = callStateOf({ formValues: {}, callHash: 'a', callAt, ...facts }, NOW);

  expect(operatorsActions(callState)).toEqual(actions);
});
