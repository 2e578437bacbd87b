import {
  type Candidate,
  FAILURES_TO_PARK,
  LEASE_MS,
  LONGEST_LEASE_MS,
  LONGEST_WAIT_MS,
  OVERTAKEN_WAIT_MS,
  PARKS_AFTER_MS,
} from './decide.ts';
import { HAS_FAILED } from './queue-states.ts';
import type { QueueTable } from './queue-table.ts';
import { hasComeSql, isTooFarAheadSql } from './trusted-time.ts';

export function claimStatementsOf<Row>({ name: queue, columns, series }: QueueTable<Row>) {
  const EARLIER_FAILED_LONG = `earlier.is_overtaken = 1
    AND earlier.failures >= ${FAILURES_TO_PARK}
    AND earlier.failed_since <= :now - ${PARKS_AFTER_MS.sure}`;
  const WAITS_FOR_EARLIER = `${series.of} IS NOT NULL AND EXISTS (SELECT 1 FROM ${queue} AS earlier
    WHERE earlier.${series.of} = ${queue}.${series.of}
      AND earlier.${series.place} < ${queue}.${series.place}
      AND earlier.state IN ('pending', 'held') AND NOT (${EARLIER_FAILED_LONG}))`;

  const IS_DELIVERABLE = `state = 'pending' AND NOT (${WAITS_FOR_EARLIER})`;
  const IS_OURS = `(SELECT lease FROM ${queue}_lane) = :lease`;

  const firstDue = (condition: string) =>
    `(SELECT due_at FROM ${queue} WHERE ${IS_DELIVERABLE} AND ${condition}
      ORDER BY due_at LIMIT 1)`;
  const firstTooFarAhead = (condition: string) =>
    firstDue(`${condition} AND ${isTooFarAheadSql('due_at', LONGEST_WAIT_MS)}`);

  const IS_DUE = hasComeSql('due_at', LONGEST_WAIT_MS);
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

  return {
    LANE_STATE: `SELECT :now AS now, lease, leased_until AS "leasedUntil", probe_at AS "probeAt",
      next_untried_at AS "nextUntriedAt", failed_in_a_row AS "failedInARow",
      ${firstDue('failures = 0')} AS "untriedDueAt", ${firstDue('failures > 0')} AS "failedDueAt"
      FROM ${queue}_lane`,
    TOO_FAR_AHEAD: `SELECT ${firstTooFarAhead('failures = 0')} AS "untriedDueAt",
      ${firstTooFarAhead('failures > 0')} AS "failedDueAt"`,
    TAKE: `UPDATE ${queue}_lane SET lease = :lease, leased_until = :now + ${LEASE_MS}
      WHERE lease = :lease OR ${hasComeSql('leased_until', LONGEST_LEASE_MS)}`,
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
     * A row that its receiver may have still waits its hour. More than 1,000 rows would block the
     * server.
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
  };
}
