import type { Engine } from './engine.ts';

/** Each time in the store that is of the past, and finds its rows by an index. */
const PAST_TIMES = [
  ['outbox', 'accepted_at', 'TRUE'],
  ['outbox', 'delivered_at', "state = 'delivered'"],
  ['outbox', 'failed_since', "state = 'pending'"],
  ['outbox', 'last_tried_at', "state = 'parked'"],
  ['outbox_lane', 'paused_since', 'TRUE'],
  ['outbox_alert', 'told_at', 'TRUE'],
  ['outbox_alert', 'since', 'TRUE'],
] as const;

/**
 * A clock that was ahead once leaves times behind that are yet to come. Whatever compares times has this done first:
 * what is said to have happened in the future has happened just before.
 */
export async function bringTimesBack(engine: Engine) {
  for (const [table, column, where] of PAST_TIMES)
    await engine.run(
      `UPDATE ${table} SET ${column} = :now - 1 WHERE ${where} AND ${column} > :now`,
    );
}
