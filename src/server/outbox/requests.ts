import type { Engine, Values } from '#server/store/engine.ts';
import { MAY_BE } from './decide.ts';
import { NO_WORDS } from './forgetting.ts';
import {
  type AttributesSchema,
  type RequestState,
  readsRequests,
  requestStates,
  type StoredRequest,
  TRAVELLING,
} from './stored-request.ts';

/** Which requests are meant; all of them unless something is said. */
export type Selection = {
  states?: readonly RequestState[] | undefined;
  /** Received from this moment on, and before that one. */
  since?: number | undefined;
  until?: number | undefined;
  /** Somewhere in what the visitor wrote, or in the id, in whatever case. */
  word?: string | undefined;
  /** Written by the person with exactly this address. */
  email?: string | undefined;
};

/** A place in the order of requests. */
export type Moment = { acceptedAt: number; id: string };

const STORED = `
  SELECT ${TRAVELLING}, state, follows, held_because AS "heldBecause", attempts, last_answer AS "lastAnswer",
    accepted_at AS "acceptedAt", due_at AS "dueAt", last_tried_at AS "lastTriedAt",
    delivered_at AS "deliveredAt"
  FROM outbox`;

/** What a visitor wrote, without the names of the fields: those are in every request. Looked at last, it costs most. */
const wordsOf = (fields: readonly string[]) =>
  fields.reduce((text, field) => `replace(${text}, '"${field}":', '')`, 'body');

const says = (text: string) => `lower(${text}) LIKE lower(:word) ESCAPE '!'`;

/** Said twice, so that both engines see that the index of what is undelivered will do. */
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

/** What a site keeps in its outbox: attributes beside each body, and the names of a body's fields. */
export type Kind<Attributes> = {
  attributes: AttributesSchema<Attributes>;
  fields: readonly string[];
};

/** What an operator reads of the requests in the store, and does with them. */
export function requestsIn<Attributes>(engine: Engine, { attributes, fields }: Kind<Attributes>) {
  const reads = readsRequests(attributes);
  const words = wordsOf(fields);

  /** A page of what is asked for, newest first: what comes after the last one of the page before. */
  async function newest(asked: Selection, before: Moment | undefined, size: number) {
    const { since = 0, until = Number.MAX_SAFE_INTEGER, word, email } = asked;
    const rows = await engine.query(newestOf(asked, words), {
      since,
      beforeTime: before?.acceptedAt ?? until,
      beforeId: before?.id ?? '',
      size,
      ...(word !== undefined && { word: containing(inJson(word)) }),
      // Whatever a visitor typed has its quotes escaped, so this can only be the field.
      ...(email !== undefined && { email: containing(`"email":"${inJson(email)}"`) }),
    });
    return rows.map(reads.stored);
  }

  /** All that is asked for, newest first. */
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

  /** Due now, as if it had never failed. */
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

  /** One, or all that can be, and the lane probes now. Resolves to how many. */
  async function retry(id?: string) {
    const isMeant = id === undefined ? 'TRUE' : 'id = :id';
    const retried = await startAnew(MAY_BE.retried, isMeant, id === undefined ? {} : { id });
    await engine.query('UPDATE outbox_lane SET probe_at = :now, fresh_at = :now');
    return retried;
  }

  /**
   * One, or all that went out since a moment, because whoever took it has lost it: those whose words are still here. When
   * it was delivered first stays known. Resolves to how many.
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

  /** Erases what was written in this one: a delivered one leaves its id, another leaves nothing. */
  async function forget(id: string) {
    const erase = [
      `DELETE FROM outbox WHERE id = :id AND state <> 'delivered' RETURNING id`,
      // Afterwards, as it may be delivered meanwhile.
      `UPDATE outbox SET ${NO_WORDS} WHERE id = :id AND state = 'delivered' RETURNING id`,
    ];
    const statements = erase.map((sql) => ({ sql, values: { id } }));
    return (await engine.transact(statements, () => [])).flat().length > 0;
  }

  return { newest, list, find, retry, resend, release, discard, forget };
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** For `LIKE`, in which `%` and `_` stand for anything. */
const containing = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;
