import 'server-only';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { type ClaimedRequest, type RequestState, requestState } from './requests.ts';
import * as sql from './statements.ts';

/** About an hour by the retry schedule. */
export const FAILURES_TO_PARK = 8;

export type Outcome =
  | { kind: 'delivered'; answer: string }
  | {
      kind: 'failed';
      answer: string;
      /** The receiver said itself that it takes nothing now. */
      pauses: boolean;
      /** When this request is due again if the fault is its own. */
      waitMs: number;
      /** The same while no other was accepted, which alone could show that the fault is not the receiver's. */
      waitAloneMs?: number | undefined;
      /** When the lane probes again if the fault is the receiver's. */
      probeInMs: number;
      /** For how long the request may be refused in this way before an operator must look. */
      parksAfterMs: number;
    }
  /** We hung up in the middle. The receiver may be at work on this one still. */
  | { kind: 'interrupted'; waitMs: number };

export type Settled = {
  state: RequestState;
  lane: 'flows' | 'pauses' | 'stays paused' | 'flows again';
  /** What `claim` would find now, if that is known already. */
  next?: ClaimedRequest | undefined;
};

/** Writes down how attempts ended. Whatever is settled twice, because no answer came, counts once. */
export function settleIn(
  engine: Engine,
  nextDue: (lease: string, except: string) => Promise<ClaimedRequest | undefined>,
) {
  /** Resolves to nothing if it changes nothing, because the lane was lost. */
  return async function settle(
    request: ClaimedRequest,
    outcome: Outcome,
  ): Promise<Settled | undefined> {
    if (outcome.kind === 'delivered') return deliver(request, outcome.answer);
    const { id, lease, attempt, failures } = request;
    const { waitMs, waitAloneMs = waitMs, answer = null, parksAfterMs = 0 }: Waits = outcome;
    const { blame, lane } = await judge(request, outcome);
    const rows = await engine.run(sql.FAILED, {
      ...{ id, lease, attempt, failures, failuresToPark: FAILURES_TO_PARK },
      ...{ blame, waitMs, waitAloneMs, answer, parksAfterMs },
    });
    const state = stateIn(rows);
    return state && { state, lane };
  };

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

  /** Whose fault it is; of the receiver's the lane pauses, or stays paused. */
  async function judge(request: ClaimedRequest, outcome: Outcome): Promise<Verdict> {
    const isProbe = request.probes > 0;
    if (outcome.kind !== 'failed')
      return { blame: 'nobody', lane: isProbe ? 'stays paused' : 'flows' };
    const { id, lease, failures, probes } = request;
    const { answer, probeInMs } = outcome;
    const isCertain = Number(outcome.pauses || isProbe);
    const values = { id, lease, failures, probes, answer, probeInMs, isCertain };
    const [pauses] = await engine.run(sql.PAUSE, values);
    if (pauses === undefined) return { blame: 'request', lane: 'flows' };
    return isProbe
      ? { blame: 'probe', lane: 'stays paused' }
      : { blame: 'receiver', lane: 'pauses' };
  }
}

type Waits = {
  waitMs: number;
  waitAloneMs?: number | undefined;
  answer?: string | null;
  parksAfterMs?: number;
};
type Verdict = { blame: 'request' | 'receiver' | 'probe' | 'nobody'; lane: Settled['lane'] };

const settledRow = z.object({ state: requestState }).optional();

function stateIn([row]: unknown[]) {
  return settledRow.parse(row)?.state;
}
