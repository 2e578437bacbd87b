import type { Engine, Statement } from '#server/store/engine.ts';
import type { Answer } from './answer.ts';
import {
  type Candidate,
  type Decision,
  decide,
  type LaneDecision,
  laneState,
  nextMove,
  storedFacts,
} from './decide.ts';
import { type ClaimedRequest, claimedRow } from './stored-request.ts';
import {
  FAILS_ALONE_AFTER_MS,
  FAILURES_TO_PARK,
  LEASE_MS,
  LONGEST_WAIT_MS,
  RETRIED_SOON_MS,
} from './waits.ts';

/** A change waits for the earlier request, unless that failed 7 more times, over 40 min, after another was accepted. */
const WAITS_FOR_EARLIER = `follows IS NOT NULL AND EXISTS (SELECT 1 FROM outbox AS earlier
  WHERE earlier.id = outbox.follows AND earlier.state IN ('pending', 'held')
    AND NOT (earlier.others_accepted = 1 AND earlier.failures >= ${FAILURES_TO_PARK}
      AND earlier.failed_since <= :now - ${FAILS_ALONE_AFTER_MS}))`;

const IS_DELIVERABLE = `state = 'pending' AND NOT (${WAITS_FOR_EARLIER})`;

const firstDue = (which: string) =>
  `(SELECT due_at FROM outbox WHERE ${IS_DELIVERABLE} AND ${which} ORDER BY due_at LIMIT 1)`;

const LANE_STATE = `SELECT :now AS now, lease, leased_until AS "leasedUntil", probe_at AS "probeAt", next_untried_at AS "nextUntriedAt",
  failed_in_a_row AS "failedInARow", ${firstDue('failures = 0')} AS "untriedDueAt", ${firstDue('failures > 0')} AS "failedDueAt"
  FROM outbox_lane`;

const TAKE = `UPDATE outbox_lane SET lease = :lease, leased_until = :now + ${LEASE_MS}
  WHERE leased_until = :leasedUntil AND coalesce(lease, '') = :seenLease RETURNING probes, lease`;

const CAP_DUE_TIMES = ['failures = 0', 'failures > 0'].map((which) => ({
  sql: `UPDATE outbox SET due_at = :now
    WHERE state = 'pending' AND ${which} AND due_at > :now + ${LONGEST_WAIT_MS} RETURNING id`,
}));

const next = (which: string) => `SELECT id, body, attributes, secret,
    resent_at AS "resentAt", attempts + 1 AS attempt, failures, probes, lease
  FROM outbox, outbox_lane
  WHERE lease = :lease AND ${IS_DELIVERABLE} AND due_at <= :now AND ${which} LIMIT 1`;

const NEXT: Record<Candidate, string> = {
  'oldest untried': next('failures = 0 ORDER BY due_at, accepted_at'),
  'newest untried': next('failures = 0 ORDER BY due_at DESC, accepted_at DESC'),
  'least failed': next('failed_since IS NOT NULL ORDER BY failures, due_at, accepted_at'),
};

const RENEW = `UPDATE outbox_lane SET leased_until = :now + :leaseMs WHERE lease = :lease RETURNING lease`;

const FACTS = `SELECT :now AS now, failed_since AS "failedSince", others_accepted AS "othersAccepted",
    failed_in_a_row AS "failedInARow", only_failing_id AS "onlyFailingId"
  FROM outbox, outbox_lane WHERE id = :id AND state IN ('pending', 'parked')`;

const DELIVERED = `UPDATE outbox SET state = 'delivered', delivered_at = coalesce(delivered_at, :now),
    attempts = :attempt, last_tried_at = :now, last_answer = :answer, secret = NULL
  WHERE id = :id RETURNING state`;

const FAILED = `UPDATE outbox SET state = :state, due_at = :dueAt, failures = :failures, failed_since = CAST(:failedSince AS BIGINT),
    attempts = :attempt, last_tried_at = :now, last_answer = coalesce(:answer, last_answer)
  WHERE id = :id RETURNING state`;

const PAUSE = `UPDATE outbox_lane SET paused_since = coalesce(paused_since, :now),
    paused_because = coalesce(:answer, paused_because), probes = :probes,
    probe_at = coalesce(:now + CAST(:probeInMs AS BIGINT), probe_at), next_untried_at = :now + :untriedInMs,
    failed_in_a_row = :failedInARow, only_failing_id = :onlyFailingId
  RETURNING probes`;

