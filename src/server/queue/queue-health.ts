import { z } from 'zod';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Queryable } from '#server/store/engine.ts';
import { readValues } from '#server/store/read-values.ts';
import type { QueueName } from '#server/store/schema.ts';

export const LATE_AFTER_MS = 10 * MINUTE_MS;

/**
 * An index of the schema has exactly this expression: append a step with a new index to change it.
 */
const WAITS_SINCE = 'coalesce(resent_at, accepted_at)';

export type QueueHealth = Awaited<ReturnType<typeof readQueueHealth>>;

export async function readQueueHealth(engine: Queryable, queue: QueueName) {
  const pending = `FROM ${queue} WHERE state = 'pending'`;
  const failed = `${pending} AND failures > 0`;
  const lane = `FROM ${queue}_lane`;
  const isLaneWell = `(SELECT failed_in_a_row ${lane}) = 0`;
  // A row that waits for a limit, or that an operator retried, has no failure and is late from
  // then.
  const lateSince = `CASE WHEN failures = 0 AND (due_at > :now OR ${isLaneWell})
    THEN due_at ELSE ${WAITS_SINCE} END`;
  // A time far ahead is a wrong clock's, and late.
  const isInTime = `(${lateSince}) BETWEEN :now - ${LATE_AFTER_MS} AND :now + ${LATE_AFTER_MS}`;
  const counted = (what: string) =>
    `(SELECT count FROM store_count WHERE name = '${queue} ${what}')`;
  const counts = await readValues(engine, z.number(), {
    undelivered: `count(*) ${pending}`,
    late: `count(*) ${pending} AND NOT (${isInTime})`,
    failing: `count(*) ${failed}`,
    parked: `count(*) FROM ${queue} WHERE state = 'parked'`,
    held: `count(*) FROM ${queue} WHERE state = 'held'`,
    accepted: `count(*) + ${counted('removed')} FROM ${queue}`,
    delivered: counted('delivered'),
    failed: counted('failed'),
    failedInARow: `failed_in_a_row ${lane}`,
  });
  const moments = await readValues(engine, z.number().nullable(), {
    oldestUndeliveredSeconds: `CAST((:now - min(${WAITS_SINCE})) / 1000 AS BIGINT) ${pending}`,
    lastDeliveredAt: `max(delivered_at) FROM ${queue} WHERE state = 'delivered'`,
    pausedSince: `paused_since ${lane}`,
    pausedUntil: `CASE WHEN paused_since IS NOT NULL THEN paused_until END ${lane}`,
  });
  const texts = await readValues(engine, z.string().nullable(), {
    pausedBecause: `paused_because ${lane}`,
    lastFailure: `last_answer ${failed} ORDER BY last_tried_at DESC LIMIT 1`,
  });
  return { ...counts, ...moments, ...texts };
}
