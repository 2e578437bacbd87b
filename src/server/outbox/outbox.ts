import type { Engine, Statement } from '#server/store/engine.ts';
import { type Delivery, deliverDue, type Send } from './deliver.ts';
import { laneIn } from './lane.ts';
import { NOTE_MOMENT, outboxFigures } from './outbox-health.ts';
import { type Purging, purgingIn } from './purging.ts';
import { requestsIn, type Schema } from './requests.ts';
import { type DueRow, dueRow, FLOOD, type NewRequest, OVER_QUOTA } from './stored-request.ts';

/** Bounds the disk. Beyond it a new request is delivered directly, or its browser keeps the copy. */
const CAPACITY = 100_000;

export type Outbox<Attributes> = ReturnType<typeof outboxIn<Attributes>>;
export type OutboxHealth = Awaited<ReturnType<Outbox<unknown>['health']>>;

export type Options = Purging & {
  capacity?: number;
  /** Secrets are erased once they are delivered, or only when there is no longer a reason to keep the row. */
  keepsSecrets?: boolean | undefined;
  /** What else the transaction writes that makes a request due for the first time. */
  whenDue?: ((row: DueRow) => readonly Statement[]) | undefined;
};

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
  options: Options = {},
) {
  const { capacity = CAPACITY, keepsSecrets, whenDue } = options;
  const { queue } = schema;
  const requests = requestsIn(engine, schema);
  const lane = laneIn(engine, queue, keepsSecrets);
  const figures = () => outboxFigures(engine, queue);
  let full = { isFull: false, isHeldFull: false };

  return {
    ...requests,
    ...lane,
    ...purgingIn(engine, queue, options),
    add,
    insertSql,
    updateSql,
    release,
    deliver: (send: Send, delivery: Delivery) => deliverDue(lane, send, delivery),
    figures,
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
    if (!transaction && !whenDue) {
      const [{ sql, values }] = insertSql(request);
      return (await engine.insert(sql, values)).length > 0 ? 'added' : 'known';
    }
    let outcome: 'added' | 'known' = 'known';
    const sameId = { sql: `SELECT id FROM ${queue} WHERE id = :id`, values: { id } };
    const { reads = [], writes } = transaction ?? {};
    await engine.transactSerialised([sameId, ...reads], ([known = [], ...found]) => {
      if (known.length > 0) return [];
      outcome = 'added';
      const { changed, statements = [] } = writes?.(found) ?? {};
      return [...insertSql({ ...request, ...changed }), ...statements];
    });
    return outcome;
  }

  async function release(id: string) {
    const [released = []] = await engine.transactSerialised(
      [requests.releaseSql(id)],
      ([rows = []]) => rows.flatMap((row) => whenDue?.(dueRow.parse(row)) ?? []),
    );
    return released.length > 0;
  }

  async function health() {
    await engine.insert(NOTE_MOMENT, { event: 'write check' });
    const found = await figures();
    const isFull = found.undelivered + found.parked >= capacity;
    full = { isFull, isHeldFull: found.heldOverQuota + found.heldInFlood >= capacity };
    return { ...found, isFull, freeMegabytes: engine.freeMegabytes() };
  }

  /** With what becomes due with it. */
  function insertSql(
    request: NewRequest<Attributes>,
    attributes = JSON.stringify(request.attributes ?? {}),
    onlyIf = 'TRUE',
  ): [Statement, ...Statement[]] {
    const { id, body, secret = null, follows = null, keepUntil = 0, heldBecause = null } = request;
    const state = heldBecause ? 'held' : 'pending';
    const row = { id, body, secret, follows };
    const insert = {
      sql: `INSERT INTO ${queue} (id, state, body, attributes, secret, follows, keep_until, held_because, accepted_at, due_at)
        SELECT :id, :state, :body, :attributes, :secret, :follows, :keepUntil, :heldBecause, :now, :now WHERE ${onlyIf}
        ON CONFLICT (id) DO NOTHING RETURNING id`,
      values: { ...row, state, attributes, keepUntil, heldBecause },
    };
    return [insert, ...((!heldBecause && whenDue?.(row)) || [])];
  }

  function updateSql(id: string, attributes: string, keepUntil?: number) {
    return {
      sql: `UPDATE ${queue} SET attributes = :attributes, keep_until = coalesce(CAST(:keepUntil AS BIGINT), keep_until)
        WHERE id = :id AND body IS NOT NULL`,
      values: { id, attributes, keepUntil: keepUntil ?? null },
    };
  }
}
