import { z } from 'zod';
import { callSpanMs } from '#domain/agency-calls.ts';
import type { Engine } from '#server/store/engine.ts';
import { callStatus, needsAgreement, requestState } from './stored-request.ts';
import { DAY_MS, FAILS_ALONE_AFTER_MS, FAILURES_TO_PARK, HOUR_MS } from './waits.ts';

/** Each change of a call is a request of its own, one after another: only the last one counts. */
const isFollowed = (request: string, states = 'TRUE') => `EXISTS (SELECT 1 FROM outbox AS later
  WHERE later.call_key_hash = ${request}.call_key_hash AND later.call_sequence > ${request}.call_sequence AND ${states})`;

/**
 * A receiver hears of a call's versions in order; only one that fails by itself for about an hour keeps no other back. The
 * hour counts from when another request was accepted: failures of an outage say nothing about this one.
 */
export const WAITS_FOR_EARLIER = `call_sequence > 0 AND EXISTS (SELECT 1 FROM outbox AS earlier
  WHERE earlier.call_key_hash = outbox.call_key_hash AND earlier.call_sequence < outbox.call_sequence
    AND earlier.state = 'pending' AND NOT (earlier.others_passed = 1 AND earlier.failures >= ${FAILURES_TO_PARK}
      AND earlier.failed_since <= :now - ${FAILS_ALONE_AFTER_MS}))`;

/** One that is held has changed nothing yet, and may never. */
const isChanged = (request: string) => isFollowed(request, "later.state <> 'held'");

/** Whether a request has no more to say of its call's time: the call is off, or the receiver has a later version. */
export const IS_CALL_DONE = `(call_status = 'cancelled' OR ${isFollowed('outbox', "later.state = 'delivered'")})`;

/** Whether nobody else is offered the moment of this request. The column is older than the word reserved. */
const isReserved = (request: string) =>
  `${request}.call_kept_until > :now AND ${request}.state <> 'held' AND NOT ${isChanged(request)}`;

const meets = (callAt: string, isOther: string) => `EXISTS (
  SELECT 1 FROM outbox AS other
  WHERE other.call_at < ${callAt} + :spanMs AND other.call_kept_until > ${callAt}
    AND ${isOther} AND ${isReserved('other')}
)`;

/** Whether another call has reserved a moment so near to this one that the two would meet. */
export const meetsAnother = (callAt: string, keyHash: string) =>
  meets(callAt, `coalesce(other.call_key_hash, '') <> coalesce(${keyHash}, ' ')`);

const OTHER_CALL = `other.id <> outbox.id AND coalesce(other.call_key_hash, '') <> coalesce(outbox.call_key_hash, ' ')`;

/** The same for one that is stored. Another that needs agreement does not have the time. */
const MEETS_ANOTHER_NOW = meets('outbox.call_at', `${OTHER_CALL} AND other.needs_agreement = 0`);

/** So many coming calls one network, e-mail address or telephone can reserve: a stranger does not take a whole month. */
const MOST_RESERVED = 3;

/** Whether one of those who ask for this call has reserved as many others. */
export const asksForTooMany = (caller: (column: string) => string, isOther: string) =>
  ['call_network', 'call_email', 'call_phone']
    .map(
      (column) => `(SELECT count(*) FROM outbox AS other
        WHERE other.call_at > :now - ${DAY_MS} AND other.${column} = ${caller(column)} AND ${isOther} AND ${isReserved('other')}) >= ${MOST_RESERVED}`,
    )
    .join(' OR ');

const ASKS_FOR_TOO_MANY_NOW = asksForTooMany((column) => `outbox.${column}`, OTHER_CALL);

/** A released call reserves its time only within the share of those who ask. */
export const RESERVED_WHEN_RELEASED = `call_kept_until = CASE WHEN ${ASKS_FOR_TOO_MANY_NOW} THEN 0 ELSE call_kept_until END`;

/** Judged where a request changes its state. A call that needed agreement once needs it from then on. */
export const NEEDS_AGREEMENT_NOW = `needs_agreement = CASE WHEN needs_agreement = 1 OR ${MEETS_ANOTHER_NOW} THEN 1 ELSE 0 END`;

/** As a receiver is told: the same, or over by now, or changed since. */
export const NEEDS_AGREEMENT_WHEN_SENT = `CASE WHEN needs_agreement = 1 OR call_at < :now OR ${isChanged('outbox')} THEN 1 ELSE 0 END`;

/** A call as one request has it. */
const version = z.object({
  id: z.string(),
  state: requestState,
  /** Nothing once purged. */
  body: z.string().nullable(),
  acceptedAt: z.number(),
  timeZone: z.string().nullable(),
  callAt: z.number().nullable(),
  needsAgreement,
  callStatus,
  sequence: z.number(),
  /** The id of the first request for this call. */
  changes: z.string().nullable(),
  /** With the time that is kept free after the call. Hours may have changed since. */
  reservedUntil: z.number(),
  isReserved: z.number().transform(Boolean),
});
const coming = version.extend({ callAt: z.number() });

export type CallVersion = z.infer<typeof version>;
export type ComingCall = z.infer<typeof coming>;

