import { z } from 'zod';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Mailing } from '#server/configuration/receivers.ts';
import { mailboxHash, uuidOf } from '#server/process/hashes.ts';
import { signalDelivery } from '#server/process/signal-delivery.ts';
import { queueIn } from '#server/queue/queue.ts';
import { LATE_AFTER_MS, readQueueHealth } from '#server/queue/queue-health.ts';
import { inStatesSql } from '#server/queue/queue-states.ts';
import { selectRequests } from '#server/requests/request-queries.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { type Engine, onDeliveryConnections, type Statement } from '#server/store/engine.ts';
import { DUE_NOW, insertionInto } from '#server/store/rows.ts';
import { CALL_HAS_BEGUN } from './mail-due.ts';
import {
  BY_AGENCY,
  MAIL_COLUMNS,
  type MailKind,
  sentSince,
  storedMail,
  VISITOR_HAS_HAD_ONE,
} from './stored-mail.ts';

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
const IS_OLD = `accepted_at < :now - ${HOUR_MS}`;
const END_SWITCHED_OFF = `UPDATE mail SET state = 'ended', last_answer = 'it is switched off'
  WHERE ${IS_OLD} AND ${inStatesSql(['pending', 'parked'])}
    AND (kind = 'copy' AND :copies = 0 OR kind <> 'copy' AND :visitors = 0)`;
/** Nobody gets a late mail once mails are on. */
const COUNT_OLD_AS_ANNOUNCED = `UPDATE outbox SET is_announced = 1
  WHERE ${UNANNOUNCED} AND ${IS_OLD}`;

/** In a full mailbox no copy overtakes another, so none is parked. */
const REFUSED_COPIES = `SELECT count(*) FROM mail
  WHERE kind = 'copy' AND ${inStatesSql(['pending', 'parked'])} AND (state = 'parked'
    OR failed_since < :now - ${LATE_AFTER_MS} AND (SELECT paused_since FROM mail_lane) IS NULL)`;
const LATE_CONFIRMATIONS = `SELECT count(*) FROM mail
  WHERE ${inStatesSql(['pending'])} AND counted_network <> ${BY_AGENCY}
  AND attempts > 0 AND failures = 0 AND ${IS_OLD}`;
const MISSED_CONFIRMATIONS = `SELECT count(*) FROM mail
  WHERE kind = 'confirmation' AND ${inStatesSql(['ended'])} AND last_answer = '${CALL_HAS_BEGUN}'
  AND accepted_at > :now - ${DAY_MS}`;

const mailCounts = z.object({
  refusedCopies: z.number(),
  lateConfirmations: z.number(),
  missedConfirmations: z.number(),
  byAgencyInAnHour: z.number(),
});
const MAIL_COUNTS = `SELECT (${REFUSED_COPIES}) AS "refusedCopies",
  (${LATE_CONFIRMATIONS}) AS "lateConfirmations",
  (${MISSED_CONFIRMATIONS}) AS "missedConfirmations",
  ${sentSince(HOUR_MS, `sent.counted_network = ${BY_AGENCY}`)} AS "byAgencyInAnHour"`;

/** A moved call is another request, with another reminder. */
export const mailId = (kind: MailKind, requestId: string) => uuidOf(`${kind} ${requestId}`);

export function mailsIn(engine: Engine) {
  return {
    ...queueIn(engine, { name: 'mail', columns: MAIL_COLUMNS, row: storedMail }),
    enqueueForNewRequests,
    enqueueReminders,
    endSwitchedOff,
    find,
    async readHealth() {
      const queueHealth = await readQueueHealth(engine, 'mail');
      const [row] = await engine.query(MAIL_COUNTS);
      const counts = mailCounts.parse(row);
      return { ...queueHealth, ...counts, late: queueHealth.late + counts.lateConfirmations };
    },
  };

  async function enqueueForNewRequests({ visitors, copies }: Mailing) {
    const oldestFirst = `${UNANNOUNCED} ORDER BY accepted_at, revision LIMIT 50`;
    const unannounced = await selectRequests(onDeliveryConnections(engine), oldestFirst);
    const statements = unannounced.flatMap((request) => {
      const confirmation = visitors ? insertionsOf('confirmation', request) : [];
      const copy = copies ? insertionsOf('copy', request) : [];
      const values = { id: request.id };
      const markAnnounced = { sql: 'UPDATE outbox SET is_announced = 1 WHERE id = :id', values };
      return [...confirmation, ...copy, markAnnounced];
    });
    if (statements.length > 0) await engine.transactForDelivery(statements);
  }

  async function enqueueReminders() {
    const due = await selectRequests(engine, TO_REMIND, { aheadMs: reminderAheadMs() });
    await engine.transactForDelivery(due.flatMap((request) => insertionsOf('reminder', request)));
    if (due.length > 0) signalDelivery();
  }

  async function endSwitchedOff({ visitors, copies }: Mailing) {
    const values = { visitors: Number(Boolean(visitors)), copies: Number(Boolean(copies)) };
    if (!visitors || !copies) await engine.query(END_SWITCHED_OFF, values);
    if (!visitors && !copies) await engine.query(COUNT_OLD_AS_ANNOUNCED);
  }

  async function find(kind: MailKind, requestId: string) {
    const values = { id: mailId(kind, requestId) };
    const [found] = await engine.query(`SELECT ${MAIL_COLUMNS} FROM mail WHERE id = :id`, values);
    return found === undefined ? undefined : storedMail.parse(found);
  }
}

const COUNTED_NETWORK = `CASE WHEN EXISTS (
    SELECT 1 FROM mail AS sent JOIN outbox AS known ON known.id = sent.request_id
    WHERE known.call_hash = (SELECT call_hash FROM outbox WHERE id = :requestId)
      AND sent.kind <> 'copy' AND sent.state = 'delivered')
  THEN ${VISITOR_HAS_HAD_ONE} ELSE :countedNetwork END`;
const UNKNOWN_NETWORK = 0;

function insertionsOf(kind: MailKind, about: StoredRequest): Statement[] {
  const { id: requestId, revision, callHash, formValues, isByAgency } = about;
  const mail = { id: mailId(kind, requestId), state: 'pending', kind, requestId, revision };
  // A copy waits for the copy of the earlier request. A visitor's mail is dropped if the call has
  // changed.
  if (kind === 'copy') return [insertionInto('mail', { ...mail, callHash }, DUE_NOW)];
  // A body that this version cannot read has no address.
  if (!formValues['email']) return [];
  const visitorMail = { ...mail, recipientHash: mailboxHash(formValues['email']) };
  if (kind === 'reminder') return [insertionInto('mail', visitorMail, DUE_NOW)];
  if (isByAgency)
    return [insertionInto('mail', { ...visitorMail, countedNetwork: BY_AGENCY }, DUE_NOW)];
  const countedNetwork = about.networkHash ?? UNKNOWN_NETWORK;
  const counted = { ...DUE_NOW, countedNetwork: COUNTED_NETWORK };
  return [insertionInto('mail', { ...visitorMail, countedNetwork }, counted)];
}

/** The reminder of a restored call may have been sent since the backup. */
export function insertEndedReminder(requestId: string) {
  const ended = { id: mailId('reminder', requestId), kind: 'reminder', requestId, state: 'ended' };
  return insertionInto('mail', { ...ended, lastAnswer: 'it was in a backup' }, DUE_NOW);
}
