import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Mailing } from '#server/configuration/receivers.ts';
import { signalDelivery } from '#server/process/signal-delivery.ts';
import { queueIn } from '#server/queue/queue.ts';
import { hasFormValuesSql, isStoredSql, keepsItsCallSql } from '#server/requests/about-request.ts';
import { selectRequests } from '#server/requests/request-queries.ts';
import { type Engine, onDeliveryConnections } from '#server/store/engine.ts';
import { BATCH_SIZE, inBatches } from '#server/store/in-batches.ts';
import { IS_SWITCHED_OFF } from './mail-due.ts';
import { IS_OLD, readMailHealth } from './mail-health.ts';
import { insertionsOf, mailId } from './mail-insertions.ts';
import { MAIL_COLUMNS, type MailKind, storedMail } from './stored-mail.ts';

export type Mails = ReturnType<typeof mailsIn>;

const UNANNOUNCED = "is_announced = 0 AND state <> 'held'";

/**
 * Requests that came within `aheadMs` need no reminder. `call_ends` is for the index
 * `outbox_reserving`.
 */
const TO_REMIND = `reserves = 1 AND call_ends > :now AND call_at > :now
  AND call_at - :aheadMs BETWEEN accepted_at AND :now
  AND NOT EXISTS (SELECT 1 FROM mail WHERE mail.request_id = outbox.id AND mail.kind = 'reminder')`;

export const reminderAheadMs = () => Math.round((callHours.reminderHours ?? 0) * HOUR_MS);

/** During a restart this process may have the old settings, so younger mails wait for another. */
const ARE_SWITCHED_OFF = `${IS_OLD}
  AND (kind = 'copy' AND :copies = 0 OR kind <> 'copy' AND :visitors = 0)`;
/** Nobody gets a late mail once mails are on. */
const COUNT_OLD_AS_ANNOUNCED = `UPDATE outbox SET is_announced = 1
  WHERE ${UNANNOUNCED} AND ${IS_OLD}`;

/** Mails that were sent stay, because they count for the daily limit of their address. */
const GO_WITH_REQUEST = `request_id = :requestId AND state <> 'delivered'
  AND NOT ${isStoredSql('mail.request_id')}`;

const KEPT_FOR_MS = `CASE WHEN ${hasFormValuesSql('mail.request_id')} THEN :ageMs ELSE ${DAY_MS} END`;
const IS_REMINDER_TO_COME = `mail.kind = 'reminder' AND ${keepsItsCallSql('mail.request_id')}`;
/**
 * Limits count the mails of a day. A reminder stays as long as its call, so that no second one is
 * sent.
 */
const OLD_MAILS = `id IN (
  SELECT id FROM mail WHERE state IN ('delivered', 'ended')
    AND coalesce(delivered_at, accepted_at) < :now - ${KEPT_FOR_MS} AND NOT (${IS_REMINDER_TO_COME})
  LIMIT ${BATCH_SIZE})`;

export function mailsIn(engine: Engine) {
  const queue = queueIn(engine, {
    name: 'mail',
    columns: MAIL_COLUMNS,
    row: storedMail,
    // Only copies have a `call_hash`, because a visitor's mail is dropped if the call has changed.
    series: { of: 'call_hash', place: 'revision' },
  });

  return {
    ...queue.claims,
    retry: queue.retry,
    enqueueForNewRequests,
    enqueueReminders,
    endSwitchedOff,
    find,
    noteReminded,
    readHealth: () => readMailHealth(engine, queue),
    /** For the transaction that removes a request. */
    removalWithRequest: (requestId: string) => queue.removal(GO_WITH_REQUEST, { requestId }),
    purge: (olderThanDays: number) =>
      inBatches(engine, queue.removal(OLD_MAILS, { ageMs: olderThanDays * DAY_MS })),
  };

  async function enqueueForNewRequests({ visitors, copies }: Mailing) {
    const oldestFirst = `${UNANNOUNCED} ORDER BY accepted_at, revision LIMIT 50`;
    const unannounced = await selectRequests(onDeliveryConnections(engine), oldestFirst);
    const statements = unannounced.flatMap((request) => {
      const confirmation = visitors ? insertionsOf('confirmation', request, queue) : [];
      const copy = copies ? insertionsOf('copy', request, queue) : [];
      const values = { id: request.id };
      const markAnnounced = { sql: 'UPDATE outbox SET is_announced = 1 WHERE id = :id', values };
      return [...confirmation, ...copy, markAnnounced];
    });
    if (statements.length > 0) await engine.transactForDelivery(statements);
  }

  async function enqueueReminders() {
    const due = await selectRequests(engine, TO_REMIND, { aheadMs: reminderAheadMs() });
    await engine.transactForDelivery(
      due.flatMap((request) => insertionsOf('reminder', request, queue)),
    );
    if (due.length > 0) signalDelivery();
  }

  async function endSwitchedOff({ visitors, copies }: Mailing) {
    const switches = { visitors: Number(Boolean(visitors)), copies: Number(Boolean(copies)) };
    const { sql, values } = queue.end(IS_SWITCHED_OFF, ARE_SWITCHED_OFF, switches);
    if (!visitors || !copies) await engine.query(sql, values);
    if (!visitors && !copies) await engine.query(COUNT_OLD_AS_ANNOUNCED);
  }

  async function find(kind: MailKind, requestId: string) {
    const values = { id: mailId(kind, requestId) };
    const [found] = await engine.query(`SELECT ${MAIL_COLUMNS} FROM mail WHERE id = :id`, values);
    return found === undefined ? undefined : storedMail.parse(found);
  }
  /** The reminder of a restored call may have been sent since the backup. */
  async function noteReminded(requestId: string) {
    const reminder = { id: mailId('reminder', requestId), kind: 'reminder', requestId };
    const ended = { ...reminder, state: 'ended', lastAnswer: 'it was in a backup' };
    await engine.transactInTurn([queue.insertion(ended)]);
  }
}
