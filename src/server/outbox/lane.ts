import type { Engine, Statement } from '#server/store/engine.ts';
import type { Answer } from './answer.ts';
import {
  type Decision,
  decide,
  type LaneDecision,
  laneState,
  nextMove,
  storedFacts,
} from './decide.ts';
import { laneStatements } from './lane-statements.ts';
import { type ClaimedRequest, claimedRow } from './stored-request.ts';
import { LEASE_MS } from './waits.ts';

export type NothingToClaim =
  | 'no request waits'
  | 'no request is due'
  | 'the lane is paused'
  | 'another process has the lane';

export function laneIn(engine: Engine, queue: string, keepsSecrets?: boolean) {
  const sql = laneStatements(queue, keepsSecrets);

  return { claim, renew, leave, msUntilDue, recordAttempt };

  async function claim(lease: string): Promise<ClaimedRequest | NothingToClaim> {
    const seen = await readState();
    const move = nextMove(seen, lease);
    if (move === undefined) return 'no request waits';
    if (move.ms > 0) return move.because;
    const { leasedUntil, lease: seenLease } = seen;
    const [taken = [], ...following] = await engine.transact(
      [{ sql: sql.TAKE, values: { lease, leasedUntil, seenLease: seenLease ?? '' } }],
      ([taken = []]) =>
        taken.length > 0
          ? [...sql.CAP_DUE_TIMES, { sql: sql.NEXT[move.takes], values: { lease } }]
          : [],
    );
    const [row] = following.at(-1) ?? [];
    if (row) return claimedRow.parse(row);
    await leave(lease);
    return taken.length > 0 ? 'no request waits' : 'another process has the lane';
  }

  async function renew(lease: string, leaseMs = LEASE_MS) {
    return (await engine.query(sql.RENEW, { lease, leaseMs })).length > 0;
  }

  async function leave(lease: string) {
    await renew(lease, 0);
  }

  async function msUntilDue() {
    return nextMove(await readState(), '')?.ms;
  }

  async function readState() {
    return laneState.parse((await engine.query(sql.LANE_STATE))[0]);
  }

  /** Returns undefined if the lease was lost: then the lane does not change. */
  async function recordAttempt(request: ClaimedRequest, answer: Answer, random = Math.random()) {
    const { id, lease } = request;
    let decision: Decision | undefined;
    await engine.transact(
      [
        { sql: sql.RENEW, values: { lease, leaseMs: LEASE_MS } },
        { sql: sql.FACTS, values: { id } },
      ],
      ([lane, rows]) => {
        const row = rows?.[0];
        const isOurs = lane?.length === 1;
        // An accepted request is recorded even if the lease was lost: the receiver has it.
        if (answer.kind !== 'accepted' && !(isOurs && row)) return [];
        const facts = row ? storedFacts.parse(row) : NO_FACTS;
        const made = decide(answer, { ...request, ...facts }, random);
        if (isOurs) decision = made;
        return writesOf(made, request, isOurs);
      },
    );
    return decision;
  }

  function writesOf(decision: Decision, request: ClaimedRequest, isOurs: boolean): Statement[] {
    const { id, attempt } = request;
    const { state, lane, answer, dueAt, failures, failedSince } = decision;
    const isDelivered = state === 'delivered';
    const values = { id, attempt, answer };
    const isOver = isDelivered || state === 'erased';
    const outcome = isOver
      ? { sql: isDelivered ? sql.DELIVERED : sql.ENDED, values }
      : { sql: sql.FAILED, values: { ...values, state, dueAt, failures, failedSince } };
    if (!isOurs) return [outcome];
    const retry = lane.does === 'flows again' ? sql.RETRY_WAITING : sql.RETRY_NEWLY_FAILED;
    return [outcome, laneWrite(lane, answer), ...(isDelivered ? [retry] : [])];
  }

  function laneWrite({ does, ...values }: LaneDecision, answer: string | null): Statement {
    return 'probes' in values
      ? { sql: sql.PAUSE, values: { ...values, answer } }
      : { sql: sql.FLOW, values };
  }
}

const NO_FACTS = {
  now: 0,
  failedSince: null,
  othersAccepted: false,
  failedInARow: 0,
  onlyFailingId: null,
};
