import { z } from 'zod';
import { type Engine, onDeliveryConnections } from '#server/store/engine.ts';
import type { QueueName } from '#server/store/schema.ts';
import { inShortTransactions, type NoteProgress } from '#server/store/short-transactions.ts';
import { type Attempt, SURE_FAULT_MS } from './attempt.ts';
import {
  attemptHistory,
  type Candidate,
  decide,
  FAILURES_TO_PARK,
  LEASE_MS,
  LONGEST_LEASE_MS,
  LONGEST_WAIT_MS,
  laneState,
  nextClaim,
  OVERTAKEN_WAIT_MS,
} from './decide.ts';
import { HAS_FAILED, inStatesSql } from './queue-states.ts';

export type QueueDefinition<Row> = { name: QueueName; columns: string; row: z.ZodType<Row> };
export type Queue<Row> = ReturnType<typeof queueIn<Row>>;
export type Claimed<Row> = Row & Claim;

const claimColumns = attemptHistory.extend({
  id: z.string(),
  lease: z.string(),
  attemptNumber: z.number(),
});
type Claim = z.infer<typeof claimColumns>;

export function queueIn<Row>(
  engine: Engine,
  { name: queueName, columns, row }: QueueDefinition<Row>,
) {
  const sql = statementsOf(queueName, columns);
  const { query } = onDeliveryConnections(engine);

  const leave = (lease: string) => renew(lease, 0);
  const msUntilDue = async () => nextClaim(await laneNow(), '')?.ms;

  return { queueName, claim: claimNext, renew, leave, msUntilDue, recordAttempt, retry };

  /** If this process dies, the row is due again after `dueInMs`. */
  async function claimNext(lease: string, dueInMs = 0): Promise<Claimed<Row> | undefined> {
    const move = nextClaim(await laneNow(), lease);
    if (move === undefined || move.ms > 0) return undefined;
    const [, [taken] = []] = await engine.transactForDelivery([
      { sql: sql.TAKE, values: { lease } },
      { sql: sql.NEXT[move.candidate], values: { lease, dueInMs } },
    ]);
    if (taken) return { ...row.parse(taken), ...claimColumns.parse(taken) };
    await leave(lease);
    return undefined;
  }

  async function renew(lease: string, leaseMs = LEASE_MS) {
    return (await query(sql.RENEW, { lease, leaseMs })).length > 0;
  }

  async function laneNow() {
    const [state] = await query(sql.LANE_STATE);
    return laneState.parse(state);
  }

  /** Undefined if the lease was lost. Then the lane does not change, and no failure is recorded. */
  async function recordAttempt(claimed: Claim, attempt: Attempt, random = Math.random()) {
    const { id, lease, attemptNumber, failures: failuresBefore } = claimed;
    const decision = decide(attempt, claimed, random);
    const { lane, answer, ...row } = decision;
    const { state, failures } = row;
    // Each statement takes exactly the values that it names.
    const attempted = {
      id,
      lease,
      state,
      failures,
      attemptNumber,
      failuresBefore,
      mustWait: Number((attempt.waitsMs ?? 0) > 0),
    };
    const { wasPaused, isPaused, ...laneChanges } = lane;
    // In a pause, an attempt that sets no probe time says nothing about the receiver.
    const because = laneChanges.probeInMs === null ? null : answer;
    const laneValues = { lease, because, isPaused: Number(isPaused), ...laneChanges };
    const [renewed = []] = await engine.transactForDelivery([
      { sql: sql.RENEW, values: { lease, leaseMs: LEASE_MS } },
      ...countedOutcomesOf(attempt).map((outcome) => ({
        sql: sql.COUNT,
        values: { ...attempted, counted: `${queueName} ${outcome}` },
      })),
      { sql: sql.RECORD, values: { ...attempted, ...row, answer } },
      { sql: sql.RECORD_LANE, values: laneValues },
      ...(row.state === 'delivered'
        ? [{ sql: sql.RETRY_FAILED, values: { lease, wasPaused: Number(wasPaused) } }]
        : []),
    ]);
    return renewed.length > 0 ? decision : undefined;
  }

  async function retry(id?: string, noteProgress?: NoteProgress) {
    const given = id === undefined ? await engine.query(sql.TO_RETRY) : [{ id }];
    // Locks the lane before the rows, as `recordAttempt` does. Another order may end in a deadlock.
    const jobs = given.map((row) => [
      { sql: sql.PROBE_NOW },
      { sql: sql.RETRY, values: { id: String(row['id']) } },
    ]);
    return (await inShortTransactions(engine, jobs, noteProgress)).flat().length;
  }
}