const FLOW = `UPDATE outbox_lane SET paused_since = NULL, paused_because = NULL, probes = 0, probe_at = 0, next_untried_at = 0,
    failed_in_a_row = :failedInARow, only_failing_id = :onlyFailingId
  RETURNING probes`;

/** A batch for each acceptance, because one statement for all would stop the server. */
const retryFailed = (which: string) => ({
  sql: `UPDATE outbox SET others_accepted = 1,
      failures = CASE WHEN others_accepted = 0 THEN 1 ELSE failures END,
      failed_since = CASE WHEN others_accepted = 0 THEN :now ELSE failed_since END,
      due_at = CASE WHEN due_at > :now + ${RETRIED_SOON_MS} THEN :now + ${RETRIED_SOON_MS} ELSE due_at END
    WHERE id IN (SELECT id FROM outbox WHERE state = 'pending' AND failures > 0 AND ${which} LIMIT 1000)
      AND state = 'pending' RETURNING id`,
});
const RETRY_NEWLY_FAILED = retryFailed('others_accepted = 0');
const RETRY_WAITING = retryFailed(`(others_accepted = 0 OR due_at > :now + ${RETRIED_SOON_MS})`);

export type NothingToClaim =
  | 'no request waits'
  | 'no request is due'
  | 'the lane is paused'
  | 'another process has the lane';

export function laneIn(engine: Engine) {
  return { claim, renew, leave, msUntilDue, recordAttempt };

  async function claim(lease: string): Promise<ClaimedRequest | NothingToClaim> {
    const seen = await readState();
    const move = nextMove(seen, lease);
    if (move === undefined) return 'no request waits';
    if (move.ms > 0) return move.because;
    const { leasedUntil, lease: seenLease } = seen;
    const [taken = [], ...following] = await engine.transact(
      [{ sql: TAKE, values: { lease, leasedUntil, seenLease: seenLease ?? '' } }],
      ([taken = []]) =>
        taken.length > 0 ? [...CAP_DUE_TIMES, { sql: NEXT[move.takes], values: { lease } }] : [],
    );
    const [row] = following.at(-1) ?? [];
    if (row) return claimedRow.parse(row);
    await leave(lease);
    return taken.length > 0 ? 'no request waits' : 'another process has the lane';
  }

  async function renew(lease: string, leaseMs = LEASE_MS) {
    return (await engine.query(RENEW, { lease, leaseMs })).length > 0;
  }

  async function leave(lease: string) {
    await renew(lease, 0);
  }

  async function msUntilDue() {
    return nextMove(await readState(), '')?.ms;
  }

  async function readState() {
    return laneState.parse((await engine.query(LANE_STATE))[0]);
  }

  /** Returns undefined if the lease was lost: then the lane does not change. */
  async function recordAttempt(request: ClaimedRequest, answer: Answer, random = Math.random()) {
    const { id, lease } = request;
    let decision: Decision | undefined;
    await engine.transact(
      [
        { sql: RENEW, values: { lease, leaseMs: LEASE_MS } },
        { sql: FACTS, values: { id } },
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
}

function writesOf(decision: Decision, request: ClaimedRequest, isOurs: boolean): Statement[] {
  const { id, attempt } = request;
  const { state, lane, answer, dueAt, failures, failedSince } = decision;
  const isDelivered = state === 'delivered';
  const outcome = isDelivered
    ? { sql: DELIVERED, values: { id, attempt, answer } }
    : { sql: FAILED, values: { id, attempt, answer, state, dueAt, failures, failedSince } };
  if (!isOurs) return [outcome];
  const retry = lane.does === 'flows again' ? RETRY_WAITING : RETRY_NEWLY_FAILED;
  return [outcome, laneWrite(lane, answer), ...(isDelivered ? [retry] : [])];
}

function laneWrite({ does, ...values }: LaneDecision, answer: string | null): Statement {
  return 'probes' in values ? { sql: PAUSE, values: { ...values, answer } } : { sql: FLOW, values };
}

const NO_FACTS = {
  now: 0,
  failedSince: null,
  othersAccepted: false,
  failedInARow: 0,
  onlyFailingId: null,
};
