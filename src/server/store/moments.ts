import type { Queryable } from './engine.ts';

const RECORD = `INSERT INTO store_moment (event, at) VALUES (:event, :now)
  ON CONFLICT (event) DO UPDATE SET at = excluded.at`;

type Event = 'backup' | 'write check';

/** A write, so it rejects if the store cannot be written. */
export const recordMoment = ({ query }: Queryable, event: Event) => query(RECORD, { event });

export async function readMoment({ query }: Queryable, event: Event) {
  const [row] = await query('SELECT at FROM store_moment WHERE event = :event', { event });
  return row === undefined ? null : Number(row['at']);
}
