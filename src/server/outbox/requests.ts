import { z } from 'zod';
import type { Engine, Values } from '#server/store/engine.ts';
import {
  type ReadAttributes,
  type RequestState,
  type StoredRequest,
  storedRow,
} from './stored-request.ts';

export type Selection = {
  states?: readonly RequestState[] | undefined;
  since?: number | undefined;
  until?: number | undefined;
  word?: string | undefined;
  email?: string | undefined;
};

export type Position = { acceptedAt: number; id: string };

export type Schema<Attributes> = {
  readAttributes: ReadAttributes<Attributes>;
  fields: readonly string[];
};

const PAGE = 500;

const SELECT = `
  SELECT id, body, attributes, secret, state, follows, attempts, held_because AS "heldBecause",
    last_answer AS "lastAnswer", accepted_at AS "acceptedAt", due_at AS "dueAt",
    last_tried_at AS "lastTriedAt", delivered_at AS "deliveredAt", resent_at AS "resentAt"
  FROM outbox`;

const bodyWithoutFieldNames = (fields: readonly string[]) =>
  fields.reduce((text, field) => `replace(${text}, '"${field}":', '')`, 'body');

const matchesWord = (text: string) => `lower(${text}) LIKE lower(:word) ESCAPE '!'`;

/** The second condition is redundant: it lets both engines use the index of undelivered rows. */
function inStates(states: readonly RequestState[]) {
  const undelivered = states.includes('delivered') ? '' : ` AND state <> 'delivered'`;
  return `state IN (${states.map((state) => `'${state}'`)})${undelivered}`;
}

function newestOf({ states, word, email }: Selection, visitorsWordsSql: string) {
  return `${SELECT}
    WHERE (accepted_at, id) < (:beforeTime, :beforeId) AND accepted_at >= :since
      ${states ? `AND ${inStates(states)}` : ''}
      ${word === undefined ? '' : `AND (${matchesWord('id')} OR ${matchesWord('body')} AND ${matchesWord(visitorsWordsSql)})`}
      ${email === undefined ? '' : `AND lower(body) LIKE lower(:email) ESCAPE '!'`}
    ORDER BY accepted_at DESC, id DESC LIMIT :size`;
}

const RESET = `UPDATE outbox SET state = 'pending', due_at = :now, failures = 0, failed_since = NULL,
  others_accepted = 0`;
const RETRY = `${RESET} WHERE ${inStates(['pending', 'parked'])}`;
const RELEASE = `${RESET}, held_because = NULL, ages_from = NULL WHERE state = 'held' AND id = :id RETURNING id`;
const RESEND = `${RESET}, resent_at = :now, last_answer = NULL WHERE state = 'delivered' AND body IS NOT NULL`;

const packed = z.object({ attributes: z.string() });

export function requestsIn<Attributes>(
  engine: Engine,
  { readAttributes, fields }: Schema<Attributes>,
) {
  const parse = (row: unknown): StoredRequest<Attributes> => ({
    ...readAttributes(packed.parse(row).attributes),
    ...storedRow.parse(row),
  });
  const visitorsWordsSql = bodyWithoutFieldNames(fields);

  return {
    newest,
    list,
    find,
    retry,
    resend,
    release: async (id: string) => (await count(RELEASE, { id })) > 0,
  };

  async function newest(asked: Selection, before: Position | undefined, size: number) {
    const { since = 0, until = Number.MAX_SAFE_INTEGER, word, email } = asked;
    const rows = await engine.query(newestOf(asked, visitorsWordsSql), {
      since,
      beforeTime: before?.acceptedAt ?? until,
      beforeId: before?.id ?? '',
      size,
      ...(word !== undefined && { word: containing(inJson(word)) }),
      // Quotes that a visitor typed are escaped, so only the field matches.
      ...(email !== undefined && { email: containing(`"email":"${inJson(email)}"`) }),
    });
    return rows.map(parse);
  }

  async function* list(asked: Selection = {}) {
    let before: StoredRequest<Attributes> | undefined;
    do {
      const page = await newest(asked, before, PAGE);
      yield* page;
      before = page[PAGE - 1];
    } while (before);
  }

  async function find(id: string) {
    const [row] = await engine.query(`${SELECT} WHERE id = :id`, { id });
    return row ? parse(row) : undefined;
  }

  async function retry(id?: string) {
    const retried =
      id === undefined
        ? await count(`${RETRY} RETURNING id`)
        : await count(`${RETRY} AND id = :id RETURNING id`, { id });
    await engine.query('UPDATE outbox_lane SET probe_at = :now, next_untried_at = :now');
    return retried;
  }

  function resend(wanted: { id: string } | { since: number }) {
    const isWanted =
      'id' in wanted ? 'id = :id' : '(delivered_at >= :since OR resent_at >= :since)';
    return count(`${RESEND} AND ${isWanted} RETURNING id`, wanted);
  }

  async function count(sql: string, values: Values = {}) {
    return (await engine.query(sql, values)).length;
  }
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

const containing = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;
