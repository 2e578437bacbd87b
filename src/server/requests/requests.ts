import { randomUUID } from 'node:crypto';
import { replyDueAt } from '#content/reply-promise.ts';
import { bufferMs } from '#domain/call-span.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { queueIn, type RestoredRow } from '#server/queue/queue.ts';
import type { Engine, Statement } from '#server/store/engine.ts';
import { recordMoment } from '#server/store/moments.ts';
import { inShortTransactions, type NoteProgress } from '#server/store/short-transactions.ts';
import { countedValuesIn } from './counted-requests.ts';
import { isFreeSql } from './free-time.ts';
import { heldCapacityIn } from './held-capacity.ts';
import { purgingIn } from './purge.ts';
import { readRequestCounts } from './request-counts.ts';
import { requestQueriesIn } from './request-queries.ts';
import { agreeing, freeing, requiringAgreement, settleCall, settleRestored } from './standing.ts';
import { IS_LAST_OF_CALL, requestTable, type StoredRequest } from './stored-request.ts';

/** A further request is delivered without being stored, or stays in its browser. */
const CAPACITY = 100_000;

export type Requests = ReturnType<typeof requestsIn>;

type CallColumns = Pick<StoredRequest, 'link' | 'callAt' | 'callEnds' | 'needsAgreement'>;
type OptionalColumns = CallColumns &
  Pick<StoredRequest, 'callHash' | 'heldBecause' | 'timeZone' | 'language' | 'leadSource'> &
  Pick<StoredRequest, 'replyDueAt'> &
  Record<'networkHash' | 'emailHash' | 'phoneHash', number | null> & { keepUntil: number };

export type NewRequest = { id: string; body: string } & {
  [Name in keyof OptionalColumns]?: OptionalColumns[Name] | undefined;
};

export type CallChange = CallColumns & {
  id: string;
  isCancelled: boolean;
  /** The change applies only while this is the last request of its call. */
  follows: string;
  isByAgency: boolean;
  body: string;
  keepUntil: number;
};

const callColumnsUnless = (isTaken: string) => ({
  callHash: `CASE WHEN ${isTaken} THEN NULL ELSE :callHash END`,
  link: `CASE WHEN ${isTaken} THEN NULL ELSE :link END`,
  needsAgreement: `CASE WHEN ${isTaken} THEN 1 ELSE :needsAgreement END`,
});
const UNLESS_KEY_USED = callColumnsUnless(
  'EXISTS (SELECT 1 FROM outbox WHERE call_hash = :callHash)',
);
const UNLESS_CHANGE_KNOWN = callColumnsUnless(
  `EXISTS (SELECT 1 FROM outbox
    WHERE call_hash = :callHash AND revision = :revision AND id <> :id)`,
);

const IS_ANOTHER_CALL = 'AND other.call_hash <> outbox.call_hash';

const CHANGE = `INSERT INTO outbox (id, state, body, time_zone, language, lead_source,
    service, contact_method, held_because,
    keep_until, call_hash, revision, first_id, link, agency_proof, call_at, call_ends, is_cancelled,
    is_by_agency, needs_agreement, network_hash, email_hash, phone_hash, accepted_at, due_at)
  SELECT :id, CASE state WHEN 'held' THEN state ELSE 'pending' END,
    :body, time_zone, language, lead_source, service, contact_method, held_because,
    :keepUntil, call_hash, revision + 1, coalesce(first_id, id), :link, agency_proof,
    :callAt, :callEnds, :isCancelled, :isByAgency, :needsAgreement,
    network_hash, email_hash, phone_hash, :now, :now
  FROM outbox WHERE id = :follows AND call_hash IS NOT NULL AND body IS NOT NULL
    AND is_cancelled = 0 AND ${IS_LAST_OF_CALL}
    AND (:isCancelled = 1 OR ${isFreeSql(':callAt', ':callEnds', IS_ANOTHER_CALL)})
  ON CONFLICT (id) DO NOTHING RETURNING id`;

/** A call's held requests are released together, so that no change precedes its request. */
const ARE_RELEASED = `id = :id
  OR call_hash = (SELECT call_hash FROM outbox WHERE id = :id AND state = 'held')`;

/** Its visitor waits from now on. */
const PROMISE_ANEW = `UPDATE outbox SET reply_due_at = :replyDueAt WHERE revision = 0
  AND (id = :id OR call_hash = (SELECT call_hash FROM outbox WHERE id = :id))`;

const IS_DISCARDED = `id = :id AND state IN ('held', 'parked')`;

const isResendable = (row: string) => `${row}.state = 'delivered' AND ${row}.body IS NOT NULL`;
/**
 * Later changes of a call follow, because a workflow that keeps a call by its id would return to
 * the earlier time.
 */
const ARE_RESENT = `id IN (
  SELECT coalesce(later.id, wanted.id) FROM outbox AS wanted
  LEFT JOIN outbox AS later ON later.call_hash = wanted.call_hash
    AND later.revision >= wanted.revision AND ${isResendable('later')}
  WHERE ${isResendable('wanted')} AND wanted.id = :id)`;
const DELIVERED_SINCE = `SELECT id FROM outbox
  WHERE ${isResendable('outbox')} AND delivered_at >= :since ORDER BY delivered_at, id`;

type OfCall = Pick<StoredRequest, 'id' | 'callHash'>;
type Released = { id: string; timeZone?: string | null };

const SET_ANSWERED = `UPDATE outbox
  SET answered_at = CASE WHEN :isAnswered = 1 THEN coalesce(answered_at, :now) END
  WHERE id = :id AND body IS NOT NULL RETURNING id`;

type Settling = Parameters<typeof settleCall>[1];
type Options = { capacity?: number; heldCapacityBytes?: number };

