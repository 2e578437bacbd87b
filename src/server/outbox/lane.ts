import { z } from 'zod';
import { bringTimesBack } from './bring-times-back.ts';
import type { Engine } from './engine.ts';
import { callTaken, leadOrigin, type RequestState, requestState } from './requests.ts';

/** A process that was killed keeps the lane for no longer. Whoever lives renews it while a request is under way. */
export const LEASE_MS = 30_000;

/** What is left of the lease when a request is claimed: whoever sends it renews in time, or hangs up. */
const LEFT_MS = 25_000;

/** What may be waited for. A time in the store that lies further ahead shows that the clock went back. */
export const LONGEST_WAIT_MS = 18 * 60_000;
export const LONGEST_PAUSE_MS = 3_600_000;

const TIMES = {
  leaseMs: LEASE_MS,
  longestWaitMs: LONGEST_WAIT_MS,
  longestPauseMs: LONGEST_PAUSE_MS,
};

/** A request whose turn it is, as the lane hands it out. */
const claimedRequest = leadOrigin.extend({
  callTaken,
  id: z.string(),
  /** The bytes that were stored: what is signed and sent. */
  body: z.string(),
  attempt: z.number(),
  /** How often it failed while others passed: what its own schedule goes by. */
  failures: z.number(),
  /** How many probes this pause of the lane takes, with this one; 0 while the lane flows. */
  probes: z.number(),
  lease: z.string(),
});

export type ClaimedRequest = z.infer<typeof claimedRequest>;

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

export type Recorded = {
  state: RequestState;
  lane: 'flows' | 'pauses' | 'stays paused' | 'flows again';
  /** What `claim` would find now, if that is known already. */
  next?: ClaimedRequest | undefined;
};

/** A time that lies further ahead than it could is due, too: the clock went back. */
const isDue = (time: string, longestMs: string) =>
  `(${time} <= :now OR ${time} > :now + ${longestMs})`;

const othersWereAccepted = `
  EXISTS (SELECT 1 FROM outbox AS other WHERE other.state = 'delivered' AND other.delivered_at >= outbox.failed_since)`;

