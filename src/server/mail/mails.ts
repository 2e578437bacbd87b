import { randomUUID } from 'node:crypto';
import type { Reason } from '#content/operator-words.ts';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Mailing } from '#server/configuration/receivers.ts';
import { signalDelivery } from '#server/process/signal-delivery.ts';
import { queueIn, type RestoredRow } from '#server/queue/queue.ts';
import { hasFormValuesSql, isStoredSql, keepsItsCallSql } from '#server/requests/about-request.ts';
import { announcingIn } from '#server/requests/announcing.ts';
import type { Engine } from '#server/store/engine.ts';
import { BATCH_SIZE, inBatches } from '#server/store/in-batches.ts';
import { IS_SWITCHED_OFF } from './mail-due.ts';
import { IS_OLD, OLD_MS, readMailHealth } from './mail-health.ts';
import { insertionsOf, mailId } from './mail-insertions.ts';
import { MAIL_COLUMNS, type MailKind, storedMail } from './stored-mail.ts';

const IN_BACKUP = 'it was in a backup' satisfies Reason;

export type Mails = ReturnType<typeof mailsIn>;

export const reminderAheadMs = () => Math.round((callHours.reminderHours ?? 0) * HOUR_MS);

/** During a restart this process may have the old settings, so younger mails wait for another. */
const ARE_SWITCHED_OFF = `${IS_OLD}
  AND (kind = 'copy' AND :copies = 0 OR kind <> 'copy' AND :visitors = 0)`;
/** Mails that were sent stay, because they count for the daily limit of their address. */
const GO_WITH_REQUEST = `request_id = :requestId AND state <> 'delivered'
  AND NOT ${isStoredSql('mail.request_id')}`;

const KEPT_FOR_MS = `CASE WHEN ${hasFormValuesSql('mail.request_id')}
  THEN :ageMs ELSE ${DAY_MS} END`;
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

  const requests = announcingIn(engine);

  return {
    ...queue.claims,
    retry: queue.retry,
    enqueueForNewRequests,
    enqueueReminders,
    endSwitchedOff,
    find,
    idForMails,
    noteReminded,
    restoration,
    readHealth: () => readMailHealth(engine, queue),
    /** For the transaction that removes a request. */
    removalWithRequest: (requestId: string) => queue.removal(GO_WITH_REQUEST, { requestId }),
    purge: (olderThanDays: number) =>
      inBatches(engine, queue.removal(OLD_MAILS, { ageMs: olderThanDays * DAY_MS })),
  };

  async function enqueueForNewRequests({ visitors, copies }: Mailing) {
    const statements = (await requests.unannounced()).flatMap((request) => {
      const confirmation = visitors ? insertionsOf('confirmation', request, queue) : [];
      const copy = copies ? insertionsOf('copy', request, queue) : [];
      return [...confirmation, ...copy, requests.announcing(request.id)];
    });
    if (statements.length > 0) await engine.transactForDelivery(statements);
  }

  /** A request that has its reminder gets no second one, because a mail of that id is known. */
  async function enqueueReminders() {
    const calls = await requests.callsThatBeginWithin(reminderAheadMs());
    const statements = calls.flatMap((request) => insertionsOf('reminder', request, queue));
    if (statements.length === 0) return;
    const added = (await engine.transactForDelivery(statements)).flat();
    if (added.length > 0) signalDelivery();
  }

  async function endSwitchedOff({ visitors, copies }: Mailing) {
    const switches = { visitors: Number(Boolean(visitors)), copies: Number(Boolean(copies)) };
    const { sql, values } = queue.end(IS_SWITCHED_OFF, ARE_SWITCHED_OFF, switches);
    if (!visitors || !copies) await engine.query(sql, values);
    // Nobody gets a late mail once mails are on.
    if (!visitors && !copies) await requests.announceOlderThan(OLD_MS);
  }

  /** Mailboxes drop a mail whose id they know, and the same change may have been discarded. */
  async function idForMails(id: string) {
    const [known] = await engine.query('SELECT id FROM mail WHERE request_id = :id LIMIT 1', {
      id,
    });
    return known === undefined ? id : randomUUID();
  }

  async function find(kind: MailKind, requestId: string) {
    const values = { id: mailId(kind, requestId) };
    const [found] = await engine.query(`SELECT ${MAIL_COLUMNS} FROM mail WHERE id = :id`, values);
    return found === undefined ? undefined : storedMail.parse(found);
  }
  /** A mail that waited may have been sent since the backup. */
  function restoration(row: RestoredRow) {
    const isWaiting = row.state === 'pending';
    return queue.restoration(isWaiting ? { ...row, state: 'ended', lastAnswer: IN_BACKUP } : row);
  }

  /** The reminder of a restored call may have been sent since the backup. */
  async function noteReminded(requestId: string) {
    const reminder = { id: mailId('reminder', requestId), kind: 'reminder', requestId };
    const ended = { ...reminder, state: 'ended', lastAnswer: IN_BACKUP };
    await engine.transactInTurn([queue.insertion(ended)]);
  }
}
