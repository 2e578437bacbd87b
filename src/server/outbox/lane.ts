import { z } from 'zod';
import type { Answer } from '#server/delivery/submission.ts';
import { IS_CALL_TAKEN, WAITS_FOR_EARLIER } from './calls.ts';
import { type Decision, decide, msUntilTurn } from './decide.ts';
import type { Engine, Statement } from './engine.ts';
import { type ClaimedRequest, claimedRequest, WHAT_TRAVELS } from './stored-request.ts';
import { LEASE_MS, LONGEST_WAIT_MS, SOON_MS } from './waits.ts';

const IS_ON_ITS_WAY = `state = 'pending' AND NOT (${WAITS_FOR_EARLIER})`;

const TURN = `SELECT :now AS now, lease, leased_until AS "leasedUntil", probe_at AS "probeAt",
  (SELECT due_at FROM outbox WHERE ${IS_ON_ITS_WAY} ORDER BY due_at LIMIT 1) AS "firstDueAt" FROM outbox_lane`;

/** One row, so of many who saw it free at once a database lets one have it. */
const TAKE = `UPDATE outbox_lane SET lease = :lease, leased_until = :now + ${LEASE_MS}
  WHERE leased_until = :leasedUntil AND coalesce(lease, '') = :before RETURNING probes, lease`;

/** An attempt that would be further off than any: the clock went back, and it is due. */
const BRING_BACK = `UPDATE outbox SET due_at = :now
  WHERE state = 'pending' AND due_at > :now + ${LONGEST_WAIT_MS} RETURNING id`;

const NEXT = `SELECT id, body, ${WHAT_TRAVELS}, ${IS_CALL_TAKEN} AS "callTaken",
    attempts + 1 AS attempt, failures, probes, lease
  FROM outbox, outbox_lane
  WHERE lease = :lease AND ${IS_ON_ITS_WAY} AND due_at <= :now ORDER BY due_at, accepted_at LIMIT 1`;

const RENEW = `UPDATE outbox_lane SET leased_until = :now + :leaseMs WHERE lease = :lease RETURNING lease`;

const FACTS = `SELECT :now AS now, due_at AS "dueAt", failed_since AS "failedSince", others_passed AS "othersPassed"
  FROM outbox WHERE id = :id AND state IN ('pending', 'parked')`;

const OTHERS = `SELECT last_answer AS answer, failures FROM outbox
  WHERE state = 'pending' AND failed_since IS NOT NULL AND others_passed = 0 AND id <> :id
  ORDER BY failed_since DESC LIMIT 20`;

/** Written even where the lease was lost: the receiver has it all the same. */
const RECEIVER_HAS_IT = `UPDATE outbox SET state = 'delivered', delivered_at = coalesce(delivered_at, :now),
    attempts = :attempt, last_tried_at = :now, last_answer = :answer, call_link = NULL
  WHERE id = :id RETURNING state`;

const FAILED = `UPDATE outbox SET state = :state, due_at = :dueAt, failures = :failures, failed_since = CAST(:failedSince AS BIGINT),
    attempts = :attempt, last_tried_at = :now, last_answer = coalesce(:answer, last_answer)
  WHERE id = :id RETURNING state`;

const PAUSE = `UPDATE outbox_lane SET paused_since = coalesce(paused_since, :now),
  paused_because = coalesce(:answer, paused_because), probes = :probes, probe_at = :now + :probeInMs RETURNING lane`;

const FLOW =
  'UPDATE outbox_lane SET paused_since = NULL, paused_because = NULL, probes = 0, probe_at = 0 RETURNING lane';

/** The receiver is back: whoever waited for that need not wait longer, and has failed by no fault of its own. */
const ALL_ARE_DUE = `UPDATE outbox SET due_at = :now, failures = 0, failed_since = NULL, others_passed = 0
  WHERE state = 'pending' AND due_at > :now RETURNING id`;

/** Another was accepted after these had failed: the fault is theirs, or is over, and that is seen soon. */
const FAILED_BEFORE = `state = 'pending' AND failed_since IS NOT NULL AND others_passed = 0`;
const COME_SOON = `UPDATE outbox SET due_at = :now + ${SOON_MS}
  WHERE ${FAILED_BEFORE} AND due_at > :now + ${SOON_MS} RETURNING id`;
const OTHERS_PASSED = `UPDATE outbox SET others_passed = 1 WHERE ${FAILED_BEFORE} RETURNING id`;
const OTHERS_ARE_PASSED = [{ sql: COME_SOON }, { sql: OTHERS_PASSED }];

