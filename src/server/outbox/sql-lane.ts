import 'server-only';
import type { Engine } from './engine.ts';
import type { ClaimedRequest, Outcome, Settled } from './lane.ts';
import { LONGEST_PAUSE_MS, LONGEST_WAIT_MS } from './lane.ts';
import type { Outbox } from './outbox.ts';
import { dueRow, laneRow, settledRow, takenLaneRow } from './rows.ts';
import * as sql from './statements.ts';

/** A process that was killed keeps the lane for no longer. Whoever lives renews it while a request is under way. */
export const LEASE_MS = 30_000;

/** About an hour by the retry schedule. */
export const FAILURES_TO_PARK = 8;

type Lane = Pick<Outbox, 'claim' | 'renew' | 'settle' | 'leave' | 'msUntilDue'>;
type Failure = Extract<Outcome, { kind: 'failed' }>;

/** The part of the contract that is about sending. */
export function sqlLane(engine: Engine): Lane {
  async function claim(lease: string) {
    const [lane] = await engine.run(sql.TAKE_LANE, {
      ...{ lease, leaseMs: LEASE_MS },
      ...{ longestWaitMs: LONGEST_WAIT_MS, longestPauseMs: LONGEST_PAUSE_MS },
    });
    if (lane === undefined) return undefined;
    const [row] = await engine.run(sql.NEXT_DUE, { longestWaitMs: LONGEST_WAIT_MS });
    // Another process has sent it while we waited for the lane.
    if (row === undefined) return void (await leave(lease));
    return { ...dueRow.parse(row), ...takenLaneRow.parse(lane), lease };
  }

  async function renew(lease: string) {
    return (await engine.run(sql.HOLD_LANE, { lease, leaseMs: LEASE_MS })).length > 0;
  }

  async function leave(lease: string) {
    await engine.run(sql.HOLD_LANE, { lease, leaseMs: 0 });
  }

  async function settle(request: ClaimedRequest, outcome: Outcome): Promise<Settled | undefined> {
    const { id, lease, probes } = request;
    switch (outcome.kind) {
      case 'delivered': {
        const state = stateIn(await engine.run(sql.DELIVERED, { id, answer: outcome.answer }));
        if (probes === 0) return state && { state, lane: 'flows' };
        const [flows] = await engine.run(sql.FLOW, { lease });
        if (flows !== undefined) await engine.run(sql.HASTEN);
        return state && { state, lane: 'flows again' };
      }
      case 'interrupted': {
        const state = await fail(request, { blame: 'nobody', waitMs: outcome.waitMs });
        return state && { state, lane: probes === 0 ? 'flows' : 'stays paused' };
      }
      case 'failed':
        return (await pauses(request, outcome))
          ? failTogether(request, outcome)
          : failAlone(request, outcome);
    }
  }

  async function pauses({ id, lease, probes }: ClaimedRequest, failure: Failure) {
    const { answer, probeInMs } = failure;
    const isCertain = Number(failure.pauses || probes > 0);
    return (await engine.run(sql.PAUSE, { id, lease, answer, probeInMs, isCertain })).length > 0;
  }

  /** A probe that failed goes behind the others: it could be what the receiver cannot take. */
  async function failTogether(
    request: ClaimedRequest,
    { answer }: Failure,
  ): Promise<Settled | undefined> {
    const wasProbe = request.probes > 0;
    const blame = wasProbe ? 'nobody' : 'receiver';
    const state = await fail(request, { blame, waitMs: 0, answer });
    return state && { state, lane: wasProbe ? 'stays paused' : 'pauses' };
  }

  async function failAlone(
    request: ClaimedRequest,
    { answer, waitMs, parksAfterMs }: Failure,
  ): Promise<Settled | undefined> {
    const state = await fail(request, { blame: 'request', waitMs, answer, parksAfterMs });
    return state && { state, lane: 'flows' };
  }

  async function fail(
    { id, lease }: ClaimedRequest,
    { answer = null, parksAfterMs = 0, ...how }: Blame,
  ) {
    return stateIn(
      await engine.run(sql.FAILED, {
        ...{ id, lease, answer, parksAfterMs, failuresToPark: FAILURES_TO_PARK },
        ...how,
      }),
    );
  }

  async function msUntilDue() {
    const [row] = await engine.run(sql.LANE);
    const { now, dueAt, leasedUntil, probeAt } = laneRow.parse(row);
    if (dueAt === null) return undefined;
    const wait = (time: number, longestMs: number) => (time > now + longestMs ? 0 : time - now);
    return Math.max(
      ...[wait(dueAt, LONGEST_WAIT_MS), wait(probeAt, LONGEST_PAUSE_MS)],
      ...[wait(leasedUntil, 2 * LEASE_MS), 0],
    );
  }

  return { claim, renew, settle, leave, msUntilDue };
}

type Blame = {
  blame: 'request' | 'receiver' | 'nobody';
  waitMs: number;
  answer?: string | null;
  parksAfterMs?: number;
};

function stateIn([row]: unknown[]) {
  return row === undefined ? undefined : settledRow.parse(row).state;
}
