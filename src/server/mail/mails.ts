import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { MailReceiver } from '#server/delivery/mail.ts';
import { shortHash } from '#server/intake/call-key.ts';
import * as outbox from '#server/outbox/outbox.ts';
import { type DueRow, OVER_QUOTA } from '#server/outbox/stored-request.ts';
import { uuidOf } from '#server/site-outbox.ts';
import type { Engine, Statement } from '#server/store/engine.ts';

/** To whom the site sends mails of its own accord: to visitors, and to the owner's mailbox beside a webhook. */
export type Mailing = { visitors?: MailReceiver | undefined; copies?: MailReceiver | undefined };
export const isOn = ({ visitors, copies }: Mailing) => Boolean(visitors || copies);

export const mailAttributes = z.object({
  kind: z.enum(['confirmation', 'reminder', 'copy']),
  requestId: z.string(),
});

export type MailKind = z.infer<typeof mailAttributes>['kind'];
export type Mails = outbox.Outbox<object>;

const schema = { queue: 'mail', readAttributes: () => ({}), fields: [] };

/** The outbox of mails. A row has the recipient and the kind; the words are written when it is sent. */
export const mailsIn = (engine: Engine, options?: outbox.Options): Mails =>
  outbox.outboxIn(engine, schema, options);

/** Derived, so that no request has two confirmations, and no time of a call two reminders. */
export const mailId = (kind: MailKind, requestId: string) => uuidOf(`${kind} ${requestId}`);

export const recipientOf = (body: string) =>
  z.object({ email: z.string() }).safeParse(JSON.parse(body)).data?.email;

/** A stranger may type anybody's address. */
const MOST_A_DAY_AND_ADDRESS = 3;
const MOST_CONFIRMATIONS_AN_HOUR = 200;

const sentWithin = (ms: number, which: string) =>
  `SELECT count(*) AS count FROM mail_limit WHERE ${which} AND at BETWEEN :now - ${ms} AND :now`;

const TAKE = `INSERT INTO mail_limit (id, recipient, kind, at) SELECT :id, :recipient, :kind, :now
  WHERE (${sentWithin(DAY_MS, 'recipient = :recipient')}) < ${MOST_A_DAY_AND_ADDRESS} ON CONFLICT (id) DO NOTHING`;

const CONFIRMATIONS = sentWithin(
  HOUR_MS,
  `kind = 'confirmation' AND id NOT IN (SELECT id FROM mail WHERE state = 'held')`,
);

const HOLD = `UPDATE mail SET state = 'held', held_because = '${OVER_QUOTA}'
  WHERE id = :id AND state = 'pending' AND attempts = 0 AND (${CONFIRMATIONS}) > ${MOST_CONFIRMATIONS_AN_HOUR}`;

/** What a request that becomes due enqueues, in the same transaction. */
export const mailsFor =
  (mails: Mails, { visitors, copies }: Mailing) =>
  (request: DueRow): Statement[] => [
    ...(visitors ? toVisitor(mails, 'confirmation', request) : []),
    ...(copies ? insert(mails, 'copy', request, '{}') : []),
  ];

export function toVisitor(mails: Mails, kind: MailKind, request: DueRow): Statement[] {
  const id = mailId(kind, request.id);
  const email = recipientOf(request.body);
  // The owner may have removed the field from the form.
  if (!email) return [];
  const recipient = shortHash(email.toLowerCase());
  const isCounted = 'EXISTS (SELECT 1 FROM mail_limit WHERE id = :id)';
  return [
    { sql: TAKE, values: { id, recipient, kind } },
    ...insert(mails, kind, request, JSON.stringify({ email }), isCounted),
    ...(kind === 'confirmation' ? [{ sql: HOLD, values: { id } }] : []),
  ];
}

/** The mail about a change waits for the mail about the request before. */
function insert(mails: Mails, kind: MailKind, request: DueRow, body: string, onlyIf?: string) {
  const { id, secret, follows } = request;
  const before = follows ? mailId(kind, follows) : undefined;
  const row = { id: mailId(kind, id), body, secret, follows: before };
  return mails.insertSql(row, JSON.stringify({ kind, requestId: id }), onlyIf);
}

const HELD = `SELECT id FROM mail WHERE state = 'held' ORDER BY accepted_at LIMIT ${MOST_CONFIRMATIONS_AN_HOUR}`;

/** Confirmations that wait because of the limit of an hour go as soon as it allows. */
export async function releaseWaiting(engine: Engine, mails: Mails) {
  await engine.transactSerialised([{ sql: CONFIRMATIONS }, { sql: HELD }], ([counted, held]) => {
    const free = MOST_CONFIRMATIONS_AN_HOUR - Number(Object(counted?.[0]).count);
    const ids = (held ?? []).slice(0, Math.max(0, free)).map((row) => String(Object(row).id));
    return ids.flatMap((id) => [
      mails.releaseSql(id),
      { sql: 'UPDATE mail_limit SET at = :now WHERE id = :id', values: { id } },
    ]);
  });
  await engine.query(`DELETE FROM mail_limit WHERE at < :now - ${DAY_MS}
    AND id NOT IN (SELECT id FROM mail WHERE state = 'held')`);
}
