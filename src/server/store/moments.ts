import type { Queryable } from './engine.ts';

const RECORD = `INSERT INTO store_moment (event, at) VALUES (:event, :now)
  ON CONFLICT (event) DO UPDATE SET at = excluded.at`;

/** A write, so it rejects if the store cannot be written. */
export const recordMoment = ({ query }: Queryable, event: 'backup' | 'write check') =>
  query(RECORD, { event });
