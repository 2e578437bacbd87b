import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { callStateOf } from '#domain/call-state.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { mailsIn, reminderAheadMs } from '#server/mail/mails.ts';
import { countDeliveredUnlessKnown } from '#server/queue/count-delivered.ts';
import { callColumnsUnless, type Requests } from '#server/requests/requests.ts';
import { settleCall, UNRESERVE_CHANGED_LATER } from '#server/requests/standing.ts';
import type { Queryable, Statement } from '#server/store/engine.ts';
import { insertionInto, nameOf } from '#server/store/rows.ts';
import type { QueueName } from '#server/store/schema.ts';
import { inShortTransactions } from '#server/store/short-transactions.ts';
import { bringUpToDate } from '#server/store/sqlite-file.ts';

/** A known row keeps what is known here, so the newest of two files is restored first. */
export async function restoreRequests(
  source: Queryable,
  { engine, find }: Requests,
  noteRows?: (read: number) => void,
) {
  const mails = mailsIn(engine);
  let read = 0;
  const done = { copied: 0, pending: 0, toAgree: [] as string[] };
  // A store that cannot be used fails here, before anything is read.
  await engine.query('SELECT 1 FROM outbox LIMIT 1');
  const callHashes = new Set<string>();
  const toCome: { id: string; wasAgreed: boolean }[] = [];
  for await (const rows of batchesOf(source, 'outbox')) {
    const added = await inShortTransactions(
      engine,
      rows.map((row) => [...countIfDelivered('outbox', row), insertRequest(row)]),
    );
    for (const [index, { id, state, callHash, callAt, body, reserves }] of rows.entries()) {
      const isAdded = added[index]?.length === 1;
      if (callHash && body !== null) callHashes.add(String(callHash));
      if (isAdded && callHash && Number(callAt) > Date.now())
        toCome.push({ id: String(id), wasAgreed: reserves === 1 });
      if (isAdded) done.copied += 1;
      if (isAdded && state === 'pending') done.pending += 1;
    }
    read += rows.length;
    noteRows?.(read);
  }
  for await (const rows of batchesOf(source, 'mail'))
    await inShortTransactions(
      engine,
      rows.map((row) => [...countIfDelivered('mail', row), insertMail(row)]),
    );
  await engine.transactInTurn([{ sql: UNRESERVE_CHANGED_LATER }]);
  const settling = [...callHashes].map((callHash) => settleCall(callHash, { ignoresLimit: true }));
  await inShortTransactions(engine, settling);
  for (const { id, wasAgreed } of toCome) {
    const restored = await find(id);
    if (!restored) continue;
    const { is, begins } = callStateOf(restored, Date.now());
    // A row has lost its call if another request made the same change here.
    if (is === 'requested' && (wasAgreed || restored.callHash === null)) done.toAgree.push(id);
    if (wasAgreed && begins && +begins < Date.now() + reminderAheadMs())
      await mails.noteReminded(id);
  }
  return done;
}

function insertRequest(stored: Row): Statement {
  const { state, callHash } = stored;
  const row = {
    ...stored,
    ...(state === 'pending' && { dueAt: Date.now() + MINUTE_MS }),
    // A row had its mails before the backup, unless it was held.
    isAnnounced: state !== 'held',
    reserves: 0,
  };
  return insertionInto('outbox', row, callHash ? UNLESS_CHANGE_KNOWN : {});
}

const UNLESS_CHANGE_KNOWN = callColumnsUnless(
  `EXISTS (SELECT 1 FROM outbox
    WHERE call_hash = :callHash AND revision = :revision AND id <> :id)`,
);

/** A mail that waited may have been sent since the backup. */
function insertMail(row: Row) {
  const end = { state: 'ended', lastAnswer: 'it was in a backup' };
  return insertionInto('mail', row['state'] === 'pending' ? { ...row, ...end } : row);
}

/** Otherwise the metrics would show requests that never arrive. */
const countIfDelivered = (queue: QueueName, { id, state }: Row) =>
  state === 'delivered' ? [countDeliveredUnlessKnown(queue, String(id))] : [];

const BATCH_SIZE = 500;

/** The names of a foreign file would become SQL. */
function columnsIn(queue: QueueName) {
  using database = new DatabaseSync(':memory:');
  bringUpToDate(database);
  const columns = database.prepare('SELECT name FROM pragma_table_info(:queue)').all({ queue });
  return columns.map(({ name }) => `${name} AS "${nameOf(String(name))}"`);
}

const storedRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof storedRow>;

export async function* batchesOf({ query }: Queryable, queue: QueueName) {
  const sql = `SELECT ${columnsIn(queue)} FROM ${queue}
    WHERE id > :lastId ORDER BY id LIMIT ${BATCH_SIZE}`;
  let lastId = '';
  while (true) {
    const rows = z.array(storedRow).parse(await query(sql, { lastId }));
    if (rows.length === 0) return;
    yield rows;
    lastId = String(rows.at(-1)?.['id']);
  }
}
