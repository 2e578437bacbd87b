import 'server-only';
import type { Engine } from './engine.ts';
import type { ClaimedRequest, Outcome, Settled } from './lane.ts';
import { LONGEST_PAUSE_MS, LONGEST_WAIT_MS } from './lane.ts';
import type { Outbox } from './outbox.ts';
import { dueRow, laneRow, settledRow } from './rows.ts';
import * as sql from './statements.ts';

/** A process that was killed keeps the lane for no longer. Whoever lives renews it while a request is under way. */
export const LEASE_MS = 30_000;

/** What is left of the lease when a request is claimed: whoever sends it renews in time, or hangs up. */
const LEFT_MS = 25_000;

/** About an hour by the retry schedule. */
export const FAILURES_TO_PARK = 8;

type Lane = Pick<Outbox, 'claim' | 'renew' | 'settle' | 'leave' | 'msUntilDue'>;
type Failure = Extract<Outcome, { kind: 'failed' }>;

const TIMES = {
  leaseMs: LEASE_MS,
  longestWaitMs: LONGEST_WAIT_MS,
  longestPauseMs: LONGEST_PAUSE_MS,
};

/** The part of the contract that is about sending. Whatever is settled twice, because no answer came, counts once. */
export function sqlLane(engine: Engine): Lane {
  async function claim(lease: string) {
    const ours = await nextDue(lease);
    if (ours !== undefined) return ours;
    const [taken] = await engine.run(sql.TAKE_LANE, { lease, ...TIMES });
    if (taken === undefined) return undefined;
    const request = await nextDue(lease);
    // Another process has sent it while we waited for the lane.
    if (request === undefined) await leave(lease);
    return request;
  }

  /** Nothing, too, if the lane is not ours, or was not renewed in the last seconds. */
  async function nextDue(lease: string, except = '') {
    const [row] = await engine.run(sql.NEXT_DUE, { lease, except, leftMs: LEFT_MS, ...TIMES });
    return row === undefined ? undefined : { ...dueRow.parse(row), lease };
  }

  async function renew(lease: string) {
    return (await engine.run(sql.HOLD_LANE, { lease, leaseMs: LEASE_MS })).length > 0;
  }

  async function leave(lease: string) {
    await engine.run(sql.HOLD_LANE, { lease, leaseMs: 0 });
  }

  async function settle(request: ClaimedRequest, outcome: Outcome): Promise<Settled | undefined> {
    if (outcome.kind === 'delivered') return deliver(request, outcome.answer);
    const isProbe = request.probes > 0;
    if (outcome.kind === 'interrupted') {
      const state = await fail(request, { blame: 'nobody', waitMs: outcome.waitMs });
      return state && { state, lane: isProbe ? 'stays paused' : 'flows' };
    }
    if (!(await pauses(request, outcome))) {
      const state = await fail(request, { ...outcome, blame: 'request' });
      return state && { state, lane: 'flows' };
    }
    // A probe that failed goes behind the others: it could be what the receiver cannot take.
    const blame = isProbe ? 'nobody' : 'receiver';
    const state = await fail(request, { answer: outcome.answer, blame, waitMs: 0 });
    return state && { state, lane: isProbe ? 'stays paused' : 'pauses' };
  }

  async function deliver(
    { id, lease, attempt, probes }: ClaimedRequest,
    answer: string,
  ): Promise<Settled | undefined> {
    const writing = engine.run(sql.DELIVERED, { id, attempt, answer });
    if (probes === 0) {
      // Asked in the same moment: in a crowd each wait for the database is a long one.
      const [rows, next] = await Promise.all([writing, nextDue(lease, id)]);
      const state = stateIn(rows);
      return state && { state, lane: 'flows', next };
    }
    const state = stateIn(await writing);
    const [flows] = await engine.run(sql.FLOW, { lease });
    if (flows !== undefined) await engine.run(sql.HASTEN);
    return state && { state, lane: 'flows again' };
  }

  async function pauses(request: ClaimedRequest, { answer, probeInMs, pauses }: Failure) {
    const { id, lease, failures, probes } = request;
    const isCertain = Number(pauses || probes > 0);
    const values = { id, lease, failures, probes, answer, probeInMs, isCertain };
    return (await engine.run(sql.PAUSE, values)).length > 0;
  }

  async function fail({ id, lease, attempt, failures }: ClaimedRequest, given: Blame) {
    const { blame, waitMs, waitAloneMs = waitMs, answer = null, parksAfterMs = 0 } = given;
    return stateIn(
      await engine.run(sql.FAILED, {
        ...{ id, lease, attempt, failures, failuresToPark: FAILURES_TO_PARK },
        ...{ blame, waitMs, waitAloneMs, answer, parksAfterMs },
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
  waitAloneMs?: number | undefined;
  answer?: string;
  parksAfterMs?: number;
};

function stateIn([row]: unknown[]) {
  return row === undefined ? undefined : settledRow.parse(row).state;
}