/** An attempt that was not made, or not finished, is neither. */
function countedOutcomesOf({ verdict }: Attempt) {
  if (verdict === 'needless' || verdict === 'not counted') return [];
  return [verdict === 'accepted' ? 'delivered' : 'failed'];
}

export const DUE_AGAIN = `state = 'pending', due_at = :now,
  failures = 0, failed_since = NULL, is_overtaken = 0`;

function statementsOf(queue: QueueName, columns: string) {
  const EARLIER_FAILED_LONG = `earlier.is_overtaken = 1
    AND earlier.failures >= ${FAILURES_TO_PARK}
    AND earlier.failed_since <= :now - ${SURE_FAULT_MS}`;
  /** Receivers keep the change that comes last, so a change waits for the call's earlier rows. */
  const WAITS_FOR_EARLIER = `call_hash IS NOT NULL AND EXISTS (SELECT 1 FROM ${queue} AS earlier
    WHERE earlier.call_hash = ${queue}.call_hash AND earlier.revision < ${queue}.revision
      AND earlier.state IN ('pending', 'held') AND NOT (${EARLIER_FAILED_LONG}))`;

  const IS_DELIVERABLE = `state = 'pending' AND NOT (${WAITS_FOR_EARLIER})`;
  const IS_OURS = `(SELECT lease FROM ${queue}_lane) = :lease`;

  const firstDue = (condition: string) =>
    `(SELECT due_at FROM ${queue} WHERE ${IS_DELIVERABLE} AND ${condition}
      ORDER BY due_at LIMIT 1)`;

  // A wrong clock wrote a due time beyond the longest wait.
  const IS_DUE = `(due_at <= :now OR due_at > :now + ${LONGEST_WAIT_MS})`;
  const FAILED_IN_A_ROW = `(SELECT failed_in_a_row FROM ${queue}_lane)`;
  const LAST_ACCEPTED_AT = `(SELECT max(delivered_at) FROM ${queue} WHERE state = 'delivered')`;
  const next = (conditionAndOrder: string) => `UPDATE ${queue} SET due_at = :now + :dueInMs
    WHERE state = 'pending' AND id = (
      SELECT id FROM ${queue}
      WHERE ${IS_OURS} AND ${IS_DELIVERABLE} AND ${IS_DUE} AND ${conditionAndOrder} LIMIT 1)
    RETURNING ${columns}, :now AS now, :lease AS lease, failures, attempts + 1 AS "attemptNumber",
      failed_since AS "failedSince", is_overtaken AS "isOvertaken",
      ${FAILED_IN_A_ROW} AS "failedInARow", ${LAST_ACCEPTED_AT} AS "lastAcceptedAt"`;

  const IS_RECORDED = `id = :id AND (:state = 'delivered' OR state IN ('pending', 'parked')
        AND (:mustWait = 1 OR failures IN (:failuresBefore, :failures)) AND ${IS_OURS})`;

  const IS_RETRIABLE = inStatesSql(['pending', 'parked']);

  return {
    LANE_STATE: `SELECT :now AS now, lease, leased_until AS "leasedUntil", probe_at AS "probeAt",
      next_untried_at AS "nextUntriedAt", failed_in_a_row AS "failedInARow",
      ${firstDue('failures = 0')} AS "untriedDueAt", ${firstDue('failures > 0')} AS "failedDueAt"
      FROM ${queue}_lane`,
    TAKE: `UPDATE ${queue}_lane SET lease = :lease, leased_until = :now + ${LEASE_MS}
      WHERE lease = :lease OR leased_until <= :now OR leased_until > :now + ${LONGEST_LEASE_MS}`,
    NEXT: {
      'oldest untried': next('failures = 0 ORDER BY due_at, accepted_at'),
      'newest untried': next('failures = 0 ORDER BY due_at DESC, accepted_at DESC'),
      'least failed': next(`${HAS_FAILED} ORDER BY failures, due_at, accepted_at`),
    } satisfies Record<Candidate, string>,
    RENEW: `UPDATE ${queue}_lane SET leased_until = :now + :leaseMs
      WHERE lease = :lease RETURNING lease`,
    /**
     * An acceptance is recorded even without the lease, because the receiver has the row. Any other
     * outcome needs the lease and a row that is pending, or parked by the first write of the same
     * outcome. If an operator has retried the row meanwhile, its `failures` differ, and only an
     * outcome with `waitsMs` is recorded.
     */
    RECORD: `UPDATE ${queue} SET state = :state, due_at = :now + :dueInMs, failures = :failures,
        failed_since = :failedSince, attempts = :attemptNumber, last_tried_at = :now,
        last_answer = coalesce(:answer, last_answer),
        delivered_at = CASE WHEN :state = 'delivered' THEN :now END
      WHERE ${IS_RECORDED}`,
    /** A write is repeated if its result was lost. Then the row has had the attempt already. */
    COUNT: `UPDATE store_count SET count = count + 1 WHERE name = :counted
      AND EXISTS (SELECT 1 FROM ${queue} WHERE ${IS_RECORDED} AND attempts < :attemptNumber)`,
    RECORD_LANE: `UPDATE ${queue}_lane SET failed_in_a_row = :failedInARow,
        paused_since = CASE WHEN :isPaused = 1 THEN coalesce(paused_since, :now) END,
        paused_because = CASE WHEN :isPaused = 1 THEN coalesce(:because, paused_because) END,
        probe_at = CASE WHEN :isPaused = 1 THEN coalesce(:now + :probeInMs, probe_at) ELSE 0 END,
        next_untried_at = CASE WHEN :isPaused = 1 THEN :now + :untriedInMs ELSE 0 END
      WHERE lease = :lease`,
    /**
     * A request that a mail server may have delivered still waits its hour. More than 1,000 rows
     * would block the server.
     */
    RETRY_FAILED: `UPDATE ${queue} SET is_overtaken = 1,
        failures = CASE WHEN is_overtaken = 0 THEN 1 ELSE failures END,
        failed_since = CASE WHEN is_overtaken = 0 THEN :now ELSE failed_since END,
        due_at = CASE WHEN due_at - last_tried_at >= ${LONGEST_WAIT_MS} THEN due_at
          WHEN due_at > :now + ${OVERTAKEN_WAIT_MS} THEN :now + ${OVERTAKEN_WAIT_MS} ELSE due_at END
      WHERE id IN (SELECT id FROM ${queue} WHERE state = 'pending' AND failures > 0
          AND (is_overtaken = 0 OR :wasPaused = 1 AND due_at > :now + ${OVERTAKEN_WAIT_MS})
        LIMIT 1000)
        AND state = 'pending' AND ${IS_OURS}`,
    TO_RETRY: `SELECT id FROM ${queue} WHERE ${IS_RETRIABLE} ORDER BY accepted_at, id`,
    RETRY: `UPDATE ${queue} SET ${DUE_AGAIN} WHERE id = :id AND ${IS_RETRIABLE} RETURNING id`,
    PROBE_NOW: `UPDATE ${queue}_lane SET probe_at = :now, next_untried_at = :now`,
  };
}
