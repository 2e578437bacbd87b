import { z } from 'zod';
import type { Queryable } from './engine.ts';

/** Reads one value for each expression, which may be a query without its SELECT. */
export async function readValues<Name extends string, Value>(
  { query }: Queryable,
  value: z.ZodType<Value>,
  expressions: Readonly<Record<Name, string>>,
) {
  const columns = Object.entries(expressions).map(([name, sql]) => `(SELECT ${sql}) AS "${name}"`);
  const [row] = await query(`SELECT ${columns}`);
  return z.record(z.string(), value).parse(row) as Record<Name, Value>;
}
