import type { Candidate, Decision } from './decide.ts';
import { WITHOUT_WORDS } from './purging.ts';
import {
  FAILS_ALONE_AFTER_MS,
  FAILURES_TO_PARK,
  LEASE_MS,
  LONGEST_WAIT_MS,
  RETRIED_SOON_MS,
} from './waits.ts';

export function laneStatements(queue: string, keepsSecrets = false) {
  /** A change waits for the earlier request, unless that failed 7 more times, over 40 min, after another was accepted. */
  const WAITS_FOR_EARLIER = `follows IS NOT NULL AND EXISTS (SELECT 1 FROM ${queue} AS earlier
    WHERE earlier.id = ${queue}.follows AND earlier.state NOT IN ('delivered', 'parked', 'erased')
      AND NOT (earlier.others_accepted = 1 AND earlier.failures >= ${FAILURES_TO_PARK}
        AND earlier.failed_since <= :now - ${FAILS_ALONE_AFTER_MS}))`;

  const IS_DELIVERABLE = `state = 'pending' AND NOT (${WAITS_FOR_EARLIER})`;

  const firstDue = (which: string) =>
    `(SELECT due_at FROM ${queue} WHERE ${IS_DELIVERABLE} AND ${which} ORDER BY due_at LIMIT 1)`;

  const next = (which: string) => `SELECT id, body, attributes, secret, failures, probes, lease,
      resent_at AS "resentAt", attempts + 1 AS attempt, accepted_at AS "acceptedAt"
    FROM ${queue}, ${queue}_lane
    WHERE ${IS_DELIVERABLE} AND (due_at <= :now OR due_at > :now + ${LONGEST_WAIT_MS}) AND ${which} LIMIT 1`;

  const record = (change = '') => `UPDATE ${queue} SET ${change} state = :state, due_at = :dueAt,
      failures = :failures, failed_since = CAST(:failedSince AS BIGINT), attempts = :attempt,
      last_tried_at = :now, last_answer = coalesce(:answer, last_answer)
    WHERE id = :id RETURNING state`;

  return {
    LANE_STATE: `SELECT :now AS now, lease, leased_until AS "leasedUntil", probe_at AS "probeAt", next_untried_at AS "nextUntriedAt",
      failed_in_a_row AS "failedInARow", ${firstDue('failures = 0')} AS "untriedDueAt", ${firstDue('failures > 0')} AS "failedDueAt"
      FROM ${queue}_lane`,
    TAKE: `UPDATE ${queue}_lane SET lease = :lease, leased_until = :now + ${LEASE_MS}
      WHERE leased_until = :leasedUntil AND coalesce(lease, '') = :seenLease RETURNING lease`,
    NEXT: {
      'oldest untried': next('failures = 0 ORDER BY due_at, accepted_at'),
      'newest untried': next('failures = 0 ORDER BY due_at DESC, accepted_at DESC'),
      'least failed': next('failed_since IS NOT NULL ORDER BY failures, due_at, accepted_at'),
    } satisfies Record<Candidate, string>,
    RENEW: `UPDATE ${queue}_lane SET leased_until = :now + :leaseMs WHERE lease = :lease RETURNING lease`,
    FACTS: `SELECT :now AS now, state IN ('pending', 'parked') AS "isWaiting", failed_since AS "failedSince",
        others_accepted AS "othersAccepted", failed_in_a_row AS "failedInARow"
      FROM ${queue}, ${queue}_lane WHERE id = :id`,
    RECORD: {
      pending: record(),
      parked: record(),
      erased: record(`${WITHOUT_WORDS},`),
      delivered: record(`delivered_at = coalesce(delivered_at, :now),
        secret = ${keepsSecrets ? 'CASE WHEN keep_until > :now THEN secret END' : 'NULL'},`),
    } satisfies Record<Decision['state'], string>,
    RECORD_LANE: `UPDATE ${queue}_lane SET failed_in_a_row = :failedInARow, probes = :probes,
        paused_since = CASE WHEN :probes > 0 THEN coalesce(paused_since, :now) END,
        paused_because = CASE WHEN :probes > 0 THEN coalesce(:answer, paused_because) END,
        probe_at = CASE WHEN :probes > 0 THEN coalesce(:now + CAST(:probeInMs AS BIGINT), probe_at) ELSE 0 END,
        next_untried_at = CASE WHEN :probes > 0 THEN :now + :untriedInMs ELSE 0 END
      RETURNING probes`,
    /** A batch for each acceptance, because one statement for all would stop the server. */
    RETRY_FAILED: `UPDATE ${queue} SET others_accepted = 1,
        failures = CASE WHEN others_accepted = 0 THEN 1 ELSE failures END,
        failed_since = CASE WHEN others_accepted = 0 THEN :now ELSE failed_since END,
        due_at = CASE WHEN due_at > :now + ${RETRIED_SOON_MS} THEN :now + ${RETRIED_SOON_MS} ELSE due_at END
      WHERE id IN (SELECT id FROM ${queue} WHERE state = 'pending' AND failures > 0
          AND (others_accepted = 0 OR :wasPaused = 1 AND due_at > :now + ${RETRIED_SOON_MS}) LIMIT 1000)
        AND state = 'pending' RETURNING id`,
  };
}
