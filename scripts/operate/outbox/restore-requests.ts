import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { callStateOf } from '#domain/call-state.ts';
import { mailsIn } from '#server/mail/mails.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { Queryable } from '#server/store/engine.ts';
import { nameOf } from '#server/store/rows.ts';
import type { QueueName } from '#server/store/schema.ts';
import { inShortTransactions } from '#server/store/short-transactions.ts';
import { bringUpToDate } from '#server/store/sqlite-file.ts';

/** A known row keeps what is known here, so the newest of two files is restored first. */
export async function restoreRequests(
  source: Queryable,
  requests: Requests,
  noteRows?: (read: number) => void,
) {
  const { engine, find } = requests;
  const mails = mailsIn(engine);
  let read = 0;
  const done = { copied: 0, pending: 0, toAgree: [] as string[] };
  // A store that cannot be used fails here, before anything is read.
  await engine.query('SELECT 1');
  const callHashes = new Set<string>();
  const toCome: { id: string; wasAgreed: boolean }[] = [];
  for await (const rows of batchesOf(source, requests.queueName)) {
    const added = await inShortTransactions(engine, rows.map(requests.restoration));
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
  for await (const rows of batchesOf(source, mails.queueName))
    await inShortTransactions(engine, rows.map(mails.restoration));
  await requests.settleRestored(callHashes);
  for (const { id, wasAgreed } of toCome) {
    const restored = await find(id);
    if (!restored) continue;
    const { is, begins } = callStateOf(restored, Date.now());
    // A row has lost its call if another request made the same change here.
    if (is === 'requested' && (wasAgreed || restored.callHash === null)) done.toAgree.push(id);
    if (wasAgreed && begins) await mails.noteRestored(id, begins);
  }
  return done;
}

const BATCH_SIZE = 500;

/** The names of a foreign file would become SQL. */
function columnsIn(queue: QueueName) {
  using database = new DatabaseSync(':memory:');
  bringUpToDate(database);
  const columns = database.prepare('SELECT name FROM pragma_table_info(:queue)').all({ queue });
  return columns.map(({ name }) => `${name} AS "${nameOf(String(name))}"`);
}

const storedRow = z
  .object({ id: z.string(), state: z.string() })
  .catchall(z.union([z.string(), z.number(), z.null()]));

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
