import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { removalFrom } from '#server/queue/removal.ts';
import type { Engine, Statement } from '#server/store/engine.ts';
import {
  inShortTransactions,
  leaveRoomSince,
  type NoteProgress,
} from '#server/store/short-transactions.ts';
import { HELD_BYTES } from './held-capacity.ts';
import { IS_SPAM, isChangedLaterSql } from './stored-request.ts';

const SPAM_CAPACITY_BYTES = 20_000_000;
const SPAM_DAYS = 90;
const BATCH_SIZE = 100;
const MAX_BATCHES = 20;

const WITHOUT_FORM_VALUES = `body = NULL, time_zone = NULL, language = NULL, lead_source = NULL,
  link = NULL, agency_proof = NULL, keep_until = 0, reserves = 0, call_at = NULL, call_ends = NULL,
  calendar_event = NULL, network_hash = NULL, email_hash = NULL,
  phone_hash = NULL`;

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
    state = CASE state WHEN 'delivered' THEN state ELSE 'erased' END
  WHERE id = :id AND body IS NOT NULL RETURNING id`;

const itsRequest = (condition: string) =>
  `EXISTS (SELECT 1 FROM outbox WHERE outbox.id = mail.request_id AND ${condition})`;
const KEPT_FOR_MS = `CASE WHEN ${itsRequest('body IS NOT NULL')} THEN :ageMs ELSE ${DAY_MS} END`;
const IS_REMINDER_TO_COME = `mail.kind = 'reminder' AND ${itsRequest('keep_until > :now')}`;
/**
 * Limits count the mails of a day. A reminder stays as long as its call, so that no second one is
 * sent.
 */
const OLD_MAILS = `id IN (
  SELECT id FROM mail WHERE state IN ('delivered', 'ended')
    AND coalesce(delivered_at, accepted_at) < :now - ${KEPT_FOR_MS} AND NOT (${IS_REMINDER_TO_COME})
  LIMIT ${BATCH_SIZE})`;

export function purgingIn(engine: Engine, monotonicMs = () => performance.now()) {
  const startedAt = monotonicMs();

  return { autoPurge, purge, erase };

  /**
   * A clock that is wrong at the start is corrected within an hour. A serverless host has the clock
   * of its database, and no process that lives so long.
   */
  async function autoPurge(olderThanDays: number, { isServerless = false } = {}) {
    const isClockTrusted = isServerless || monotonicMs() - startedAt > HOUR_MS;
    return isClockTrusted ? purge(olderThanDays) : 0;
  }

  async function purge(olderThanDays: number) {
    const ageMs = olderThanDays * DAY_MS;
    const spam = await inBatches(removalFrom('outbox', OLD_SPAM));
    const delivered = await inBatches([{ sql: PURGE_DELIVERED, values: { ageMs } }]);
    await inBatches(removalFrom('mail', OLD_MAILS, { ageMs }));
    return spam + delivered;
  }

  async function inBatches(statements: readonly Statement[]) {
    let done = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const begin = performance.now();
      const [{ length } = []] = await engine.transactInTurn(statements);
      done += length;
      if (length < BATCH_SIZE) break;
      await leaveRoomSince(begin);
    }
    return done;
  }

  /** Serialised with changes of calls, because a change copies the form values. */
  async function erase(ids: readonly string[], noteProgress?: NoteProgress) {
    const jobs = ids.map((id) => [{ sql: ERASE, values: { id } }]);
    return (await inShortTransactions(engine, jobs, noteProgress)).flat().length;
  }
}
