import { bufferMs } from '#domain/agency-calls.ts';
import type { Engine } from '#server/store/engine.ts';
import { NOTE_MOMENT, queueFigures } from './figures.ts';
import { laneIn } from './lane.ts';
import { DUE_AGAIN } from './lane-statements.ts';
import { type Purging, purgingIn } from './purge.ts';
import { readIn } from './read.ts';
import { searchIn } from './search.ts';
import { isFreeSql, settle } from './settle.ts';
import { type Attributes, COLUMNS, MAY_BE_REAL, storedRequest } from './stored-request.ts';

/** Bounds the disk. Beyond it a new request is delivered directly, or its browser keeps the copy. */
const CAPACITY = 100_000;

export type Requests = ReturnType<typeof requestsIn>;

export type NewRequest = {
  id: string;
  body: string;
  attributes?: Partial<Attributes> | undefined;
  heldBecause?: string | null | undefined;
  needsAgreement?: boolean | undefined;
  keepUntil?: number | undefined;
  call?: NewCall | undefined;
};

export type NewCall = Caller & {
  call: string;
  link: string | null;
  callAt: number | null;
  callEnds: number | null;
};

/** Short hashes. */
export type Caller = { network: number | null; email: number | null; phone: number | null };

export type Change = {
  id: string;
  /** The change applies only while this is the last request of its call. */
  follows: string;
  isCancelled: boolean;
  body: string;
  link: string | null;
  callAt: number | null;
  callEnds: number | null;
  needsAgreement: boolean;
  keepUntil: number;
};

const NO_CALL = { call: null, link: null, callAt: null, callEnds: null };
const NOBODY: Caller = { network: null, email: null, phone: null };

/** A key that another call has leads to that call: the new request gets no link, and needs agreement. */
const ADD = `INSERT INTO outbox (id, state, body, attributes, held_because, keep_until, call, link,
    call_at, call_ends, needs_agreement, network, email, phone, accepted_at, due_at)
  SELECT :id, :state, :body, :attributes, :heldBecause, :keepUntil, CASE WHEN is_taken THEN NULL ELSE :call END,
    CASE WHEN is_taken THEN NULL ELSE :link END, CAST(:callAt AS BIGINT), CAST(:callEnds AS BIGINT),
    CASE WHEN is_taken THEN 1 ELSE :needsAgreement END, CAST(:network AS BIGINT), CAST(:email AS BIGINT),
    CAST(:phone AS BIGINT), :now, :now
  FROM (SELECT EXISTS (SELECT 1 FROM outbox WHERE call = :call) AS is_taken) AS key WHERE TRUE
  ON CONFLICT (id) DO NOTHING RETURNING id`;

/** Nothing is written if the call has changed meanwhile, or its new time is taken. */
const CHANGE = `INSERT INTO outbox (id, state, body, attributes, held_because, keep_until, call, change, first_id,
    link, call_at, call_ends, is_cancelled, needs_agreement, network, email, phone, accepted_at, due_at)
  SELECT :id, CASE state WHEN 'held' THEN state ELSE 'pending' END, :body, attributes, held_because,
    CASE WHEN :isCancelled = 1 THEN keep_until ELSE :keepUntil END, call, change + 1, coalesce(first_id, id), :link, CAST(:callAt AS BIGINT), CAST(:callEnds AS BIGINT),
    :isCancelled, :needsAgreement, network, email, phone, :now, :now
  FROM outbox AS last WHERE id = :follows AND body IS NOT NULL AND is_cancelled = 0
    AND change = (SELECT max(change) FROM outbox WHERE call = last.call)
    AND (:isCancelled = 1 OR ${isFreeSql('CAST(:callAt AS BIGINT)', 'CAST(:callEnds AS BIGINT)', 'AND other.call <> last.call')})
  ON CONFLICT (id) DO NOTHING RETURNING call`;

/** All held requests of a call: a change must not arrive before the request that it changes. */
const RELEASE = `UPDATE outbox SET ${DUE_AGAIN}, held_because = NULL WHERE state = 'held'
    AND (id = :id OR call = (SELECT call FROM outbox WHERE id = :id AND state = 'held'))
  RETURNING id, call`;

const DISCARD = `DELETE FROM outbox WHERE id = :id AND state IN ('held', 'parked') RETURNING call`;

