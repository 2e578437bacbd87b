import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import type { QueueName } from '#server/store/schema.ts';
import { FLOOD, OVER_QUOTA } from './stored-request.ts';

const LATE_AFTER_MS = 600_000;

/** Both engines index exactly this expression. */
const WAITS_SINCE = 'coalesce(resent_at, accepted_at)';

export const NOTE_MOMENT = `INSERT INTO store_moment (event, at) VALUES (:event, :now)
  ON CONFLICT (event) DO UPDATE SET at = excluded.at`;

const healthOf = (queue: QueueName) => `
  SELECT (SELECT count(*) FROM ${queue} WHERE state = 'pending') AS undelivered,
    (SELECT count(*) FROM ${queue} WHERE state = 'pending' AND ${WAITS_SINCE} >= :now - ${LATE_AFTER_MS}) AS recent,
    (SELECT CAST((:now - min(${WAITS_SINCE})) / 1000 AS BIGINT) FROM ${queue} WHERE state = 'pending')
      AS "oldestUndeliveredSeconds",
    (SELECT count(*) FROM ${queue} WHERE state = 'parked') AS parked,
    (SELECT max(delivered_at) FROM ${queue} WHERE state = 'delivered') AS "lastDeliveredAt",
    paused_since AS "pausedSince", paused_because AS "pausedBecause",
    CASE WHEN paused_since IS NOT NULL THEN probe_at END AS "nextProbeAt", failed_in_a_row AS "failedInARow",
    held, "heldOverQuota", "heldInFlood", "lastSpamAt", "lastOverQuotaAt", "lastFloodAt"
  FROM ${queue}_lane, (
    SELECT count(*) AS held, count(*) FILTER (WHERE held_because = :overQuota) AS "heldOverQuota",
      count(*) FILTER (WHERE held_because = :flood) AS "heldInFlood",
      max(accepted_at) FILTER (WHERE held_because NOT IN (:overQuota, :flood)) AS "lastSpamAt",
      max(accepted_at) FILTER (WHERE held_because = :overQuota) AS "lastOverQuotaAt",
      max(accepted_at) FILTER (WHERE held_because = :flood) AS "lastFloodAt"
    FROM ${queue} WHERE state = 'held'
  ) AS held_requests`;

const time = z.number().nullable();

const healthRow = z.object({
  undelivered: z.number(),
  recent: z.number(),
  oldestUndeliveredSeconds: z.number().nullable(),
  failedInARow: z.number(),
  held: z.number(),
  heldOverQuota: z.number(),
  heldInFlood: z.number(),
  parked: z.number(),
  lastDeliveredAt: time,
  pausedSince: time,
  pausedBecause: z.string().nullable(),
  nextProbeAt: time,
  lastSpamAt: time,
  lastOverQuotaAt: time,
  lastFloodAt: time,
});

export type QueueFigures = Awaited<ReturnType<typeof queueFigures>>;

export async function queueFigures(engine: Engine, queue: QueueName) {
  const [row] = await engine.query(healthOf(queue), { overQuota: OVER_QUOTA, flood: FLOOD });
  const { recent, ...figures } = healthRow.parse(row);
  // In an outage, late requests are many and recent ones few.
  return { ...figures, late: figures.undelivered - recent };
}
