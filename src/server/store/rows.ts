import type { SqlValues, Statement } from './engine.ts';
import type { QueueName } from './schema.ts';

export type RowValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const nameOf = (storedColumn: string) =>
  storedColumn.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const columnsOf = (shape: Readonly<Record<string, unknown>>) =>
  Object.keys(shape).map((name) => `${column(name)} AS "${name}"`);

/**
 * A name without a value keeps the default of its column. Without WHERE, SQLite would take ON
 * CONFLICT for a join.
 */
export function insertionInto(
  table: QueueName,
  given: RowValues,
  expressions: Readonly<Record<string, string>> = {},
) {
  const values: SqlValues = {};
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) values[name] = typeof value === 'boolean' ? Number(value) : value;
  const names = Object.keys({ ...values, ...expressions });
  const selected = names.map((name) => expressions[name] ?? `:${name}`);
  const sql = `INSERT INTO ${table} (${names.map(column)}) SELECT ${selected} WHERE TRUE
    ON CONFLICT (id) DO NOTHING RETURNING id`;
  return { sql, values } satisfies Statement;
}
