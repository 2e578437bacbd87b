import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import { showProgress } from '../progress.ts';

const PAGE = 100;

/** Both stores have the schema of this version, so their columns are the same. */
const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof row>;

/** Copies a snapshot. A request whose id is known in the target stays as it is there. */
export async function copyRequests(from: Engine, to: Engine) {
  const copied = { requests: 0, undelivered: 0 };
  // Creates the store even if nothing is copied.
  await to.query('SELECT 1 FROM outbox LIMIT 1');
  await from.snapshot(async (query) => {
    for await (const { state } of copyRows(query, to, 'outbox', 'id')) {
      copied.requests += 1;
      if (state !== 'delivered') copied.undelivered += 1;
      if (copied.requests % PAGE === 0) showProgress(copied.requests);
    }
    for await (const _ of copyRows(query, to, 'booking', 'key_hash'));
  });
  return copied;
}

async function* copyRows(query: Engine['query'], to: Engine, table: string, key: string) {
  let last: Row | undefined = { [key]: '' };
  while (last !== undefined) {
    const after = `WHERE ${key} > :last ORDER BY ${key} LIMIT ${PAGE}`;
    const page = await query(`SELECT * FROM ${table} ${after}`, { last: last[key] ?? '' });
    const rows = page.map((found) => row.parse(found));
    const added = await Promise.all(rows.map((each) => to.insert(...insertOf(each, table, key))));
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
