import { DAY_MS } from '#domain/durations.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { Engine } from '#server/store/engine.ts';
import { BATCH_SIZE, inBatches } from '#server/store/in-batches.ts';
import { inShortTransactions, type NoteProgress } from '#server/store/short-transactions.ts';
import { HELD_BYTES } from './held-capacity.ts';
import { WITHOUT_STANDING } from './standing.ts';
import { IS_SPAM, isChangedLaterSql, type StoredRequest } from './stored-request.ts';

const SPAM_CAPACITY_BYTES = 20_000_000;
const SPAM_DAYS = 90;

const WITHOUT_FORM_VALUES = `body = NULL, time_zone = NULL, language = NULL, link = NULL,
  agency_proof = NULL, network_hash = NULL, email_hash = NULL, phone_hash = NULL,
  ${WITHOUT_STANDING}`;

/** A later request that is not delivered may be discarded, and then this row is the call again. */
const IS_KEPT = `keep_until > :now AND is_cancelled = 0
  AND NOT ${isChangedLaterSql("later.state = 'delivered'")}`;

/** An operator may resend a row after it was selected, so the UPDATE repeats this condition. */
const IS_OLD = `state = 'delivered' AND body IS NOT NULL
  AND delivered_at < :now - :ageMs AND NOT (${IS_KEPT})`;

const PURGE_DELIVERED = `UPDATE outbox SET ${WITHOUT_FORM_VALUES} WHERE ${IS_OLD} AND id IN (
  SELECT id FROM outbox WHERE ${IS_OLD} ORDER BY delivered_at LIMIT ${BATCH_SIZE}) RETURNING id`;

/** Each kind keeps its newest, so that one kind pushes out no other. */
const OLD_SPAM = `${IS_SPAM} AND id IN (
  SELECT id FROM (
    SELECT id, accepted_at,
      sum(${HELD_BYTES}) OVER (PARTITION BY held_because ORDER BY accepted_at DESC, id) AS bytes
    FROM outbox WHERE ${IS_SPAM}) AS ranked
  WHERE bytes > ${SPAM_CAPACITY_BYTES} OR accepted_at < :now - ${SPAM_DAYS * DAY_MS}
  LIMIT ${BATCH_SIZE})`;

/** The id stays, so that a late copy of a browser is not delivered. */
const ERASE = `UPDATE outbox SET ${WITHOUT_FORM_VALUES},
    service = NULL, contact_method = NULL, lead_source = NULL,
    state = CASE state WHEN 'delivered' THEN state ELSE 'erased' END
  WHERE id = :id AND body IS NOT NULL RETURNING id`;

export function purgingIn(engine: Engine, removal: Queue<StoredRequest>['removal']) {
  return {
    async purge(olderThanDays: number) {
      const values = { ageMs: olderThanDays * DAY_MS };
      const spam = await inBatches(engine, removal(OLD_SPAM));
      return spam + (await inBatches(engine, [{ sql: PURGE_DELIVERED, values }]));
    },

    /** Serialised with changes of calls, because a change copies the form values. */
    async erase(ids: readonly string[], noteProgress?: NoteProgress) {
      const jobs = ids.map((id) => [{ sql: ERASE, values: { id } }]);
      return (await inShortTransactions(engine, jobs, noteProgress)).flat().length;
    },
  };
}
