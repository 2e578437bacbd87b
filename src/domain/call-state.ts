import { callLengthMs, type DateAndTime, type StoredCall, startOfCall } from './call-span.ts';

type CallFacts = {
  /** Undefined if the moment is unknown, as it may be if the hours have no time zone. */
  begins: Date | undefined;
  ends: Date | undefined;
  hasBegun: boolean;
  /** What this request did: it asked for the call, moved it or cancelled it. */
  change: 'new' | 'moved' | 'cancelled';
  /** The agency, not the visitor, moved or cancelled the call. */
  isByAgency: boolean;
  timeBefore: Date | undefined;
};

/**
 * - `none`: the request asks for no call at a certain time.
 * - `changedLater`: a later request moved or cancelled the call.
 * - `freed`: the agency has agreed another time by telephone, and offers this one again.
 * - `over`: the call has ended, or would have.
 * - `requested`: the agency has yet to agree the time, or another, with the visitor.
 * - `agreed`: the time is reserved, until the call has ended.
 */
export type CallState = CallFacts &
  (
    | { is: 'none' | 'changedLater' | 'cancelled' | 'erased' | 'freed' | 'agreed' }
    | { is: 'over'; wasAgreed: boolean }
    | { is: 'requested'; why: WhyRequested }
  );

/**
 * `momentUnknown`: no time can be reserved. `unconfirmed`: the time may be taken or no longer
 * offered.
 */
type WhyRequested = 'held' | 'momentUnknown' | 'unconfirmed';

/** A request that was never stored, or of whose call a browser knows, lacks most of it. */
export type CallRow = StoredCall & {
  formValues: DateAndTime;
  callHash?: string | null;
  state?: string;
  body?: string | null;
  isChangedLater?: boolean;
  isCancelled?: boolean;
  isByAgency?: boolean;
  isFreed?: boolean;
  revision?: number;
  reserves?: boolean;
  callAtBefore?: number | null;
};

export function callStateOf(row: CallRow, now: number): CallState {
  const begins = startOfCall(row, row.formValues);
  const ends = begins && new Date(+begins + callLengthMs(row));
  const facts: CallFacts = {
    begins,
    ends,
    hasBegun: begins !== undefined && +begins <= now,
    change: changeOf(row),
    isByAgency: row.isByAgency ?? false,
    timeBefore: row.callAtBefore ? new Date(row.callAtBefore) : undefined,
  };
  if (row.isChangedLater) return { is: 'changedLater', ...facts };
  if (row.isCancelled) return { is: 'cancelled', ...facts };
  if (row.body === null) return { is: 'erased', ...facts };
  if (!hasCall(row)) return { is: 'none', ...facts };
  // The time that was agreed instead may be later than this one.
  if (row.isFreed) return { is: 'freed', ...facts };
  const isReserved = row.reserves ?? false;
  if (ends && +ends < now) return { is: 'over', wasAgreed: isReserved, ...facts };
  if (isReserved) return { is: 'agreed', ...facts };
  return { is: 'requested', why: whyRequested(row), ...facts };
}

function changeOf({ isCancelled, revision = 0 }: CallRow) {
  if (isCancelled) return 'cancelled';
  return revision > 0 ? 'moved' : 'new';
}

const hasCall = ({ callHash, callAt, formValues: { callDate, callTime } }: CallRow) =>
  Boolean(callHash || callAt || (callDate && callTime));

function whyRequested({ state, callAt }: CallRow): WhyRequested {
  if (state === 'held') return 'held';
  return callAt ? 'unconfirmed' : 'momentUnknown';
}

/** Why the agency must not rely on the time, or null. A call that was agreed may be over, too. */
export function whyNotToRelyOn({
  is,
}: CallState): 'changedLater' | 'freed' | 'over' | 'requested' | null {
  switch (is) {
    case 'changedLater':
    case 'freed':
    case 'over':
    case 'requested':
      return is;
    case 'agreed':
    case 'cancelled':
    case 'erased':
    case 'none':
      return null;
  }
}

/**
 * A cancelled or erased call is closed, too, even if its time is to come. If a call is at another
 * time, only agency and visitor know that time, because they agreed on it by telephone.
 */
const PHASES = {
  none: 'no call',
  changedLater: 'no call',
  requested: 'standing',
  agreed: 'standing',
  freed: 'at another time',
  over: 'closed',
  cancelled: 'closed',
  erased: 'closed',
} as const satisfies Record<CallState['is'], string>;

type StatesIn<Phase> = {
  [State in CallState['is']]: (typeof PHASES)[State] extends Phase ? State : never;
}[CallState['is']];
export type ClosedState = StatesIn<'closed'>;

export const isStanding = (state: CallState) =>
  PHASES[state.is] === 'standing' || isAtAnotherTime(state);

export const isAtAnotherTime = ({ is }: CallState) => PHASES[is] === 'at another time';

export const isClosed = (state: CallState): state is CallState & { is: ClosedState } =>
  PHASES[state.is] === 'closed';

/** How firm the time is, for a drawing, a promise or a calendar entry. */
export function timeStatus(callState: CallState): 'agreed' | 'cancelled' | 'tentative' {
  switch (callState.is) {
    case 'agreed':
    case 'cancelled':
      return callState.is;
    case 'over':
      return callState.wasAgreed ? 'agreed' : 'tentative';
    case 'changedLater':
    case 'erased':
    case 'freed':
    case 'none':
    case 'requested':
      return 'tentative';
  }
}

/** Only the database knows whether another call has taken the time: `agree` may still refuse. */
export function operatorsActions(callState: CallState): readonly ('free' | 'agree')[] {
  if (callState.hasBegun) return [];
  switch (callState.is) {
    case 'agreed':
      return ['free'];
    case 'freed':
      return ['agree'];
    case 'requested':
      return callState.why === 'unconfirmed' ? ['free', 'agree'] : [];
    case 'cancelled':
    case 'changedLater':
    case 'erased':
    case 'none':
    case 'over':
      return [];
  }
}
