import { z } from 'zod';
import type { Engine, Statement } from '#server/store/engine.ts';
import type { QueueName } from '#server/store/schema.ts';

const PAGE = 500;

/** Stores with the schema of this version have the same columns. */
const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type Row = z.infer<typeof row>;

export async function* pagesOf({ query }: Pick<Engine, 'query'>, queue: QueueName) {
  let last = '';
  for (let isMore = true; isMore; ) {
    const sql = `SELECT * FROM ${queue} WHERE id > :last ORDER BY id LIMIT ${PAGE}`;
    const page = (await query(sql, { last })).map((found) => row.parse(found));
    if (page.length > 0) yield page;
    last = String(page.at(-1)?.['id'] ?? '');
    isMore = page.length === PAGE;
  }
}

/** Leaves out nulls, whose type PostgreSQL could not infer. No nullable column has a default. */
export function insertRow(
  queue: QueueName,
  given: Row,
  judged: Readonly<Record<string, string>> = {},
): Statement {
  const filled = Object.entries(given).filter(([, value]) => value !== null);
  const columns = filled.map(([column]) => column);
  const values = columns.map((column) => judged[column] ?? `:${column}`);
  const sql = `INSERT INTO ${queue} (${columns}) SELECT ${values} WHERE TRUE ON CONFLICT (id) DO NOTHING RETURNING id`;
  return { sql, values: Object.fromEntries(filled) };
}
