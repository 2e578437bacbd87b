import { z } from 'zod';
import { withAsciiDomain } from '#domain/typed-text.ts';
import { pagesByAge } from '#server/queue/rows-by-age.ts';
import type { Engine, Queryable, SqlValues } from '#server/store/engine.ts';
import { onDeliveryConnections } from '#server/store/engine.ts';
import {
  type DeliveryState,
  IS_LAST_OF_CALL,
  MAY_BE_REAL_SQL,
  REQUEST_COLUMNS,
  requestTable,
  type StoredRequest,
  storedRequest,
} from './stored-request.ts';

export type Selection = {
  states?: readonly DeliveryState[] | undefined;
  word?: string | undefined;
  email?: string | undefined;
};

export async function selectRequests({ query }: Queryable, where: string, values?: SqlValues) {
  const rows = await query(`SELECT ${REQUEST_COLUMNS} FROM outbox WHERE ${where}`, values);
  return rows.map((row) => storedRequest.parse(row));
}

/** Without form values, because there may be many. */
const heldTable = {
  name: 'outbox',
  columns: 'id, call_hash AS "callHash", time_zone AS "timeZone", accepted_at AS "acceptedAt"',
  row: z.object({
    id: z.string(),
    callHash: z.string().nullable(),
    timeZone: z.string().nullable(),
    acceptedAt: z.number(),
  }),
} as const;
const HELD_OLDEST_FIRST = {
  states: ['held'],
  where: MAY_BE_REAL_SQL,
  isOldestFirst: true,
} as const;
/** A request without a call, or for a call that is not agreed. A held one may be spam. */
const TO_ANSWER = `answered_at IS NULL AND body IS NOT NULL AND reserves = 0
  AND state <> 'held' AND is_cancelled = 0 AND is_freed = 0 AND ${IS_LAST_OF_CALL}
  ORDER BY accepted_at, id LIMIT :size`;

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
    toAnswerOldestFirst: (size: number) => selectRequests(engine, TO_ANSWER, { size }),
    newest,
    search,
    list,
    /** The visitor who asked first gets a time first. */
    heldOldestFirst: () => pagesByAge(engine, heldTable, HELD_OLDEST_FIRST),
    countHeld: () => count(`state = 'held' AND ${MAY_BE_REAL_SQL}`),
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
    for await (const page of pagesByAge(engine, requestTable, { states: selection.states })) {
      found.push(...page.filter((request) => isMatch(request, selection)));
      read += page.length;
      if (found.length >= size) return { found: found.slice(0, size), isCut: false };
      if (read >= within) return { found, isCut: true };
    }
    return { found, isCut: false };
  }

  async function* list(selection: Selection = {}) {
    for await (const page of pagesByAge(engine, requestTable, { states: selection.states }))
      yield* page.filter((request) => isMatch(request, selection));
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