/** All times are the store's clock, so hosts need not agree on theirs. */
export function requestsIn(
  engine: Engine,
  { capacity = CAPACITY, heldCapacityBytes }: Options = {},
) {
  let wasFull = false;
  const heldCapacity = heldCapacityIn(engine, heldCapacityBytes);
  const queue = queueIn(engine, requestTable);
  const read = requestQueriesIn(engine);

  const releaseOf = ({ id, timeZone }: Released) => [
    queue.release(ARE_RELEASED, { id }),
    { sql: PROMISE_ANEW, values: { id, replyDueAt: replyDueAt(timeZone) } },
  ];

  return {
    ...queue.claims,
    retry: queue.retry,
    ...read,
    ...purgingIn(engine, queue.removal),
    add,
    addChange,
    release: async (id: string) => runAndSettle(id, releaseOf((await read.find(id)) ?? { id })),
    releaseAll: (held: readonly (OfCall & Released)[]) => eachAndSettle(held, releaseOf),
    discard,
    free: (id: string) => tryAndSettle(id, freeing(id)),
    agree: (id: string) => tryAndSettle(id, agreeing(id)),
    requireAgreement: (calls: readonly OfCall[]) =>
      eachAndSettle(calls, ({ id }) => [requiringAgreement(id)]),
    restoration,
    settleRestored: (callHashes: Iterable<string>) => settleRestored(engine, callHashes),
    resend: resendWithChanges,
    setAnswered,
    checkHealth,
    wipeErased: () => engine.wipeErased(),
    close: () => engine.close(),
    engine,
  };

  async function add(given: NewRequest) {
    const { id, callHash, heldBecause, needsAgreement = false } = given;
    const held = heldBecause ? { ...given, heldBecause } : undefined;
    if (held ? await heldCapacity.isFullFor(held) : wasFull)
      return (await read.find(id)) ? 'known' : 'full';
    const agencyProof = callHash ? randomUUID() : undefined;
    const state = heldBecause ? 'held' : 'pending';
    const row = { ...given, ...countedValuesIn(given.body), needsAgreement, agencyProof, state };
    const statement = queue.insertion(row, callHash ? UNLESS_KEY_USED : {});
    const [added = []] = callHash
      ? await engine.transactInTurn([statement, ...settleCall(callHash)])
      : [await engine.query(statement.sql, statement.values)];
    if (added.length === 0) return 'known';
    if (held) heldCapacity.noteAdded(held);
    return 'added';
  }

  async function addChange({ isCancelled, isByAgency, needsAgreement, ...given }: CallChange) {
    const values = {
      ...given,
      isCancelled: Number(isCancelled),
      isByAgency: Number(isByAgency),
      needsAgreement: Number(needsAgreement),
      bufferMs: bufferMs(),
    };
    const [id] = await runAndSettle(given.follows, [{ sql: CHANGE, values }]);
    return id;
  }

  /** `settleRestored` gives calls their times once all rows are there. */
  function restoration(stored: RestoredRow) {
    const isPending = stored.state === 'pending';
    const row = {
      ...stored,
      ...(isPending && { dueAt: Date.now() + MINUTE_MS }),
      // A row had its mails before the backup, unless it was held.
      isAnnounced: stored.state !== 'held',
      reserves: 0,
    };
    return queue.restoration(row, stored['callHash'] ? UNLESS_CHANGE_KNOWN : {});
  }

  /** Returns the ids that the first statement returns. */
  async function runAndSettle(id: string, statements: Statement[], how?: Settling) {
    const { callHash } = (await read.find(id)) ?? {};
    const settling = callHash ? settleCall(callHash, how) : [];
    const [changed = []] = await engine.transactInTurn([...statements, ...settling]);
    return changed.map((row) => String(row['id']));
  }

  async function tryAndSettle(id: string, statement: Statement) {
    return (await runAndSettle(id, [statement])).length > 0;
  }

  /** Returns the ids of the changed rows. */
  async function eachAndSettle<Row extends OfCall>(
    rows: readonly Row[],
    statementsFor: (row: Row) => Statement[],
  ) {
    const jobs = rows.map((row) => [
      ...statementsFor(row),
      ...(row.callHash ? settleCall(row.callHash) : []),
    ]);
    return (await inShortTransactions(engine, jobs)).flat().map((row) => String(row['id']));
  }

  /** `alongside` removes the rows about it in the same transaction. */
  async function discard(id: string, alongside: readonly Statement[]) {
    const statements = [...queue.removal(IS_DISCARDED, { id }), ...alongside];
    return (await runAndSettle(id, statements, { ignoresLimit: true })).length > 0;
  }

  async function resendWithChanges(
    wanted: { id: string } | { since: number },
    noteProgress?: NoteProgress,
  ) {
    const given = 'id' in wanted ? [wanted] : await engine.query(DELIVERED_SINCE, wanted);
    const jobs = given.map((row) => [queue.sendAgain(ARE_RESENT, { id: String(row['id']) })]);
    const resent = await inShortTransactions(engine, jobs, noteProgress);
    return resent.flat().map(({ id }) => String(id));
  }

  async function setAnswered(id: string, isAnswered: boolean) {
    const values = { id, isAnswered: Number(isAnswered) };
    return (await engine.query(SET_ANSWERED, values)).length > 0;
  }

  async function checkHealth() {
    await recordMoment(engine, 'write check');
    const health = { ...(await queue.readHealth()), ...(await readRequestCounts(engine)) };
    // `undelivered` counts the pending rows alone.
    wasFull = health.undelivered + health.parked >= capacity;
    const held = await heldCapacity.measure();
    return { ...health, ...held, isFull: wasFull, freeMegabytes: engine.freeMegabytes() };
  }
}