/** The one way from the store to the receiver, for one request after another over all processes. */
export function laneIn(engine: Engine) {
  /**
   * Takes the lane, or keeps it, for the request that has been due longest. Nothing if no request is due, if another
   * lease holds the lane, or while it is paused and no probe is due.
   */
  async function claim(lease: string) {
    const seen = await turn();
    if (msUntilTurn(seen, lease) !== 0) return undefined;
    const before = { leasedUntil: seen.leasedUntil, before: seen.lease ?? '' };
    const [, , [row] = []] = await engine.transact(
      [{ sql: TAKE, values: { lease, ...before } }],
      ([taken = []]) =>
        taken.length > 0 ? [{ sql: BRING_BACK }, { sql: NEXT, values: { lease } }] : [],
    );
    const request = claimedRequest.optional().parse(row);
    // Another process has sent it while we waited for the lane.
    if (!request) await leave(lease);
    return request;
  }

  /** Called every few seconds while a request is under way. False if the lane was lost: hang up. */
  async function renew(lease: string, leaseMs = LEASE_MS) {
    return (await engine.query(RENEW, { lease, leaseMs })).length > 0;
  }

  /** Gives the lane back. */
  async function leave(lease: string) {
    await renew(lease, 0);
  }

  /** How long until `claim` could find something; nothing if no request is waiting. */
  async function msUntilDue() {
    return msUntilTurn(await turn(), '');
  }

  async function turn() {
    return turnRow.parse((await engine.query(TURN))[0]);
  }

  /**
   * Writes down what becomes of a request after an attempt; written twice, because no answer came, it counts once.
   * Resolves to nothing if it changes nothing, because the lane was lost.
   */
  async function recordAttempt(request: ClaimedRequest, answer: Answer, random = Math.random()) {
    const { id, lease } = request;
    const isAccepted = answer.kind === 'accepted';
    const reads = [
      { sql: FACTS, values: { id } },
      { sql: OTHERS, values: { id } },
    ];
    let decision: Decision | undefined;
    await engine.transact(
      [{ sql: RENEW, values: { lease, leaseMs: LEASE_MS } }, ...(isAccepted ? [] : reads)],
      ([lane, [row] = noRows, others = noRows]) => {
        const isOurs = lane?.length === 1;
        // That the receiver has it is true whatever became of the lease.
        if (!isAccepted && !(isOurs && row)) return [];
        const facts = isAccepted ? NOTHING_FAILED : factsRow.parse(row);
        decision = decide(answer, { ...request, ...facts, others: crowd.parse(others) }, random);
        return writesOf(decision, request, isOurs);
      },
    );
    return decision;
  }

  return { claim, renew, leave, msUntilDue, recordAttempt };
}

/** What was decided, in absolute terms: said again, it changes nothing. */
function writesOf(decision: Decision, request: ClaimedRequest, isOurs: boolean): Statement[] {
  const { id, attempt } = request;
  const { state, lane, answer, dueAt, failures, failedSince, probes, probeInMs } = decision;
  const isDelivered = state === 'delivered';
  const ended = isDelivered
    ? { sql: RECEIVER_HAS_IT, values: { id, attempt, answer } }
    : { sql: FAILED, values: { id, attempt, answer, state, dueAt, failures, failedSince } };
  if (!isOurs) return [ended];
  if (lane === 'flows') return [ended, ...(isDelivered ? OTHERS_ARE_PASSED : [])];
  if (lane !== 'flows again') return [ended, { sql: PAUSE, values: { answer, probes, probeInMs } }];
  return [ended, { sql: FLOW }, ...(isDelivered ? [{ sql: ALL_ARE_DUE }] : [])];
}

const turnRow = z.object({
  now: z.number(),
  lease: z.string().nullable(),
  leasedUntil: z.number(),
  probeAt: z.number(),
  firstDueAt: z.number().nullable(),
});

const factsRow = z.object({
  now: z.number(),
  dueAt: z.number(),
  failedSince: z.number().nullable(),
  othersPassed: z.number().transform(Boolean),
});

const crowd = z.array(z.object({ answer: z.string().nullable(), failures: z.number() }));

const noRows: unknown[] = [];

/** Of a request that was accepted no more need be known. */
const NOTHING_FAILED = { now: 0, dueAt: 0, failedSince: null, othersPassed: false };
