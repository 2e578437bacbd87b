import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Mailing } from '#server/configuration/receivers.ts';
import { mailboxHash, uuidOf } from '#server/requests/derived-id.ts';
import { queueFigures } from '#server/requests/figures.ts';
import { laneIn } from '#server/requests/lane.ts';
import { answersIn, inStates, OVER_QUOTA, requestState } from '#server/requests/stored-request.ts';
import type { Engine, Statement } from '#server/store/engine.ts';

const COLUMNS = `id, state, kind, request, accepted_at AS "acceptedAt", last_answer AS "lastAnswer",
  delivered_at AS "deliveredAt"`;

const storedMail = z.object({
  id: z.string(),
  state: requestState,
  kind: z.enum(['confirmation', 'reminder', 'copy']),
  request: z.string(),
  acceptedAt: z.number(),
  lastAnswer: z.string().nullable(),
  deliveredAt: z.number().nullable(),
});

export type StoredMail = z.infer<typeof storedMail>;
export type MailKind = StoredMail['kind'];
export type Mails = ReturnType<typeof mailsIn>;

/** A stranger may type anybody's address. */
const MOST_A_DAY_PER_ADDRESS = 3;
export const MOST_CONFIRMATIONS_AN_HOUR = 30;

const GOES_OUT = `state IN ('pending', 'parked', 'delivered')`;

const IS_OVER_DAILY_LIMIT = `(SELECT count(*) FROM mail AS one WHERE one.recipient = given.recipient AND one.${GOES_OUT}
  AND one.accepted_at > :now - ${DAY_MS}) >= ${MOST_A_DAY_PER_ADDRESS}`;

const IS_OVER_HOURLY_LIMIT = `kind = 'confirmation' AND (SELECT count(*) FROM mail AS one WHERE one.kind = 'confirmation'
  AND one.${GOES_OUT} AND one.accepted_at > :now - ${HOUR_MS}) >= ${MOST_CONFIRMATIONS_AN_HOUR}`;

/** A mail to a visitor is held until the limits allow it. */
const ENQUEUE = `INSERT INTO mail (id, state, kind, request, recipient, held_because, call, change, accepted_at, due_at)
  VALUES (:id, :state, :kind, :request, CAST(:recipient AS BIGINT), :heldBecause, CAST(:call AS TEXT), :change, :now, :now)
  ON CONFLICT (id) DO NOTHING`;

/** Releases the oldest mail that both limits allow now. */
const RELEASE = `UPDATE mail SET state = 'pending', held_because = NULL, accepted_at = :now, due_at = :now
  WHERE state = 'held' AND id IN (SELECT id FROM mail AS given WHERE state = 'held' AND NOT ${IS_OVER_DAILY_LIMIT}
    AND NOT (${IS_OVER_HOURLY_LIMIT}) ORDER BY accepted_at, change LIMIT 1) RETURNING id`;

/** Above the daily limit, confirmations of new requests are dropped. Reminders wait, and so do mails about changes: a visitor who opened the call's link has proved the address. */
const END_EXCESS = `UPDATE mail SET state = 'erased', last_answer = 'more than three a day'
  WHERE state = 'held' AND id IN (SELECT id FROM mail AS given WHERE state = 'held' AND kind = 'confirmation' AND change = 0
    AND ${IS_OVER_DAILY_LIMIT})`;

const UNANNOUNCED = `SELECT id, body, call, change FROM outbox WHERE is_announced = 0 AND state <> 'held'
  ORDER BY accepted_at, change LIMIT 50`;

/** The request that a mail is about. */
export const subject = z.object({
  id: z.string(),
  body: z.string().nullable(),
  call: z.string().nullable(),
  change: z.number(),
});

/** Mails older than an hour are dropped if their receiver is not configured. Another process may still have the old settings for some minutes. */
const IS_OLD = `accepted_at < :now - ${HOUR_MS}`;
const END = `UPDATE mail SET state = 'erased', last_answer = 'it is switched off' WHERE ${IS_OLD}
  AND ${inStates(['pending', 'held', 'parked'])} AND (kind = 'copy' AND :copies = 0 OR kind <> 'copy' AND :visitors = 0)`;
const NOTHING_TO_ANNOUNCE = `UPDATE outbox SET is_announced = 1
  WHERE is_announced = 0 AND state <> 'held' AND ${IS_OLD}`;

/** Derived, so that no request has two confirmations, and no time of a call two reminders. */
export const mailId = (kind: MailKind, request: string) => uuidOf(`${kind} ${request}`);

export const recipientIn = (body: string | null) => answersIn(body)['email'] || undefined;

/** The queue of mails. A mail is about one request, and its words are written when it is sent. */
export function mailsIn(engine: Engine) {
  return {
    ...laneIn(engine, { name: 'mail', columns: COLUMNS, row: storedMail }),
    announce,
    release,
    endSwitchedOff,
    find,
    figures: () => queueFigures(engine, 'mail'),
  };

  /** Enqueues the mails about requests that became due: they were added, changed or released. */
  async function announce({ visitors, copies }: Mailing) {
    const [found = []] = await engine.transact([{ sql: UNANNOUNCED }]);
    const statements = found.flatMap((row) => {
      const about = subject.parse(row);
      const confirmation = visitors ? insertMail('confirmation', about) : [];
      const copy = copies ? insertMail('copy', about) : [];
      const values = { id: about.id };
      const done = { sql: 'UPDATE outbox SET is_announced = 1 WHERE id = :id', values };
      return [...confirmation, ...copy, done];
    });
    if (statements.length > 0) await engine.transact(statements);
    if (found.length > 0) await release();
  }

  async function release() {
    while ((await engine.query(RELEASE)).length > 0);
    await engine.query(END_EXCESS);
  }

  async function endSwitchedOff({ visitors, copies }: Mailing) {
    const values = { visitors: Number(Boolean(visitors)), copies: Number(Boolean(copies)) };
    if (!visitors || !copies) await engine.query(END, values);
    if (!visitors && !copies) await engine.query(NOTHING_TO_ANNOUNCE);
  }

  async function find(kind: MailKind, request: string) {
    const values = { id: mailId(kind, request) };
    const [row] = await engine.query(`SELECT ${COLUMNS} FROM mail WHERE id = :id`, values);
    return row === undefined ? undefined : storedMail.parse(row);
  }
}

export function insertMail(kind: MailKind, about: z.infer<typeof subject>): Statement[] {
  const { id: request, change } = about;
  const email = recipientIn(about.body);
  const row = { id: mailId(kind, request), kind, request, change };
  // `call` makes a copy wait for the copy of the earlier request. A visitor gets no mail about a request that has changed since.
  const copy = { state: 'pending', recipient: null, heldBecause: null, call: about.call };
  if (kind === 'copy') return [{ sql: ENQUEUE, values: { ...row, ...copy } }];
  // The owner may have removed the address from the form.
  if (!email) return [];
  const recipient = mailboxHash(email);
  const held = { state: 'held', recipient, heldBecause: OVER_QUOTA, call: null };
  return [{ sql: ENQUEUE, values: { ...row, ...held } }];
}

/** A restored call may have been reminded since the backup. */
export const endedReminder = (request: string): Statement => ({
  sql: `INSERT INTO mail (id, state, kind, request, accepted_at, due_at, last_answer)
    VALUES (:id, 'erased', 'reminder', :request, :now, :now, 'it was in a backup') ON CONFLICT (id) DO NOTHING`,
  values: { id: mailId('reminder', request), request },
});
