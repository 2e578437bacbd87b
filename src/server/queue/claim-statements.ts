import { FAILURES_TO_PARK, LEASE_MS, LONGEST, RETRY_FAILED_MS, SERIES_WAITS_MS } from './decide.ts';
import type { QueueTable } from './queue-table.ts';

export function claimStatementsOf<Row>({ name: queue, columns, series }: QueueTable<Row>) {
  const lane = `${queue}_lane`;
  const WAITS_FOR_EARLIER = `${series.of} IS NOT NULL AND EXISTS (SELECT 1 FROM ${queue} AS earlier
    WHERE earlier.${series.of} = ${queue}.${series.of}
      AND earlier.${series.place} < ${queue}.${series.place}
      AND earlier.state IN ('pending', 'held')
      AND NOT (earlier.is_overtaken = 1 AND earlier.failures >= ${FAILURES_TO_PARK}
        AND earlier.failed_since <= :now - ${SERIES_WAITS_MS}))`;
  const IS_DELIVERABLE = `state = 'pending' AND NOT (${WAITS_FOR_EARLIER})`;
  const IS_DUE = `${IS_DELIVERABLE} AND due_at <= :now`;
  const IS_OURS = `(SELECT lease FROM ${lane}) = :lease`;

  // The plus keeps both databases from sorting all that is due: they walk in the order of an index.
  const leastFailed = (direction: 'ASC' | 'DESC') => `(SELECT id FROM ${queue}
    WHERE ${IS_DELIVERABLE} AND +due_at <= :now
    ORDER BY failures, due_at ${direction}, accepted_at ${direction} LIMIT 1)`;
  const FAILED_IN_A_ROW = `(SELECT failed_in_a_row FROM ${lane})`;

  return {
    /** A time further ahead than anybody may set it was written by a wrong clock, and has come. */
    TRUST_TIMES: [
      `UPDATE ${queue} SET due_at = :now WHERE state = 'pending'
        AND due_at > :now + ${LONGEST.waitMs}`,
      `UPDATE ${lane} SET leased_until = 0 WHERE leased_until > :now + ${LONGEST.leaseMs}`,
      `UPDATE ${lane} SET paused_until = 0 WHERE paused_until > :now + ${LONGEST.pauseMs}`,
    ],
    LANE: `SELECT :now AS now, leased_until AS "leasedUntil", paused_until AS "pausedUntil",
      (SELECT due_at FROM ${queue} WHERE ${IS_DELIVERABLE} ORDER BY due_at LIMIT 1) AS "dueAt"
      FROM ${lane}`,
    TAKE: `UPDATE ${lane} SET lease = :lease, leased_until = :now + ${LEASE_MS}
      WHERE (lease = :lease OR leased_until <= :now) AND paused_until <= :now
        AND EXISTS (SELECT 1 FROM ${queue} WHERE ${IS_DUE})`,
    /** Many bad rows may precede the newest, so it goes first while the receiver is in doubt. */
    NEXT: `UPDATE ${queue} SET due_at = :now + :dueInMs WHERE state = 'pending' AND id = CASE
        WHEN NOT EXISTS (SELECT 1 FROM ${lane} WHERE lease = :lease AND paused_until <= :now)
          THEN NULL
        WHEN ${FAILED_IN_A_ROW} = 0 THEN ${leastFailed('ASC')} ELSE ${leastFailed('DESC')} END
      RETURNING ${columns}, :now AS now, :lease AS lease, failures, attempts + 1 AS "attemptNumber",
        failed_since AS "failedSince", is_overtaken AS "isOvertaken",
        ${FAILED_IN_A_ROW} AS "failedInARow",
        (SELECT max(delivered_at) FROM ${queue} WHERE state = 'delivered') AS "lastAcceptedAt"`,
    RENEW: `UPDATE ${lane} SET leased_until = :now + :leaseMs WHERE lease = :lease RETURNING lease`,
    /** A write is repeated if its result was lost. Then the row has had the attempt already. */
    COUNT: `UPDATE store_count SET count = count + 1 WHERE name = :counted
      AND EXISTS (SELECT 1 FROM ${queue} WHERE id = :id AND attempts < :attemptNumber
        AND (:state = 'delivered' OR ${IS_OURS}))`,
    /** An acceptance is recorded even without the lease, because the receiver has the row. */
    RECORD: `UPDATE ${queue} SET state = :state, due_at = :now + :dueInMs, failures = :failures,
        failed_since = :failedSince, attempts = :attemptNumber, last_tried_at = :now,
        last_answer = coalesce(:answer, last_answer),
        delivered_at = CASE WHEN :state = 'delivered' THEN :now END
      WHERE id = :id AND (:state = 'delivered'
        OR state = 'pending' AND ${IS_OURS})`,
    RECORD_LANE: `UPDATE ${lane} SET failed_in_a_row = :failedInARow,
        paused_since = CASE WHEN :isPaused = 1 THEN coalesce(paused_since, :now) END,
        paused_because = CASE WHEN :isPaused = 1 THEN coalesce(:because, paused_because) END,
        paused_until = CASE WHEN :isPaused = 1 THEN coalesce(:now + :pauseMs, paused_until) ELSE 0 END
      WHERE lease = :lease`,
    /**
     * The receiver accepts: rows that failed before begin anew. A row that it may have still waits
     * its hour. More than 1,000 rows would block the server.
     */
    RETRY_FAILED: `UPDATE ${queue} SET is_overtaken = 1, failures = 1, failed_since = :now,
        due_at = CASE WHEN due_at - last_tried_at >= ${LONGEST.waitMs} THEN due_at
          WHEN due_at > :now + ${RETRY_FAILED_MS} THEN :now + ${RETRY_FAILED_MS} ELSE due_at END
      WHERE id IN (SELECT id FROM ${queue}
          WHERE state = 'pending' AND failures > 0 AND is_overtaken = 0 LIMIT 1000)
        AND state = 'pending' AND ${IS_OURS}`,
  };
}
