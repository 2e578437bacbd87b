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
const MOST_A_DAY_AND_ADDRESS = 3;
export const MOST_CONFIRMATIONS_AN_HOUR = 30;

const GOES_OUT = `state IN ('pending', 'parked', 'delivered')`;

const HAS_HAD_ENOUGH = `(SELECT count(*) FROM mail AS one WHERE one.recipient = given.recipient AND one.${GOES_OUT}
  AND one.accepted_at > :now - ${DAY_MS}) >= ${MOST_A_DAY_AND_ADDRESS}`;

const CONFIRMATIONS = `(SELECT count(*) FROM mail AS one WHERE one.kind = 'confirmation' AND one.${GOES_OUT}
  AND one.accepted_at > :now - ${HOUR_MS})`;

/** Beyond the limit of a day only a change is told later: its visitor has proved the address by the call's link. */
const ENQUEUE = `INSERT INTO mail (id, state, kind, request, recipient, held_because, call, change, accepted_at, due_at, last_answer)
  SELECT :id, state, :kind, :request, recipient, CASE state WHEN 'held' THEN '${OVER_QUOTA}' END, CAST(:call AS TEXT),
    :change, :now, :now, CASE state WHEN 'erased' THEN coalesce(:refused, 'more than three a day') END
  FROM (SELECT recipient, CASE
      WHEN :refused IS NOT NULL THEN 'erased'
      WHEN recipient IS NULL THEN 'pending'
      WHEN ${HAS_HAD_ENOUGH} THEN CASE WHEN :change > 0 THEN 'held' ELSE 'erased' END
      WHEN :kind = 'confirmation' AND ${CONFIRMATIONS} >= ${MOST_CONFIRMATIONS_AN_HOUR} THEN 'held'
      ELSE 'pending' END AS state
    FROM (SELECT CAST(:recipient AS BIGINT) AS recipient) AS given) AS judged
  WHERE TRUE ON CONFLICT (id) DO NOTHING`;

const UNANNOUNCED = `SELECT id, body, call, change,
    EXISTS (SELECT 1 FROM outbox AS later WHERE later.call = outbox.call AND later.change > outbox.change) AS "hasChanged"
  FROM outbox WHERE is_announced = 0 AND state <> 'held' ORDER BY accepted_at, change LIMIT 50`;

const announced = z.object({
  id: z.string(),
  body: z.string().nullable(),
  call: z.string().nullable(),
  change: z.number(),
  hasChanged: z.coerce.boolean(),
});

type Announced = z.infer<typeof announced>;

/** The oldest held mails that both limits allow now. */
const RELEASE = `UPDATE mail SET state = 'pending', held_because = NULL, accepted_at = :now, due_at = :now
  WHERE state = 'held' AND id IN (SELECT id FROM mail AS given WHERE state = 'held' AND NOT ${HAS_HAD_ENOUGH}
    AND ${CONFIRMATIONS} < ${MOST_CONFIRMATIONS_AN_HOUR} ORDER BY accepted_at LIMIT 1) RETURNING id`;

/** Mails end if their receiver is no longer configured. Another process may still have the old settings for some minutes. */
const IS_OLD = `accepted_at < :now - ${HOUR_MS}`;
const END = `UPDATE mail SET state = 'erased', last_answer = 'it is switched off' 
  WHERE ${inStates(['pending', 'held', 'parked'])}`;
const END_COPIES = `${END} AND ${IS_OLD} AND kind = 'copy'`;
const END_VISITORS = `${END} AND ${IS_OLD} AND kind <> 'copy'`;
const NOTHING_TO_ANNOUNCE = `UPDATE outbox SET is_announced = 1
  WHERE is_announced = 0 AND state <> 'held' AND ${IS_OLD}`;

/** Derived, so that no request has two confirmations, and no time of a call two reminders. */
export const mailId = (kind: MailKind, request: string) => uuidOf(`${kind} ${request}`);

/** The owner's mail server would take `root@localhost` for one of its own. */
const hasPublicDomain = (email = '') => /@[^@]+\.[a-z-][^@.]*$/i.test(email);

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
  async function announce(mailing: Mailing) {
    const [found = []] = await engine.transact([{ sql: UNANNOUNCED }], ([rows = []]) =>
      rows.flatMap((row) => {
        const request = announced.parse(row);
        const { id } = request;
        const done = { sql: 'UPDATE outbox SET is_announced = 1 WHERE id = :id', values: { id } };
        return [...mailsAbout(request, mailing), done];
      }),
    );
    return found.length;
  }

  async function release() {
    while ((await engine.query(RELEASE)).length > 0);
  }

  async function endSwitchedOff({ visitors, copies }: Mailing) {
    if (!visitors) await engine.query(END_VISITORS);
    if (!copies) await engine.query(END_COPIES);
    if (!visitors && !copies) await engine.query(NOTHING_TO_ANNOUNCE);
  }

  async function find(kind: MailKind, request: string) {
    const values = { id: mailId(kind, request) };
    const [row] = await engine.query(`SELECT ${COLUMNS} FROM mail WHERE id = :id`, values);
    return row === undefined ? undefined : storedMail.parse(row);
  }
}

function mailsAbout(request: Announced, { visitors, copies }: Mailing) {
  if (request.body === null) return [];
  return [
    // The visitor is told how the call is now.
    ...(visitors && !request.hasChanged ? enqueue('confirmation', request) : []),
    ...(copies ? enqueue('copy', request) : []),
  ];
}

/** The owner may have removed the address from the form. */
export function enqueue(
  kind: MailKind,
  { id, body, call, change }: Omit<Announced, 'hasChanged'>,
): Statement[] {
  const isCopy = kind === 'copy';
  const email = recipientIn(body);
  if (!isCopy && !email) return [];
  const recipient = isCopy || !email ? null : mailboxHash(email);
  const refused = isCopy || hasPublicDomain(email) ? null : 'the address has no public domain';
  // A copy waits for the copy of the request before. A visitor gets none about what has changed since.
  const order = { call: isCopy ? call : null, change };
  const values = { id: mailId(kind, id), kind, request: id, recipient, refused, ...order };
  return [{ sql: ENQUEUE, values }];
}

/** A restored call may have been reminded since the backup. */
export const endedReminder = (request: string): Statement => ({
  sql: `INSERT INTO mail (id, state, kind, request, accepted_at, due_at, last_answer)
    VALUES (:id, 'erased', 'reminder', :request, :now, :now, 'it was in a backup') ON CONFLICT (id) DO NOTHING`,
  values: { id: mailId('reminder', request), request },
});
