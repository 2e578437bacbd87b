import { type Engine, onDeliveryConnections, type Statement } from '#server/store/engine.ts';
import { selectRequests } from './request-queries.ts';

const UNANNOUNCED = "is_announced = 0 AND state <> 'held'";
const OLDEST_FIRST = `${UNANNOUNCED} ORDER BY accepted_at, revision LIMIT 50`;

/** `call_ends` is for the index `outbox_reserving`. */
const BEGINS_SOON = `reserves = 1 AND call_ends > :now AND call_at > :now
  AND call_at - :aheadMs BETWEEN accepted_at AND :now`;

export type Announcing = ReturnType<typeof announcingIn>;

/** Mails announce that a request has come, and that its call begins soon. */
export function announcingIn(engine: Engine) {
  return {
    unannounced: () => selectRequests(onDeliveryConnections(engine), OLDEST_FIRST),
    announcing: (id: string): Statement => ({
      sql: 'UPDATE outbox SET is_announced = 1 WHERE id = :id',
      values: { id },
    }),
    announceOlderThan: (ageMs: number) =>
      engine.query(
        `UPDATE outbox SET is_announced = 1 WHERE ${UNANNOUNCED} AND accepted_at < :now - :ageMs`,
        { ageMs },
      ),
    /** Agreed calls that begin within this time, unless they came within it. */
    callsThatBeginWithin: (aheadMs: number) => selectRequests(engine, BEGINS_SOON, { aheadMs }),
  };
}
