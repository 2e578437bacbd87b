import type { Engine, Values } from '#server/store/engine.ts';
import { MAY_BE } from './decide.ts';
import { NO_WORDS } from './purging.ts';
import {
  type AttributesSchema,
  type RequestState,
  readsRequests,
  requestStates,
  type StoredRequest,
  TRAVELLING,
} from './stored-request.ts';

/** Each filter narrows the selection. An empty one selects all requests. */
export type Selection = {
  states?: readonly RequestState[] | undefined;
  since?: number | undefined;
  until?: number | undefined;
  /** A substring of the id or of the visitor's words, in any case. */
  word?: string | undefined;
  email?: string | undefined;
};

export type Moment = { acceptedAt: number; id: string };

const STORED = `
  SELECT ${TRAVELLING}, state, follows, held_because AS "heldBecause", attempts, last_answer AS "lastAnswer",
    accepted_at AS "acceptedAt", due_at AS "dueAt", last_tried_at AS "lastTriedAt",
    delivered_at AS "deliveredAt"
  FROM outbox`;

/** The body without its field names, which every request has. It is the costliest condition, so it comes last. */
const wordsOf = (fields: readonly string[]) =>
  fields.reduce((text, field) => `replace(${text}, '"${field}":', '')`, 'body');

const says = (text: string) => `lower(${text}) LIKE lower(:word) ESCAPE '!'`;

/** The second condition is redundant: it lets both engines use the index of undelivered rows. */
function inStates(states: readonly RequestState[]) {
  const undelivered = states.includes('delivered') ? '' : ` AND state <> 'delivered'`;
  return `state IN (${states.map((state) => `'${state}'`)})${undelivered}`;
}

function newestOf({ states = requestStates, word, email }: Selection, words: string) {
  return `${STORED}
    WHERE (accepted_at, id) < (:beforeTime, :beforeId) AND accepted_at >= :since
      AND ${inStates(states)}
      ${word === undefined ? '' : `AND (${says('id')} OR ${says('body')} AND ${says(words)})`}
      ${email === undefined ? '' : `AND lower(body) LIKE lower(:email) ESCAPE '!'`}
    ORDER BY accepted_at DESC, id DESC LIMIT :size`;
}

const PAGE = 500;

export type Kind<Attributes> = {
  attributes: AttributesSchema<Attributes>;
  fields: readonly string[];
};

export function requestsIn<Attributes>(engine: Engine, { attributes, fields }: Kind<Attributes>) {
  const reads = readsRequests(attributes);
  const words = wordsOf(fields);

  async function newest(asked: Selection, before: Moment | undefined, size: number) {
    const { since = 0, until = Number.MAX_SAFE_INTEGER, word, email } = asked;
    const rows = await engine.query(newestOf(asked, words), {
      since,
      beforeTime: before?.acceptedAt ?? until,
      beforeId: before?.id ?? '',
      size,
      ...(word !== undefined && { word: containing(inJson(word)) }),
      // Quotes that a visitor typed are escaped, so only the field matches.
      ...(email !== undefined && { email: containing(`"email":"${inJson(email)}"`) }),
    });
    return rows.map(reads.stored);
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
    const [row] = await engine.query(`${STORED} WHERE id = :id`, { id });
    return row ? reads.stored(row) : undefined;
  }

  async function startAnew(
    from: readonly RequestState[],
    which: string,
    values: Values = {},
    more = '',
  ) {
    const started = await engine.query(
      `UPDATE outbox SET state = 'pending', due_at = :now, failures = 0, failed_since = NULL, others_passed = 0${more}
        WHERE ${inStates(from)} AND ${which} RETURNING id`,
      values,
    );
    return started.length;
  }

  async function retry(id?: string) {
    const isMeant = id === undefined ? 'TRUE' : 'id = :id';
    const retried = await startAnew(MAY_BE.retried, isMeant, id === undefined ? {} : { id });
    await engine.query('UPDATE outbox_lane SET probe_at = :now, fresh_at = :now');
    return retried;
  }

  /**
   * Sends one request or all since a moment again, for a receiver that lost them. Needs their words. The first
   * delivery's time stays. Returns how many.
   */
  function resend(wanted: { id: string } | { since: number }) {
    const isMeant = 'id' in wanted ? 'id = :id' : '(delivered_at >= :since OR resent_at >= :since)';
    const isThere = `body IS NOT NULL AND ${isMeant}`;
    return startAnew(MAY_BE['sent again'], isThere, wanted, ', resent_at = :now');
  }

  const release = async (id: string) => (await startAnew(MAY_BE.released, 'id = :id', { id })) > 0;

  async function discard(id: string) {
    const one = `DELETE FROM outbox WHERE id = :id AND ${inStates(MAY_BE.discarded)} RETURNING id`;
    return (await engine.query(one, { id })).length > 0;
  }

  async function forget(id: string) {
    const erase = [
      `DELETE FROM outbox WHERE id = :id AND state <> 'delivered' RETURNING id`,
      // The second statement: the request may be delivered meanwhile.
      `UPDATE outbox SET ${NO_WORDS} WHERE id = :id AND state = 'delivered' RETURNING id`,
    ];
    const statements = erase.map((sql) => ({ sql, values: { id } }));
    return (await engine.transact(statements, () => [])).flat().length > 0;
  }

  return { newest, list, find, retry, resend, release, discard, forget };
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

const containing = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;
