import 'server-only';
import { webhookFields } from '#domain/consultation-request.ts';
import { requestStates, type Selection } from './requests.ts';

const STORED = `
  SELECT id, state, body, time_zone AS "timeZone", lead_source AS "leadSource",
    held_because AS "heldBecause", attempts, last_answer AS "lastAnswer",
    accepted_at AS "acceptedAt", due_at AS "dueAt", last_tried_at AS "lastTriedAt",
    delivered_at AS "deliveredAt"
  FROM outbox`;

export const FIND = `${STORED} WHERE id = :id`;

/** What a visitor wrote, without the names of the fields: those are in every request. Looked at last, it costs most. */
const WORDS = webhookFields.reduce((text, field) => `replace(${text}, '"${field}":', '')`, 'body');

const says = (text: string) => `lower(${text}) LIKE lower(:word) ESCAPE '!'`;

/** A page of a list, newest first, before the last request of the page before. */
export function newest({ states = requestStates, word, email }: Selection) {
  // Said twice, so that both engines see that the index of what is undelivered will do.
  const undelivered = states.includes('delivered') ? '' : `AND state <> 'delivered'`;
  return `${STORED}
    WHERE (accepted_at, id) < (:beforeTime, :beforeId) AND accepted_at >= :since
      AND state IN (${states.map((state) => `'${state}'`)}) ${undelivered}
      ${word === undefined ? '' : `AND (${says('id')} OR ${says('body')} AND ${says(WORDS)})`}
      ${email === undefined ? '' : `AND lower(body) LIKE lower(:email) ESCAPE '!'`}
    ORDER BY accepted_at DESC, id DESC LIMIT :size`;
}

export const DISCARD = `DELETE FROM outbox WHERE id = :id AND state IN ('held', 'parked') RETURNING id`;

export const FORGET_DELIVERED = `
  UPDATE outbox SET body = NULL, time_zone = NULL, lead_source = NULL
  WHERE id = :id AND state = 'delivered' RETURNING id`;

export const FORGET_UNDELIVERED = `
  DELETE FROM outbox WHERE id = :id AND state <> 'delivered' RETURNING id`;
