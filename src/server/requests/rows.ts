import type { Statement, Values } from '#server/store/engine.ts';
import type { QueueName } from '#server/store/schema.ts';

type Given = Readonly<Record<string, string | number | boolean | null | undefined>>;

const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnsOf = (shape: Readonly<Record<string, unknown>>) =>
  Object.keys(shape).map((name) => `${column(name)} AS "${name}"`);

/** For a row that is due at once. */
export const NOW = { acceptedAt: ':now', dueAt: ':now' };

/** A name without a value keeps the default of its column. `judged` has SQL in place of values. */
export function insertRow(
  table: QueueName,
  given: Given,
  judged: Readonly<Record<string, string>>,
) {
  const values: Values = {};
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) values[name] = typeof value === 'boolean' ? Number(value) : value;
  const names = Object.keys({ ...values, ...judged });
  const judgedValues = names.map((name) => judged[name] ?? `:${name}`);
  const sql = `INSERT INTO ${table} (${names.map(column)}) SELECT ${judgedValues} WHERE TRUE
    ON CONFLICT (id) DO NOTHING RETURNING id`;
  return { sql, values } satisfies Statement;
}
