import { z } from 'zod';
import { withAsciiDomain } from '#domain/typed-text.ts';
import { inStatesSql } from '#server/queue/queue-states.ts';
import type { Engine, Queryable, SqlValues } from '#server/store/engine.ts';
import { onDeliveryConnections } from '#server/store/engine.ts';
import {
  type DeliveryState,
  IS_HELD_AND_MAY_BE_REAL,
  REQUEST_COLUMNS,
  type StoredRequest,
  storedRequest,
} from './stored-request.ts';

export type Selection = {
  states?: readonly DeliveryState[] | undefined;
  word?: string | undefined;
  email?: string | undefined;
};

const PAGE = 500;

type Position = { acceptedAt: number; id: string };

async function* pagesFrom<Row extends Position>(
  start: Position,
  readPage: (position: Position) => Promise<Row[]>,
) {
  for (let position = start; ; ) {
    const page = await readPage(position);
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    position = last;
  }
}

const heldRow = z.object({
  id: z.string(),
  callHash: z.string().nullable(),
  acceptedAt: z.number(),
});
const HELD = `SELECT id, call_hash AS "callHash", accepted_at AS "acceptedAt" FROM outbox
  WHERE ${IS_HELD_AND_MAY_BE_REAL} AND (accepted_at, id) > (:acceptedAt, :id)
  ORDER BY accepted_at, id LIMIT ${PAGE}`;

export async function selectRequests({ query }: Queryable, where: string, values?: SqlValues) {
  const rows = await query(`SELECT ${REQUEST_COLUMNS} FROM outbox WHERE ${where}`, values);
  return rows.map((row) => storedRequest.parse(row));
}

export function requestQueriesIn(engine: Engine) {
  return {
    find: (id: string) => first('id = :id', { id }),
    lastOf: (callHash: string) =>
      first('call_hash = :callHash ORDER BY revision DESC LIMIT 1', { callHash }),
    sameCallNewestFirst: ({ id, callHash }: { id: string; callHash: string | null }) =>
      selectRequests(engine, 'id = :id OR call_hash = :callHash ORDER BY revision DESC', {
        id,
        callHash,
      }),
    /** Uses delivery's connections, because a burst of posts must not delay mails. */
    findForMail: (id: string) => first('id = :id', { id }, onDeliveryConnections(engine)),
    newest,
    search,
    list,
    heldOldestFirst,
    countHeld: () => count(IS_HELD_AND_MAY_BE_REAL),
    count,
  };

  async function count(where = 'TRUE') {
    const [row] = await engine.query(`SELECT count(*) AS found FROM outbox WHERE ${where}`);
    return z.number().parse(row?.['found']);
  }

  async function first(where: string, values: SqlValues, connection: Queryable = engine) {
    const [request] = await selectRequests(connection, where, values);
    return request;
  }

  async function newest(selection: Selection, size: number) {
    const { found } = await search(selection, size);
    return found;
  }

  /**
   * No index finds a word, so at most `within` requests are read. `isCut`: older ones may match.
   */
  async function search(selection: Selection, size: number, within = Number.POSITIVE_INFINITY) {
    const found: StoredRequest[] = [];
    let read = 0;
    for await (const page of pages(selection)) {
      found.push(...page.filter((request) => isMatch(request, selection)));
      read += page.length;
      if (found.length >= size) return { found: found.slice(0, size), isCut: false };
      if (read >= within) return { found, isCut: true };
    }
    return { found, isCut: false };
  }

  /** The visitor who asked first gets a time first. */
  function heldOldestFirst() {
    return pagesFrom({ acceptedAt: 0, id: '' }, async ({ acceptedAt, id }) =>
      z.array(heldRow).parse(await engine.query(HELD, { acceptedAt, id })),
    );
  }

  async function* list(selection: Selection = {}) {
    for await (const page of pages(selection))
      yield* page.filter((request) => isMatch(request, selection));
  }

  function pages({ states }: Selection) {
    const where = `(accepted_at, id) < (:acceptedAt, :id)
      AND ${states ? inStatesSql(states) : 'TRUE'}
      ORDER BY accepted_at DESC, id DESC LIMIT ${PAGE}`;
    return pagesFrom({ acceptedAt: Number.MAX_SAFE_INTEGER, id: '' }, ({ acceptedAt, id }) =>
      selectRequests(engine, where, { acceptedAt, id }),
    );
  }
}

function isMatch({ id, formValues }: StoredRequest, { word = '', email }: Selection) {
  if (email !== undefined) return formValues['email']?.toLowerCase() === asStored(email);
  return [id, ...Object.values(formValues)].some((text) =>
    text?.toLowerCase().includes(asStored(word)),
  );
}

/** Addresses are stored with an ASCII domain. */
const asStored = (text: string) =>
  (text.includes('@') ? withAsciiDomain(text) : text).toLowerCase();
