import 'server-only';

export const ADD = `
  INSERT INTO outbox (id, state, body, time_zone, lead_source, held_because, accepted_at, due_at)
  VALUES (:id, :state, :body, :timeZone, :leadSource, :heldBecause, :now, :now)
  ON CONFLICT (id) DO NOTHING`;

/** What looks like spam has a room of its own, of which the oldest give way. */
export const TRIM_HELD = `
  DELETE FROM outbox WHERE id IN (
    SELECT id FROM outbox WHERE state = 'held' ORDER BY accepted_at DESC LIMIT 1000 OFFSET :room
  ) RETURNING id`;

/** A time that lies further ahead than it could is due, too: the clock went back. */
const isDue = (time: string, longestMs: string) =>
  `(${time} <= :now OR ${time} > :now + ${longestMs})`;

/** One row and one statement: of many who try at once, a database lets one. */
export const TAKE_LANE = `
  UPDATE outbox_lane SET lease = :lease, leased_until = :now + :leaseMs
  WHERE (lease = :lease OR ${isDue('leased_until', '2 * :leaseMs')})
    AND ${isDue('probe_at', ':longestPauseMs')}
    AND EXISTS (SELECT 1 FROM outbox WHERE state = 'pending' AND ${isDue('due_at', ':longestWaitMs')})
  RETURNING lease`;

/** For no time at all gives the lane back. */
export const HOLD_LANE = `
  UPDATE outbox_lane SET leased_until = :now + :leaseMs WHERE lease = :lease RETURNING lease`;

/** For who holds the lane, and will for a while: what another has sent was committed before it was ours. */
export const NEXT_DUE = `
  SELECT id, body, time_zone AS "timeZone", lead_source AS "leadSource", attempts + 1 AS attempt, failures, probes, lease
  FROM outbox, outbox_lane
  WHERE lease = :lease AND leased_until >= :now + :leftMs AND leased_until <= :now + :leaseMs
    AND ${isDue('probe_at', ':longestPauseMs')}
    AND id = coalesce(
      (SELECT id FROM outbox WHERE state = 'pending' AND id <> :except AND due_at <= :now
        ORDER BY due_at, accepted_at LIMIT 1),
      (SELECT id FROM outbox WHERE state = 'pending' AND id <> :except AND due_at > :now + :longestWaitMs
        ORDER BY due_at LIMIT 1)
    )`;

/** True whatever became of the lease: the receiver has it. */
export const DELIVERED = `
  UPDATE outbox SET state = 'delivered', delivered_at = coalesce(delivered_at, :now), attempts = :attempt,
    last_tried_at = :now, last_answer = :answer
  WHERE id = :id RETURNING state`;

const othersWereAccepted = `
  EXISTS (SELECT 1 FROM outbox AS other WHERE other.state = 'delivered' AND other.delivered_at >= outbox.failed_since)`;

/**
 * A request that is to blame waits by its own schedule once others were accepted, and is parked when refused for too
 * long meanwhile. When the receiver is to blame it keeps its place, and goes first when the lane probes; a probe that
 * failed goes behind the others, because it could be what the receiver cannot take.
 */
export const FAILED = `
  UPDATE outbox SET attempts = :attempt, last_tried_at = :now, last_answer = coalesce(:answer, last_answer),
    due_at = CASE :blame WHEN 'receiver' THEN due_at WHEN 'probe' THEN :now
      ELSE :now + CASE WHEN ${othersWereAccepted} THEN :waitMs ELSE :waitAloneMs END END,
    failures = CASE :blame WHEN 'request' THEN :failures + 1 ELSE failures END,
    failed_since = CASE :blame WHEN 'request' THEN coalesce(failed_since, :now) ELSE failed_since END,
    state = CASE WHEN :blame = 'request' AND :failures + 1 >= :failuresToPark AND failed_since <= :now - :parksAfterMs
      AND ${othersWereAccepted} THEN 'parked' ELSE 'pending' END
  WHERE id = :id AND state IN ('pending', 'parked') AND EXISTS (SELECT 1 FROM outbox_lane WHERE lease = :lease)
  RETURNING state`;

/** The third failure in a row, and not all of one request: that is the receiver, whatever it answers. */
export const PAUSE = `
  UPDATE outbox_lane SET paused_since = coalesce(paused_since, :now), paused_because = :answer,
    probes = :probes + 1, probe_at = :now + :probeInMs
  WHERE lease = :lease AND (:isCertain = 1 OR (
    SELECT sum(CASE WHEN id = :id THEN :failures ELSE failures END) >= 2
      AND sum(CASE WHEN id = :id THEN 0 ELSE 1 END) >= 1 FROM outbox
    WHERE state = 'pending' AND failed_since > (
      SELECT coalesce(max(delivered_at), 0) FROM outbox WHERE state = 'delivered'
    )
  ))
  RETURNING lease`;