const FREE = `UPDATE outbox SET reserves = 0, needs_agreement = 1, in_calendar = NULL
  WHERE id = :id AND reserves = 1 RETURNING id`;

const FLAG = `UPDATE outbox SET reserves = 0, needs_agreement = 1
  WHERE id = :id AND call_at IS NOT NULL AND in_calendar IS NULL`;

const RESEND = `UPDATE outbox SET ${DUE_AGAIN}, resent_at = :now, last_answer = NULL
  WHERE state = 'delivered' AND body IS NOT NULL`;

type Options = Purging & { capacity?: number };

/** The durable queue between visitor and receiver. All times are the store's clock, so hosts need not agree on theirs. */
export function requestsIn(engine: Engine, { capacity = CAPACITY, ...purging }: Options = {}) {
  let full = { isFull: false, isHeldFull: false };

  return {
    ...laneIn(engine, { name: 'outbox', columns: COLUMNS, row: storedRequest }),
    ...readIn(engine),
    ...searchIn(engine),
    ...purgingIn(engine, purging),
    add,
    change,
    release,
    discard,
    free: (id: string) => serialised(FREE, { id }),
    flagTaken: (id: string) => serialised(FLAG, { id }),
    resend,
    health,
    reclaim: () => engine.reclaim(),
    close: () => engine.close(),
    engine,
  };

  async function add(request: NewRequest) {
    const { id, heldBecause = null } = request;
    const isFull = MAY_BE_REAL.includes(heldBecause ?? '')
      ? full.isHeldFull
      : full.isFull && !heldBecause;
    if (isFull) return (await readIn(engine).find(id)) ? 'known' : 'full';
    const { call, attributes = {}, needsAgreement = false, keepUntil = 0 } = request;
    const values = {
      id,
      body: request.body,
      state: heldBecause ? 'held' : 'pending',
      attributes: JSON.stringify(attributes),
      heldBecause,
      keepUntil,
      needsAgreement: Number(needsAgreement),
      ...NO_CALL,
      ...NOBODY,
      ...call,
    };
    const [added = []] = call
      ? await engine.transactSerialised([{ sql: ADD, values }, ...settle(call.call)])
      : [await engine.insert(ADD, values)];
    return added.length > 0 ? 'added' : 'known';
  }

  async function change({ isCancelled, needsAgreement, ...given }: Change) {
    const values = {
      ...given,
      isCancelled: Number(isCancelled),
      needsAgreement: Number(needsAgreement),
      bufferMs: bufferMs(),
    };
    const [changed = []] = await engine.transactSerialised([{ sql: CHANGE, values }], settleFound);
    return changed.length > 0;
  }

  async function release(id: string) {
    const statement = { sql: RELEASE, values: { id } };
    const [released = []] = await engine.transactSerialised([statement], settleFound);
    return released.map((row) => String(Object(row).id));
  }

  /** Its call is again what the request before said. */
  async function discard(id: string) {
    const statement = { sql: DISCARD, values: { id } };
    const [discarded = []] = await engine.transactSerialised([statement], ([rows = []]) =>
      rows.length > 0
        ? [{ sql: 'DELETE FROM mail WHERE request = :id', values: { id } }, ...settleFound([rows])]
        : [],
    );
    return discarded.length > 0;
  }

  async function serialised(sql: string, values: { id: string }) {
    const [changed = []] = await engine.transactSerialised([{ sql, values }]);
    return changed.length > 0;
  }

  async function resend(wanted: { id: string } | { since: number }) {
    const which = 'id' in wanted ? 'id = :id' : '(delivered_at >= :since OR resent_at >= :since)';
    const sql = `${RESEND} AND ${which} RETURNING id`;
    const [due = []] = await engine.transactSerialised([{ sql, values: wanted }]);
    return due.length;
  }

  async function health() {
    await engine.insert(NOTE_MOMENT, { event: 'write check' });
    const found = await queueFigures(engine, 'outbox');
    const isFull = found.undelivered + found.parked >= capacity;
    full = { isFull, isHeldFull: found.heldOverQuota + found.heldInFlood >= capacity };
    return { ...found, isFull, freeMegabytes: engine.freeMegabytes() };
  }
}

const settleFound = ([rows = []]: unknown[][]) => {
  const calls = new Set(rows.flatMap((row) => Object(row).call ?? []));
  return [...calls].flatMap(settle);
};