const VERSION = `SELECT id, state, body, accepted_at AS "acceptedAt", time_zone AS "timeZone", call_at AS "callAt",
  needs_agreement AS "needsAgreement", call_status AS "callStatus", call_sequence AS sequence,
  changes, call_kept_until AS "reservedUntil",
  CASE WHEN ${isReserved('outbox')} THEN 1 ELSE 0 END AS "isReserved" FROM outbox`;

export type ChangedCall = {
  id: string;
  /** The request that is changed, which nothing may have changed meanwhile. */
  of: string;
  status: 'moved' | 'cancelled';
  body: string;
  link: string;
  callAt: number | null;
  needsAgreement: boolean;
  reservedUntil: number;
  heldBecause: string | undefined;
};

/** The calls that were asked for, and the moments that are reserved for them. */
export function callsIn(engine: Engine) {
  /** A call's own story, the last first. */
  async function story(keyHash: string, given: { keyHash: string } | { id: string }) {
    const rows = await engine.query(
      `${VERSION} WHERE call_key_hash = ${keyHash} ORDER BY call_sequence DESC`,
      given,
    );
    return rows.map((row) => version.parse(row));
  }

  return {
    /** Those to come as they were agreed last, soonest first, and the one that is being made now. */
    async comingCalls() {
      const longest = Math.max(HOUR_MS, callSpanMs());
      // Apart: however many others there are, none of them takes the place of one that is reserved.
      const rows = await Promise.all(
        [isReserved('outbox'), `NOT (${isReserved('outbox')})`].map((which) =>
          engine.query(
            `${VERSION} WHERE call_at > :now - ${longest} AND coalesce(call_status, '') <> 'cancelled'
              AND NOT ${isChanged('outbox')} AND ${which}
            ORDER BY call_at LIMIT 1000`,
          ),
        ),
      );
      const calls = rows.flat().map((row) => coming.parse(row));
      return calls.sort((a, b) => a.callAt - b.callAt || a.acceptedAt - b.acceptedAt);
    },
    /** Others are offered this moment again. The request itself stays as it is. */
    async freeCall(id: string) {
      const rows = await engine.query(
        `UPDATE outbox SET call_kept_until = 0
        WHERE id = :id AND call_at IS NOT NULL AND ${isReserved('outbox')} RETURNING id`,
        { id },
      );
      return rows.length > 0;
    },
    /** Nothing is kept of those who asked for a call that is over, or freed. */
    async forgetCallers() {
      await engine.query(
        `UPDATE outbox SET call_network = NULL, call_email = NULL, call_phone = NULL
        WHERE call_at IS NOT NULL AND coalesce(call_network, call_email, call_phone) IS NOT NULL
          AND call_kept_until <= :now`,
      );
    },
    /** Of a call that waits, when the calendars say something else by now. */
    async noteNeedsAgreement(id: string) {
      const waits = "state IN ('held', 'parked')";
      await engine.query(`UPDATE outbox SET needs_agreement = 1 WHERE id = :id AND ${waits}`, {
        id,
      });
    },
    /** Nothing for a key that nobody has. */
    callOfKey: (keyHash: string) => story(':keyHash', { keyHash }),
    callOfRequest: (id: string) =>
      story('(SELECT call_key_hash FROM outbox WHERE id = :id)', { id }),
    /**
     * Another time for a call, or none, in one statement: the old moment is free when the new one is reserved. False if
     * the time is somebody's by now, or the call has been changed meanwhile; then nothing is different.
     */
    async changeCall({ callAt, needsAgreement, heldBecause = '', ...given }: ChangedCall) {
      const added = await engine.writeSerialised(
        `INSERT INTO outbox (id, state, body, time_zone, lead_source, held_because, accepted_at, due_at, call_at,
          needs_agreement, call_kept_until, call_network, call_email, call_phone, call_link, call_key_hash, call_sequence,
          call_status, changes)
        SELECT :id, CASE WHEN state = 'held' OR :heldBecause <> '' THEN 'held' ELSE 'pending' END, :body, time_zone,
          lead_source, CASE WHEN state = 'held' THEN held_because WHEN :heldBecause <> '' THEN :heldBecause END,
          :now, :now, CAST(:callAt AS BIGINT), CASE WHEN ${ASKS_FOR_TOO_MANY_NOW} THEN 1 ELSE :needsAgreement END,
          CASE WHEN ${ASKS_FOR_TOO_MANY_NOW} THEN 0 ELSE :reservedUntil END, call_network, call_email, call_phone, :link,
          call_key_hash, call_sequence + 1, :status, coalesce(changes, id)
        FROM outbox
        WHERE id = :of AND body IS NOT NULL AND NOT ${isFollowed('outbox')}
          AND (:status = 'cancelled' OR CAST(:callAt AS BIGINT) IS NULL OR NOT ${meetsAnother('CAST(:callAt AS BIGINT)', 'outbox.call_key_hash')})
        ON CONFLICT (id) DO NOTHING RETURNING id`,
        {
          ...given,
          callAt,
          needsAgreement: Number(needsAgreement),
          heldBecause,
          spanMs: callSpanMs(),
        },
      );
      return added.length > 0;
    },
  };
}