export const FLOW = `
  UPDATE outbox_lane SET paused_since = NULL, paused_because = NULL, probes = 0, probe_at = 0
  WHERE lease = :lease RETURNING lease`;

/** The receiver is back: whoever waits for that need not wait longer. */
export const HASTEN = `
  UPDATE outbox SET due_at = :now, failures = 0, failed_since = NULL
  WHERE state = 'pending' AND due_at > :now`;

export const LANE = `
  SELECT :now AS now, leased_until AS "leasedUntil", probe_at AS "probeAt",
    (SELECT min(due_at) FROM outbox WHERE state = 'pending') AS "dueAt"
  FROM outbox_lane`;

export const DISCARD = `DELETE FROM outbox WHERE id = :id AND state IN ('held', 'parked') RETURNING id`;

export const FORGET_DELIVERED = `
  UPDATE outbox SET body = NULL, time_zone = NULL, lead_source = NULL
  WHERE id = :id AND state = 'delivered' RETURNING id`;

export const FORGET_UNDELIVERED = `DELETE FROM outbox WHERE id = :id AND state <> 'delivered' RETURNING id`;

export const RETRY_ALL = `
  UPDATE outbox SET state = 'pending', due_at = :now, failures = 0, failed_since = NULL
  WHERE state IN ('pending', 'parked') RETURNING id`;

export const RETRY_ONE = RETRY_ALL.replace('RETURNING', 'AND id = :id RETURNING');

export const PROBE_NOW = 'UPDATE outbox_lane SET probe_at = :now';

export const RELEASE = `
  UPDATE outbox SET state = 'pending', due_at = :now
  WHERE id = :id AND state = 'held' RETURNING id`;

/** A few at a time: nobody else can write meanwhile. */
export const PURGE = `
  UPDATE outbox SET body = NULL, time_zone = NULL, lead_source = NULL WHERE id IN (
    SELECT id FROM outbox
    WHERE state = 'delivered' AND body IS NOT NULL AND delivered_at < :now - :ageMs
    ORDER BY delivered_at LIMIT :batch
  ) RETURNING id`;

/** Nobody has released it in all that time. */
export const PURGE_HELD = `
  DELETE FROM outbox WHERE state = 'held' AND accepted_at < :now - :ageMs RETURNING id`;

export const PULSE = `
  INSERT INTO outbox_pulse (pulse, at) VALUES (1, :now)
  ON CONFLICT (pulse) DO UPDATE SET at = excluded.at`;

/** Not counted are the late ones: those are many when it matters, and the others few. */
export const HEALTH = `
  SELECT undelivered, undelivered - recent AS late,
    CAST((:now - oldest) / 1000 AS BIGINT) AS "oldestUndeliveredSeconds",
    paused_since AS "pausedSince", paused_because AS "pausedBecause",
    CASE WHEN paused_since IS NOT NULL THEN probe_at END AS "nextProbeAt",
    held, "heldOverShare", "lastSpamAt", "lastOverShareAt",
    (SELECT max(last_tried_at) FROM outbox WHERE state = 'parked') AS "lastParkedAt",
    (SELECT count(*) FROM outbox WHERE state = 'parked') AS parked,
    (SELECT max(delivered_at) FROM outbox WHERE state = 'delivered') AS "lastDeliveredAt"
  FROM outbox_lane, (
    SELECT (SELECT count(*) FROM outbox WHERE state = 'pending') AS undelivered,
      (SELECT count(*) FROM outbox WHERE state = 'pending' AND accepted_at >= :now - :lateAfterMs) AS recent,
      (SELECT min(accepted_at) FROM outbox WHERE state = 'pending') AS oldest
  ) AS waiting, (
    SELECT count(*) AS held, count(*) FILTER (WHERE held_because = :overShare) AS "heldOverShare",
      max(accepted_at) FILTER (WHERE held_because <> :overShare) AS "lastSpamAt",
      max(accepted_at) FILTER (WHERE held_because = :overShare) AS "lastOverShareAt"
    FROM outbox WHERE state = 'held'
  ) AS kept_back`;

export const UNDELIVERED = `
  SELECT (SELECT count(*) FROM outbox WHERE state = 'pending')
    + (SELECT count(*) FROM outbox WHERE state = 'parked') AS undelivered`;
