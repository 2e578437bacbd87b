import { z } from 'zod';
import { openEngine, type Place } from '#server/open-outbox.ts';
import type { Engine } from '#server/store/engine.ts';

const PAGE = 100;

/** Both stores have the schema of this version, so their columns are the same. */
const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof row>;

/** Copies a snapshot. A request whose id is known in the target stays as it is there. */
export async function copyRequests(from: Place, to: Place) {
  const [source, target] = [openEngine(from), openEngine(to)];
  const done = { copied: 0, undelivered: 0 };
  try {
    // Creates the store even if nothing is copied.
    await target.query('SELECT 1 FROM outbox LIMIT 1');
    await source.snapshot(async (query) => {
      for await (const { state } of copyUnknown(query, target, 'outbox', 'id')) {
        done.copied += 1;
        if (state !== 'delivered') done.undelivered += 1;
      }
      for await (const _ of copyUnknown(query, target, 'booking', 'key_hash'));
    });
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
  return done;
}

async function* copyUnknown(query: Engine['query'], target: Engine, table: string, key: string) {
  let last: Row | undefined = { [key]: '' };
  while (last !== undefined) {
    const after = `WHERE ${key} > :last ORDER BY ${key} LIMIT ${PAGE}`;
    const page = await query(`SELECT * FROM ${table} ${after}`, { last: last[key] ?? '' });
    const rows = page.map((found) => row.parse(found));
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
