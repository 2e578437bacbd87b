import { randomUUID } from 'node:crypto';
import type { Reason } from '#content/operator-words.ts';
import { DAY_MS } from '#domain/durations.ts';
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
import type { MailKind } from './mail-kind.ts';
import { isOneOfSql, kindsThat, type MailKindName, mailKinds } from './mail-kinds.ts';
import { MAIL_COLUMNS, storedMail } from './stored-mail.ts';

const IN_BACKUP = 'it was in a backup' satisfies Reason;

export type Mails = ReturnType<typeof mailsIn>;

const kindsFor = (to: keyof Mailing) => kindsThat(({ audience }) => audience === to);
const ofNewRequests = kindsThat(({ dueFor }) => dueFor === 'each new request');
const ofLater = kindsThat(({ dueFor }) => dueFor !== 'each new request');

/** During a restart this process may have the old settings, so younger mails wait for another. */
const ARE_SWITCHED_OFF = `${IS_OLD}
  AND (${isOneOfSql('kind', kindsFor('copies'))} AND :copies = 0
    OR ${isOneOfSql('kind', kindsFor('visitors'))} AND :visitors = 0)`;
/** Mails that were sent stay, because they count for the daily limit of their address. */
const GO_WITH_REQUEST = `request_id = :requestId AND state <> 'delivered'
  AND NOT ${isStoredSql('mail.request_id')}`;

const KEPT_FOR_MS = `CASE WHEN ${hasFormValuesSql('mail.request_id')}
  THEN :ageMs ELSE ${DAY_MS} END`;
const IS_OF_CALL_TO_COME = `${isOneOfSql('mail.kind', ofLater)}
  AND ${keepsItsCallSql('mail.request_id')}`;
/**
 * Limits count the mails of a day. A mail that was not due at once stays as long as its call, so
 * that no second one is sent.
 */
const OLD_MAILS = `id IN (
  SELECT id FROM mail WHERE state IN ('delivered', 'ended')
    AND coalesce(delivered_at, accepted_at) < :now - ${KEPT_FOR_MS} AND NOT (${IS_OF_CALL_TO_COME})
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
    enqueueLater,
    endSwitchedOff,
    find,
    idForMails,
    noteRestored,
    restoration,
    readHealth: () => readMailHealth(engine, queue),
    /** For the transaction that removes a request. */
    removalWithRequest: (requestId: string) => queue.removal(GO_WITH_REQUEST, { requestId }),
    purge: (olderThanDays: number) =>
      inBatches(engine, queue.removal(OLD_MAILS, { ageMs: olderThanDays * DAY_MS })),
  };

  async function enqueueForNewRequests(mailing: Mailing) {
    const kinds = ofNewRequests.filter((kind) => mailing[mailKinds[kind].audience]);
    const statements = (await requests.unannounced()).flatMap((request) => [
      ...kinds.flatMap((kind) => insertionsOf(kind, request, queue)),
      requests.announcing(request.id),
    ]);
    if (statements.length > 0) await engine.transactForDelivery(statements);
  }

  /** A request that has its reminder gets no second one, because a mail of that id is known. */
  async function enqueueLater(mailing: Mailing) {
    for (const kind of ofLater) {
      const { audience, dueFor }: MailKind = mailKinds[kind];
      if (!mailing[audience] || dueFor === 'each new request') continue;
      const statements = (await dueFor(requests)).flatMap((about) =>
        insertionsOf(kind, about, queue),
      );
      if (statements.length === 0) continue;
      const added = (await engine.transactForDelivery(statements)).flat();
      if (added.length > 0) signalDelivery();
    }
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

  async function find(kind: MailKindName, requestId: string) {
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
  async function noteRestored(requestId: string, callBegins: Date) {
    const sent = kindsThat(({ mayHaveBeenSent }) => mayHaveBeenSent?.(callBegins) ?? false);
    const ended = { requestId, state: 'ended', lastAnswer: IN_BACKUP };
    await engine.transactInTurn(
      sent.map((kind) => queue.insertion({ ...ended, id: mailId(kind, requestId), kind })),
    );
  }
}
