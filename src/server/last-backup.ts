import { z } from 'zod';
import type { Engine } from './store/engine.ts';

/** A row beside the write check. A new table would change the version of the schema, and going back would need a restore. */
const ID = 2;

const NOTE = `INSERT INTO outbox_write_check (id, at) VALUES (${ID}, :now)
  ON CONFLICT (id) DO UPDATE SET at = excluded.at`;

const rows = z.array(z.object({ at: z.number() }));

export const noteBackup = ({ query }: Pick<Engine, 'query'>) => query(NOTE);

/** `null` before the first one: the operator may have another way. */
export async function lastBackupAt({ query }: Pick<Engine, 'query'>) {
  const [row] = rows.parse(await query(`SELECT at FROM outbox_write_check WHERE id = ${ID}`));
  return row?.at ?? null;
}
