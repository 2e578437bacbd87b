import 'server-only';
import type { RequestState } from './outbox.ts';

export const ADD = `
  INSERT INTO outbox (id, state, body, time_zone, lead_source, held_because, accepted_at, due_at)
  VALUES (:id, :state, :body, :timeZone, :leadSource, :heldBecause, :now, :now)
  ON CONFLICT (id) DO NOTHING RETURNING id`;

export const IS_KNOWN = 'SELECT id FROM outbox WHERE id = :id';

export const COUNT_UNDELIVERED = `SELECT count(*) AS count FROM outbox WHERE state <> 'delivered'`;

export const CLAIM = `
  UPDATE outbox SET state = 'sending', lease = :lease, due_at = :now + :leaseMs,
    attempts = attempts + 1, last_tried_at = :now
  WHERE id = (
    SELECT id FROM outbox
    WHERE state IN ('pending', 'sending') AND due_at <= :now
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE state = 'sending' AND due_at > :now)
    ORDER BY due_at, accepted_at LIMIT 1
  )
  RETURNING id, body, time_zone AS "timeZone", lead_source AS "leadSource", attempts AS attempt, lease`;

/** True whatever became of the lease: the receiver has it. */
export const DELIVERED = `
  UPDATE outbox SET state = 'delivered', delivered_at = :now, last_answer = :answer, lease = NULL
  WHERE id = :id AND state <> 'delivered' RETURNING state`;

export const FAILED = `
  UPDATE outbox SET state = 'pending', due_at = :now + :waitMs, last_answer = :answer,
    told_to_wait = :wasToldToWait, lease = NULL
  WHERE id = :id AND lease = :lease RETURNING state`;

/** Parked when refused again and again, but only if others were accepted meanwhile: then the fault is its own. */
export const REFUSED = `
  UPDATE outbox SET
    state = CASE WHEN refusals + 1 >= :refusalsToPark AND EXISTS (
      SELECT 1 FROM outbox AS other
      WHERE other.state = 'delivered' AND other.delivered_at >= outbox.refused_since
    ) THEN 'parked' ELSE 'pending' END,
    refusals = refusals + 1, refused_since = coalesce(refused_since, :now),
    due_at = :now + :waitMs, last_answer = :answer, lease = NULL
  WHERE id = :id AND lease = :lease RETURNING state`;

export const INTERRUPTED = `
  UPDATE outbox SET state = 'pending', due_at = :now + :waitMs, told_to_wait = 1, lease = NULL
  WHERE id = :id AND lease = :lease RETURNING state`;

/** The receiver is back: whoever waits for that need not wait longer. */
export const HASTEN = `
  UPDATE outbox SET due_at = :now
  WHERE state = 'pending' AND due_at > :now AND told_to_wait = 0 AND refusals = 0`;

export const NEXT_DUE = `
  SELECT :now AS now,
    (SELECT min(due_at) FROM outbox WHERE state IN ('pending', 'sending')) AS "dueAt",
    (SELECT max(due_at) FROM outbox WHERE state = 'sending') AS "laneFreeAt"`;

const STORED = `
  SELECT id, state, body, time_zone AS "timeZone", lead_source AS "leadSource",
    held_because AS "heldBecause", attempts, last_answer AS "lastAnswer",
    accepted_at AS "acceptedAt", due_at AS "dueAt", last_tried_at AS "lastTriedAt",
    delivered_at AS "deliveredAt"
  FROM outbox`;

export const FIND = `${STORED} WHERE id = :id`;

/** The next page of a list, after the last request of the page before. */
export function listNext(states: readonly RequestState[]) {
  return `${STORED}
    WHERE (accepted_at, id) > (:afterTime, :afterId) AND state IN (${states.map((state) => `'${state}'`)})
    ORDER BY accepted_at, id LIMIT :page`;
}

export const RETRY_ALL = `
  UPDATE outbox SET state = 'pending', due_at = :now, refusals = 0, refused_since = NULL, told_to_wait = 0
  WHERE state IN ('pending', 'parked') RETURNING id`;

export const RETRY_ONE = RETRY_ALL.replace('RETURNING', 'AND id = :id RETURNING');

export const RELEASE = `
  UPDATE outbox SET state = 'pending', due_at = :now
  WHERE id = :id AND state = 'held' RETURNING id`;

export const PURGE = `
  UPDATE outbox SET body = NULL, time_zone = NULL, lead_source = NULL
  WHERE state = 'delivered' AND delivered_at < :now - :ageMs AND body IS NOT NULL RETURNING id`;

export const PULSE = `
  INSERT INTO outbox_pulse (pulse, at) VALUES (1, :now)
  ON CONFLICT (pulse) DO UPDATE SET at = excluded.at`;

export const HEALTH = `
  SELECT
    (SELECT count(*) FROM outbox WHERE state IN ('pending', 'sending')) AS undelivered,
    (SELECT count(*) FROM outbox WHERE state = 'held') AS held,
    (SELECT count(*) FROM outbox WHERE state = 'parked') AS parked,
    :now - (SELECT min(accepted_at) FROM outbox WHERE state IN ('pending', 'sending')) AS "oldestMs",
    (SELECT max(delivered_at) FROM outbox WHERE state = 'delivered') AS "lastDeliveredAt"`;
