import type { Engine, Statement } from '#server/store/engine.ts';
import { type RequestState, type StoredRequest, storedRow } from './stored-request.ts';

export type Selection = {
  states?: readonly RequestState[] | undefined;
  since?: number | undefined;
  word?: string | undefined;
  email?: string | undefined;
};

export type Position = { acceptedAt: number; id: string };

export type Schema<Attributes> = {
  queue: string;
  readAttributes(stored: string): Attributes;
  fields: readonly string[];
};

const PAGE = 500;

const matches = (text: string, wanted: string) => `lower(${text}) LIKE lower(${wanted}) ESCAPE '!'`;

/** The second condition is redundant: it lets both engines use the index of undelivered rows. */
function inStates(states: readonly RequestState[]) {
  const undelivered = states.includes('delivered') ? '' : ` AND state <> 'delivered'`;
  return `state IN (${states.map((state) => `'${state}'`)})${undelivered}`;
}

export function requestsIn<Attributes>(
  engine: Engine,
  { queue, readAttributes, fields }: Schema<Attributes>,
) {
  const parse = (row: unknown): StoredRequest<Attributes> => {
    const stored = storedRow.parse(row);
    return { ...readAttributes(stored.attributes), ...stored };
  };
  const withoutNames = fields.reduce(
    (text, field) => `replace(${text}, '"${field}":', '')`,
    'body',
  );

  const SELECT = `
    SELECT id, body, attributes, secret, state, follows, attempts, held_because AS "heldBecause",
      last_answer AS "lastAnswer", accepted_at AS "acceptedAt", due_at AS "dueAt",
      last_tried_at AS "lastTriedAt", delivered_at AS "deliveredAt", resent_at AS "resentAt"
    FROM ${queue}`;

  const RESET = `UPDATE ${queue} SET state = 'pending', due_at = :now, failures = 0, failed_since = NULL,
    others_accepted = 0`;
  const RETRY = `${RESET} WHERE ${inStates(['pending', 'parked'])}`;
  const RELEASE = `${RESET}, held_because = NULL, ages_from = NULL WHERE state = 'held' AND id = :id
    RETURNING id, body, secret, follows`;
  const RESEND = `${RESET}, resent_at = :now, last_answer = NULL WHERE state = 'delivered' AND body IS NOT NULL`;

  return {
    newest,
    list,
    find,
    retry,
    resend,
    releaseSql: (id: string) => ({ sql: RELEASE, values: { id } }),
  };

  async function newest(asked: Selection, before: Position | undefined, size: number) {
    const { states, since = 0, word = '', email } = asked;
    const rows = await engine.query(
      `${SELECT}
      WHERE (accepted_at, id) < (:beforeTime, :beforeId) AND accepted_at >= :since
        ${states ? `AND ${inStates(states)}` : ''} AND ${matches("coalesce(body, '')", ':email')}
        AND (${matches('id', ':word')} OR ${matches('body', ':word')} AND ${matches(withoutNames, ':word')})
      ORDER BY accepted_at DESC, id DESC LIMIT :size`,
      {
        since,
        beforeTime: before?.acceptedAt ?? Number.MAX_SAFE_INTEGER,
        beforeId: before?.id ?? '',
        size,
        word: containing(inJson(word)),
        // Quotes that a visitor typed are escaped, so only the field matches.
        email: containing(email === undefined ? '' : `"email":"${inJson(email)}"`),
      },
    );
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

  function retry(id?: string) {
    const sql = id === undefined ? RETRY : `${RETRY} AND id = :id`;
    const endPause = { sql: `UPDATE ${queue}_lane SET probe_at = :now, next_untried_at = :now` };
    return count({ sql: `${sql} RETURNING id`, values: id === undefined ? {} : { id } }, endPause);
  }

  function resend(wanted: { id: string } | { since: number }) {
    const isWanted =
      'id' in wanted ? 'id = :id' : '(delivered_at >= :since OR resent_at >= :since)';
    return count({ sql: `${RESEND} AND ${isWanted} RETURNING id`, values: wanted });
  }

  async function count(...statements: readonly Statement[]) {
    const [changed = []] = await engine.transactSerialised(statements);
    return changed.length;
  }
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

const containing = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;
