import type { Engine, Statement } from '#server/store/engine.ts';
import { type Delivery, deliverAlong, type Handler } from './deliver.ts';
import { laneIn } from './lane.ts';
import { outboxHealth } from './outbox-health.ts';
import { purgingIn } from './purging.ts';
import { type Kind, requestsIn } from './requests.ts';
import type { NewRequest } from './stored-request.ts';
import { HELD_CAPACITY } from './waits.ts';

/** Bounds the disk. Beyond it a new request is delivered directly, or its browser keeps it. */
const CAPACITY = 100_000;

export type Outbox<Attributes> = ReturnType<typeof outboxIn<Attributes>>;
export type OutboxHealth = Awaited<ReturnType<typeof outboxHealth>>;

export type Limits = {
  capacity?: number;
  heldCapacity?: number;
  /** Monotonic. */
  machineMs?: () => number;
};

/** Decided and written in the same serialised transaction as the request. */
type Alongside<Attributes> = {
  looks: readonly Statement[];
  writes(found: unknown[][]): { attributes: Partial<Attributes>; statements: readonly Statement[] };
};

/**
 * The durable queue between visitor and receiver, in SQL that both engines understand. All times are the store's
 * clock, so hosts need not agree on theirs.
 */
export function outboxIn<Attributes>(
  engine: Engine,
  kind: Kind<Attributes>,
  { capacity = CAPACITY, heldCapacity = HELD_CAPACITY, machineMs }: Limits = {},
) {
  const requests = requestsIn(engine, kind);
  const lane = laneIn(engine, kind.attributes);
  let isFull = false;

  /** Resolves when the request is on disk. A known id stays as it is. */
  async function add(request: NewRequest<Attributes>, alongside?: Alongside<Attributes>) {
    const { id, heldBecause } = request;
    if (isFull && !heldBecause) return (await requests.find(id)) ? 'known' : 'full';
    if (alongside) return addAlongside(request, alongside);
    const { sql, values } = addition(request);
    return (await engine.insert(sql, values)).length > 0 ? 'added' : 'known';
  }

  async function addAlongside(
    request: NewRequest<Attributes>,
    { looks, writes }: Alongside<Attributes>,
  ) {
    let outcome: 'added' | 'known' = 'known';
    const same = { sql: 'SELECT id FROM outbox WHERE id = :id', values: { id: request.id } };
    await engine.transactSerialised([same, ...looks], ([known = [], ...found]) => {
      outcome = known.length > 0 ? 'known' : 'added';
      if (outcome === 'known') return [];
      const { attributes, statements } = writes(found);
      const given = { ...request.attributes, ...attributes };
      return [addition({ ...request, attributes: given }), ...statements];
    });
    return outcome;
  }

  async function health() {
    const health = await outboxHealth(engine, capacity);
    isFull = health.isFull;
    return health;
  }

  return {
    add,
    // claim, renew, leave, msUntilDue, recordAttempt
    ...lane,
    deliver: (handler: Handler<Attributes>, delivery: Delivery) =>
      deliverAlong(lane, handler, delivery),
    // newest, list, find, retry, resend, release, discard, forget
    ...requests,
    // autoPurge, purge, countPurgeable
    ...purgingIn(engine, heldCapacity, machineMs),
    health,
    reclaim: () => engine.reclaim(),
    close: () => engine.close(),
    /** Other tables live in the same database. */
    engine,
  };
}

export function addition<Attributes>(request: NewRequest<Attributes>): Statement {
  const { id, body, attributes = {}, secret = null, follows = null } = request;
  const { keepUntil = 0, heldBecause = null } = request;
  const values = { id, body, secret, follows, keepUntil, heldBecause };
  return {
    sql: `INSERT INTO outbox (id, state, body, attributes, secret, follows, keep_until, held_because, accepted_at, due_at)
      VALUES (:id, :state, :body, :attributes, :secret, :follows, :keepUntil, :heldBecause, :now, :now)
      ON CONFLICT (id) DO NOTHING RETURNING id`,
    values: {
      ...values,
      state: heldBecause ? 'held' : 'pending',
      attributes: JSON.stringify(attributes),
    },
  };
}

export function revision<Attributes>(id: string, attributes: Attributes, keepUntil?: number) {
  return {
    sql: `UPDATE outbox SET attributes = :attributes, keep_until = coalesce(CAST(:keepUntil AS BIGINT), keep_until)
      WHERE id = :id AND body IS NOT NULL`,
    values: { id, attributes: JSON.stringify(attributes), keepUntil: keepUntil ?? null },
  };
}
