import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import { showProgress } from '../progress.ts';

const PAGE = 100;

/** Both stores have this version's schema, so each column of one is a column of the other. */
const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof row>;

/** Copies every request of one store, as it is at one moment, into another. One whose id is known there stays as it is there. */
export async function copyRequests(from: Engine, to: Engine) {
  const copied = { requests: 0, undelivered: 0 };
  // A store is made when it is first asked, and shall be there also where nothing comes into it.
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

/** Yields those that were not known there. */
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

/** Without its empty values, whose type a database would ask for. No column that may be empty has a default. */
function insertOf(given: Row, table: string, key: string) {
  const filled = Object.entries(given).filter(([, value]) => value !== null);
  const columns = filled.map(([column]) => column);
  const values = columns.map((column) => `:${column}`);
  const sql = `INSERT INTO ${table} (${columns}) VALUES (${values}) ON CONFLICT (${key}) DO NOTHING RETURNING ${key}`;
  return [sql, Object.fromEntries(filled)] as const;
}
