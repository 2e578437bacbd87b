import { z } from 'zod';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { endDueReminder } from '#server/mail/reminders.ts';
import { openEngine, openOutbox, type Place } from '#server/open-outbox.ts';
import type { Outbox } from '#server/site-outbox.ts';
import type { Engine } from '#server/store/engine.ts';

const PAGE = 100;

/** Both stores have the schema of this version, so their columns are the same. */
const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof row>;

/** Copies a snapshot. A request whose id is known in the target stays as it is there. A restored mail may have been sent since. */
export async function copyRequests(from: Place, to: Place, { endsMails = false } = {}) {
  const [source, target] = [openEngine(from), openOutbox(to)];
  const done = { copied: 0, undelivered: 0, callsWithoutTime: [] as string[] };
  try {
    // Creates the store even if nothing is copied.
    await target.engine.query('SELECT 1 FROM outbox LIMIT 1');
    await source.snapshot(async (query) => {
      for await (const request of copyUnknown(query, target.engine, 'outbox', 'id')) {
        done.copied += 1;
        if (request['state'] !== 'delivered') done.undelivered += 1;
      }
      const ended = { body: null, state: 'erased', last_answer: 'it was in a backup' };
      const isOpen = ({ state }: Row) => state === 'pending' || state === 'held';
      const end = (row: Row) => (endsMails && isOpen(row) ? { ...row, ...ended } : row);
      for await (const _ of copyUnknown(query, target.engine, 'mail', 'id', end));
      for await (const call of copyUnknown(query, target.engine, 'booking', 'key_hash')) {
        const id = String(call['request_id']);
        if (endsMails) await endDueReminder(target, id);
        if (await losesItsTime(target, call)) done.callsWithoutTime.push(id);
      }
    });
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
  return done;
}

/** Somebody else may have got its time since the backup. */
async function losesItsTime(target: Outbox, { request_id, reserves }: Row) {
  const request = await target.find(String(request_id));
  if (!request || request.state === 'held' || reserves === 0 || request.needsAgreement)
    return false;
  await bookingsIn(target).recheck(request, { isNotOffered: false });
  return (await target.find(request.id))?.needsAgreement;
}

async function* copyUnknown(
  query: Engine['query'],
  target: Engine,
  table: string,
  key: string,
  change = (found: Row) => found,
) {
  let last: Row | undefined = { [key]: '' };
  while (last !== undefined) {
    const after = `WHERE ${key} > :last ORDER BY ${key} LIMIT ${PAGE}`;
    const page = await query(`SELECT * FROM ${table} ${after}`, { last: last[key] ?? '' });
    const rows = page.map((found) => change(row.parse(found)));
    const added = await Promise.all(rows.map((one) => target.insert(...insertOf(one, table, key))));
    yield* rows.filter((_, index) => added[index]?.length === 1);
    last = rows.at(-1);
  }
}

/** Leaves out nulls, whose type PostgreSQL could not infer. No nullable column has a default. */
function insertOf(given: Row, table: string, key: string) {
  const filled = Object.entries(given).filter(([, value]) => value !== null);
  const columns = filled.map(([column]) => column);
  const values = columns.map((column) => `:${column}`);
  const sql = `INSERT INTO ${table} (${columns}) VALUES (${values}) ON CONFLICT (${key}) DO NOTHING RETURNING ${key}`;
  return [sql, Object.fromEntries(filled)] as const;
}
