import { z } from 'zod';
import { bringTimesBack } from './bring-times-back.ts';
import type { Engine } from './engine.ts';
import { type ClaimedRequest, type RequestState, requestState } from './stored-request.ts';

/** About an hour by the retry schedule. */
export const FAILURES_TO_PARK = 8;

export type Outcome = { kind: 'delivered'; answer: string } | Failure;

type Failure = Failed | Interrupted;
type Failed = {
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
};
/** What we hung up on in the middle: the receiver may be at work on it still, and no more is known. */
type Interrupted = Pick<Failed, 'waitMs'> & { kind: 'interrupted' };

export type Recorded = {
  state: RequestState;
  lane: 'flows' | 'pauses' | 'stays paused' | 'flows again';
  /** What `claim` would find now, if that is known already. */
  next?: ClaimedRequest | undefined;
};

const othersWereAccepted = `
  EXISTS (SELECT 1 FROM outbox AS other WHERE other.state = 'delivered' AND other.delivered_at >= outbox.failed_since)`;

type NextDue = (lease: string, except: string) => Promise<ClaimedRequest | undefined>;

/** What becomes of a request, and of the lane, after each attempt. */
export function recordingIn(engine: Engine, nextDue: NextDue) {
  /**
   * Writes down how an attempt ended; recorded twice, because no answer came, it counts once. Resolves to nothing if it
   * changes nothing, because the lane was lost.
   */
  async function recordAttempt(
    request: ClaimedRequest,
    outcome: Outcome,
  ): Promise<Recorded | undefined> {
    if (outcome.kind === 'delivered') return recordDelivery(request, outcome.answer);
    const { blame, lane } = await judge(request, outcome);
    const state = await recordFailure(request, outcome, blame);
    return state && { state, lane };
  }

  async function recordDelivery(
    { id, lease, attempt, probes }: ClaimedRequest,
    answer: string,
  ): Promise<Recorded | undefined> {
    // True whatever became of the lease: the receiver has it.
    const writing = engine.run(
      `UPDATE outbox SET state = 'delivered', delivered_at = coalesce(delivered_at, :now), attempts = :attempt,
        last_tried_at = :now, last_answer = :answer, call_link = NULL
      WHERE id = :id RETURNING state`,
      { id, attempt, answer },
    );
    if (probes === 0) {
      // Asked in the same moment: in a crowd each wait for the database is a long one.
      const [rows, next] = await Promise.all([writing, nextDue(lease, id)]);
      const state = stateIn(rows);
      return state && { state, lane: 'flows', next };
    }
    const state = stateIn(await writing);
    await flow(lease);
    return state && { state, lane: 'flows again' };
  }

  /** The receiver is back: whoever waits for that need not wait longer. */
  async function flow(lease: string) {
    const [flows] = await engine.run(
      `UPDATE outbox_lane SET paused_since = NULL, paused_because = NULL, probes = 0, probe_at = 0
      WHERE lease = :lease RETURNING lease`,
      { lease },
    );
    if (flows !== undefined)
      await engine.run(
        `UPDATE outbox SET due_at = :now, failures = 0, failed_since = NULL
        WHERE state = 'pending' AND due_at > :now`,
      );
  }

  /** Whose fault it is; of the receiver's the lane pauses, or stays paused. */
  async function judge(request: ClaimedRequest, outcome: Failure): Promise<Verdict> {
    const isProbe = request.probes > 0;
    if (outcome.kind !== 'failed')
      return { blame: 'nobody', lane: isProbe ? 'stays paused' : 'flows' };
    await bringTimesBack(engine);
    if (!(await pause(request, outcome))) return { blame: 'request', lane: 'flows' };
    return isProbe
      ? { blame: 'probe', lane: 'stays paused' }
      : { blame: 'receiver', lane: 'pauses' };
  }

  /** The third failure in a row, and not all of one request: that is the receiver, whatever it answers. */
  async function pause(request: ClaimedRequest, { answer, pauses, probeInMs }: Failed) {
    const { id, lease, failures, probes } = request;
    const isCertain = Number(pauses || probes > 0);
    const rows = await engine.run(
      `UPDATE outbox_lane SET paused_since = coalesce(paused_since, :now), paused_because = :answer,
        probes = :probes + 1, probe_at = :now + :probeInMs
      WHERE lease = :lease AND (:isCertain = 1 OR (
        SELECT sum(CASE WHEN id = :id THEN :failures ELSE failures END) >= 2
          AND sum(CASE WHEN id = :id THEN 0 ELSE 1 END) >= 1 FROM outbox
        WHERE state = 'pending' AND failed_since > (
          SELECT coalesce(max(delivered_at), 0) FROM outbox WHERE state = 'delivered'
        )
      ))
      RETURNING lease`,
      { id, lease, failures, probes, answer, probeInMs, isCertain },
    );
    return rows.length > 0;
  }

  /**
   * A request that is to blame waits by its own schedule once others were accepted, and is parked when refused for too
   * long meanwhile. When the receiver is to blame it keeps its place, and goes first when the lane probes; a probe that
   * failed goes behind the others, because it could be what the receiver cannot take.
   */
  async function recordFailure(
    { id, lease, attempt, failures }: ClaimedRequest,
    { waitMs, ...failed }: Pick<Failed, 'waitMs'> & Partial<Omit<Failed, 'kind'>>,
    blame: Verdict['blame'],
  ) {
    const { waitAloneMs = waitMs, answer = null, parksAfterMs = 0 } = failed;
    const rows = await engine.run(
      `UPDATE outbox SET attempts = :attempt, last_tried_at = :now, last_answer = coalesce(:answer, last_answer),
        due_at = CASE :blame WHEN 'receiver' THEN due_at WHEN 'probe' THEN :now
          ELSE :now + CASE WHEN ${othersWereAccepted} THEN :waitMs ELSE :waitAloneMs END END,
        failures = CASE :blame WHEN 'request' THEN :failures + 1 ELSE failures END,
        failed_since = CASE :blame WHEN 'request' THEN coalesce(failed_since, :now) ELSE failed_since END,
        state = CASE WHEN :blame = 'request' AND :failures + 1 >= ${FAILURES_TO_PARK} AND failed_since <= :now - :parksAfterMs
          AND ${othersWereAccepted} THEN 'parked' ELSE 'pending' END
      WHERE id = :id AND state IN ('pending', 'parked') AND EXISTS (SELECT 1 FROM outbox_lane WHERE lease = :lease)
      RETURNING state`,
      { id, lease, attempt, failures, blame, waitMs, waitAloneMs, answer, parksAfterMs },
    );
    return stateIn(rows);
  }

  return { recordAttempt };
}

type Verdict = { blame: 'request' | 'receiver' | 'probe' | 'nobody'; lane: Recorded['lane'] };

const recordedRow = z.object({ state: requestState }).optional();

function stateIn([row]: unknown[]) {
  return recordedRow.parse(row)?.state;
}
