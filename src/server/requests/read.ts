import { z } from 'zod';
import { withAsciiDomain } from '#domain/typed-text.ts';
import type { Engine, Store, Values } from '#server/store/engine.ts';
import { onDeliveryConnections } from '#server/store/engine.ts';
import {
  COLUMNS,
  IS_HELD_AND_MAY_BE_REAL,
  inStates,
  type RequestState,
  type StoredRequest,
  storedRequest,
} from './stored-request.ts';

export type Selection = {
  states?: readonly RequestState[] | undefined;
  /** Selects requests whose id or answers contain this word. */
  word?: string | undefined;
  email?: string | undefined;
};

const PAGE = 500;

const heldRow = z.object({ id: z.string(), call: z.string().nullable(), acceptedAt: z.number() });
const HELD = `SELECT id, call, accepted_at AS "acceptedAt" FROM outbox WHERE ${IS_HELD_AND_MAY_BE_REAL}
  AND (accepted_at, id) > (:acceptedAt, :id) ORDER BY accepted_at, id LIMIT ${PAGE}`;

export async function requestsWhere({ query }: Store, where: string, values?: Values) {
  const rows = await query(`SELECT ${COLUMNS} FROM outbox WHERE ${where}`, values);
  return rows.map((row) => storedRequest.parse(row));
}

export function readIn(engine: Engine) {
  return {
    find: (id: string) => first('id = :id', { id }),
    lastOf: (call: string) => first('call = :call ORDER BY change DESC LIMIT 1', { call }),
    sameCallNewestFirst: ({ id, call }: { id: string; call: string | null }) =>
      requestsWhere(engine, 'id = :id OR call = :call ORDER BY change DESC', { id, call }),
    /** Uses delivery's connections, because a burst of posts must not delay mails. */
    findForMail: (id: string) => first('id = :id', { id }, onDeliveryConnections(engine)),
    newest,
    search,
    list,
    heldOldestFirst,
  };

  async function first(where: string, values: Values, connection: Store = engine) {
    return (await requestsWhere(connection, where, values))[0];
  }

  async function newest(selection: Selection, size: number) {
    return (await search(selection, size)).found;
  }

  /** Reads at most `within` requests, because no index finds a word. `isCut` is true if older ones may match, too. */
  async function search(selection: Selection, size: number, within = Number.POSITIVE_INFINITY) {
    const found: StoredRequest[] = [];
    let read = 0;
    for await (const page of pages(selection)) {
      found.push(...page.filter((request) => matches(request, selection)));
      read += page.length;
      if (found.length >= size) return { found: found.slice(0, size), isCut: false };
      if (read >= within) return { found, isCut: true };
    }
    return { found, isCut: false };
  }

  /** Pages of the requests that a quota or a flood holds, without their words. The visitor who asked first gets a time first. */
  async function* heldOldestFirst() {
    let [acceptedAt, id] = [0, ''];
    for (let isMore = true; isMore; ) {
      const page = z.array(heldRow).parse(await engine.query(HELD, { acceptedAt, id }));
      yield page;
      ({ acceptedAt, id } = page.at(-1) ?? { acceptedAt, id });
      isMore = page.length === PAGE;
    }
  }

  async function* list(selection: Selection = {}) {
    for await (const page of pages(selection))
      yield* page.filter((request) => matches(request, selection));
  }

  async function* pages({ states }: Selection) {
    const where = `(accepted_at, id) < (:acceptedAt, :id) AND ${states ? inStates(states) : 'TRUE'}
      ORDER BY accepted_at DESC, id DESC LIMIT ${PAGE}`;
    let [acceptedAt, id] = [Number.MAX_SAFE_INTEGER, ''];
    for (let isMore = true; isMore; ) {
      const page = await requestsWhere(engine, where, { acceptedAt, id });
      yield page;
      ({ acceptedAt, id } = page.at(-1) ?? { acceptedAt, id });
      isMore = page.length === PAGE;
    }
  }
}

function matches({ id, answers }: StoredRequest, { word = '', email }: Selection) {
  if (email !== undefined) return answers['email']?.toLowerCase() === asStored(email);
  return [id, ...Object.values(answers)].some((text) =>
    text?.toLowerCase().includes(asStored(word)),
  );
}

/** Addresses are stored with an ASCII domain. */
const asStored = (text: string) =>
  (text.includes('@') ? withAsciiDomain(text) : text).toLowerCase();