/** The one way from the store to the receiver, for one request after another over all processes. */
export function laneIn(engine: Engine) {
  /**
   * Takes the lane, or keeps it, for the request that has been due longest. Nothing if no request is due, if another
   * lease holds the lane, or while it is paused and no probe is due.
   */
  async function claim(lease: string) {
    const ours = await nextDue(lease);
    if (ours) return ours;
    // One row and one statement: of many who try at once, a database lets one.
    const [taken] = await engine.run(
      `UPDATE outbox_lane SET lease = :lease, leased_until = :now + :leaseMs
      WHERE (lease = :lease OR ${isDue('leased_until', '2 * :leaseMs')})
        AND ${isDue('probe_at', ':longestPauseMs')}
        AND EXISTS (SELECT 1 FROM outbox WHERE state = 'pending' AND ${isDue('due_at', ':longestWaitMs')})
      RETURNING lease`,
      { lease, ...TIMES },
    );
    if (taken === undefined) return undefined;
    const request = await nextDue(lease);
    // Another process has sent it while we waited for the lane.
    if (!request) await leave(lease);
    return request;
  }

  /**
   * Nothing, too, if the lane is not ours, or was not renewed in the last seconds: what another has sent was committed
   * before it was ours.
   */
  async function nextDue(lease: string, except = '') {
    const [row] = await engine.run(
      `SELECT id, body, time_zone AS "timeZone", lead_source AS "leadSource",
        call_at AS "callAt", call_taken AS "callTaken", attempts + 1 AS attempt, failures, probes, lease
      FROM outbox, outbox_lane
      WHERE lease = :lease AND leased_until >= :now + :leftMs AND leased_until <= :now + :leaseMs
        AND ${isDue('probe_at', ':longestPauseMs')}
        AND id = coalesce(
          (SELECT id FROM outbox WHERE state = 'pending' AND id <> :except AND due_at <= :now
            ORDER BY due_at, accepted_at LIMIT 1),
          (SELECT id FROM outbox WHERE state = 'pending' AND id <> :except AND due_at > :now + :longestWaitMs
            ORDER BY due_at LIMIT 1)
        )`,
      { lease, except, leftMs: LEFT_MS, ...TIMES },
    );
    return claimedRequest.optional().parse(row);
  }

  /** Said every few seconds while a request is under way. False if the lane was lost: hang up. */
  async function renew(lease: string, leaseMs = LEASE_MS) {
    const rows = await engine.run(
      'UPDATE outbox_lane SET leased_until = :now + :leaseMs WHERE lease = :lease RETURNING lease',
      { lease, leaseMs },
    );
    return rows.length > 0;
  }

  /** Gives the lane back. */
  async function leave(lease: string) {
    await renew(lease, 0);
  }

  /** How long until `claim` could find something; nothing if no request is waiting. */
  async function msUntilDue() {
    const [row] = await engine.run(
      `SELECT :now AS now, leased_until AS "leasedUntil", probe_at AS "probeAt",
        (SELECT min(due_at) FROM outbox WHERE state = 'pending') AS "dueAt"
      FROM outbox_lane`,
    );
    const { now, dueAt, leasedUntil, probeAt } = times.parse(row);
    if (dueAt === null) return undefined;
    const wait = (time: number, longestMs: number) => (time > now + longestMs ? 0 : time - now);
    return Math.max(
      ...[wait(dueAt, LONGEST_WAIT_MS), wait(probeAt, LONGEST_PAUSE_MS)],
      ...[wait(leasedUntil, 2 * LEASE_MS), 0],
    );
  }

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
        last_tried_at = :now, last_answer = :answer
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
  async function judge(request: ClaimedRequest, outcome: Outcome): Promise<Verdict> {
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
    outcome: Failed | Interrupted,
    blame: Verdict['blame'],
  ) {
    const { waitMs } = outcome;
    const { waitAloneMs = waitMs, answer = null, parksAfterMs = 0 }: Said = outcome;
    const rows = await engine.run(
      `UPDATE outbox SET attempts = :attempt, last_tried_at = :now, last_answer = coalesce(:answer, last_answer),
        due_at = CASE :blame WHEN 'receiver' THEN due_at WHEN 'probe' THEN :now
          ELSE :now + CASE WHEN ${othersWereAccepted} THEN :waitMs ELSE :waitAloneMs END END,
        failures = CASE :blame WHEN 'request' THEN :failures + 1 ELSE failures END,
        failed_since = CASE :blame WHEN 'request' THEN coalesce(failed_since, :now) ELSE failed_since END,
        state = CASE WHEN :blame = 'request' AND :failures + 1 >= :failuresToPark AND failed_since <= :now - :parksAfterMs
          AND ${othersWereAccepted} THEN 'parked' ELSE 'pending' END
      WHERE id = :id AND state IN ('pending', 'parked') AND EXISTS (SELECT 1 FROM outbox_lane WHERE lease = :lease)
      RETURNING state`,
      {
        ...{ id, lease, attempt, failures, failuresToPark: FAILURES_TO_PARK },
        ...{ blame, waitMs, waitAloneMs, answer, parksAfterMs },
      },
    );
    return stateIn(rows);
  }

  return { claim, renew, recordAttempt, leave, msUntilDue };
}

const times = z.object({
  now: z.number(),
  leasedUntil: z.number(),
  probeAt: z.number(),
  dueAt: z.number().nullable(),
});

type Failed = Extract<Outcome, { kind: 'failed' }>;
type Interrupted = Extract<Outcome, { kind: 'interrupted' }>;
/** What only a failure says; of what we interrupted nothing is known. */
type Said = Partial<Omit<Failed, 'kind' | 'answer'>> & { answer?: string | null };
type Verdict = { blame: 'request' | 'receiver' | 'probe' | 'nobody'; lane: Recorded['lane'] };

const recordedRow = z.object({ state: requestState }).optional();

function stateIn([row]: unknown[]) {
  return recordedRow.parse(row)?.state;
}
