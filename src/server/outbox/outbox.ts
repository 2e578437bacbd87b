import type { Engine, Statement } from '#server/store/engine.ts';
import { type Delivery, deliverDue, type Send } from './deliver.ts';
import { laneIn } from './lane.ts';
import { outboxHealth } from './outbox-health.ts';
import { purgingIn } from './purging.ts';
import { requestsIn, type Schema } from './requests.ts';
import { FLOOD, type NewRequest, OVER_QUOTA } from './stored-request.ts';

/** Bounds the disk. Beyond it a new request is delivered directly, or its browser keeps the copy. */
const CAPACITY = 100_000;
const HELD_CAPACITY = 10_000;

export type Outbox<Attributes> = ReturnType<typeof outboxIn<Attributes>>;
export type OutboxHealth = Awaited<ReturnType<typeof outboxHealth>>;

export type Limits = { capacity?: number; heldCapacity?: number; monotonicMs?: () => number };

type SameTransaction<Attributes> = {
  reads: readonly Statement[];
  writes(found: unknown[][]): {
    changed: Partial<NewRequest<Attributes>>;
    statements: readonly Statement[];
  };
};

/** The durable queue between visitor and receiver. All times are the store's clock, so hosts need not agree on theirs. */
export function outboxIn<Attributes>(
  engine: Engine,
  schema: Schema<Attributes>,
  { capacity = CAPACITY, heldCapacity = HELD_CAPACITY, monotonicMs }: Limits = {},
) {
  const requests = requestsIn(engine, schema);
  const lane = laneIn(engine);
  const { claim, renew, leave, msUntilDue, recordAttempt } = lane;
  const { newest, list, find, retry, resend, release } = requests;
  const { autoPurge, purge, erase } = purgingIn(engine, heldCapacity, monotonicMs);
  let full = { isFull: false, isHeldFull: false };

  return {
    add,
    newest,
    list,
    find,
    retry,
    resend,
    release,
    claim,
    renew,
    leave,
    msUntilDue,
    recordAttempt,
    autoPurge,
    purge,
    erase,
    deliver: (send: Send, delivery: Delivery) => deliverDue(lane, send, delivery),
    health,
    reclaim: () => engine.reclaim(),
    close: () => engine.close(),
    engine,
  };

  async function add(request: NewRequest<Attributes>, transaction?: SameTransaction<Attributes>) {
    const { id, heldBecause } = request;
    const mayBeReal = heldBecause === OVER_QUOTA || heldBecause === FLOOD;
    const isFull = mayBeReal ? full.isHeldFull : full.isFull && !heldBecause;
    if (isFull) return (await requests.find(id)) ? 'known' : 'full';
    if (transaction) return addInTransaction(request, transaction);
    const { sql, values } = insertSql(request);
    return (await engine.insert(sql, values)).length > 0 ? 'added' : 'known';
  }

  async function addInTransaction(
    request: NewRequest<Attributes>,
    { reads, writes }: SameTransaction<Attributes>,
  ) {
    let outcome: 'added' | 'known' = 'known';
    const sameId = { sql: 'SELECT id FROM outbox WHERE id = :id', values: { id: request.id } };
    await engine.transactSerialised([sameId, ...reads], ([known = [], ...found]) => {
      outcome = known.length > 0 ? 'known' : 'added';
      if (outcome === 'known') return [];
      const { changed, statements } = writes(found);
      return [insertSql({ ...request, ...changed }), ...statements];
    });
    return outcome;
  }

  async function health() {
    const health = await outboxHealth(engine, capacity);
    const { isFull, heldOverQuota, heldInFlood } = health;
    full = { isFull, isHeldFull: heldOverQuota + heldInFlood >= capacity };
    return health;
  }
}

export function insertSql<Attributes>(
  request: NewRequest<Attributes>,
  attributes = JSON.stringify(request.attributes ?? {}),
) {
  const { id, body, secret = null, follows = null, keepUntil = 0, heldBecause = null } = request;
  const state = heldBecause ? 'held' : 'pending';
  return {
    sql: `INSERT INTO outbox (id, state, body, attributes, secret, follows, keep_until, held_because, accepted_at, due_at)
      VALUES (:id, :state, :body, :attributes, :secret, :follows, :keepUntil, :heldBecause, :now, :now)
      ON CONFLICT (id) DO NOTHING RETURNING id`,
    values: { id, state, body, attributes, secret, follows, keepUntil, heldBecause },
  };
}

export function updateSql(id: string, attributes: string, keepUntil?: number) {
  return {
    sql: `UPDATE outbox SET attributes = :attributes, keep_until = coalesce(CAST(:keepUntil AS BIGINT), keep_until)
      WHERE id = :id AND body IS NOT NULL`,
    values: { id, attributes, keepUntil: keepUntil ?? null },
  };
}
