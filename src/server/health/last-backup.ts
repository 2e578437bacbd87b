import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';

const NOTE = `INSERT INTO store_moment (event, at) VALUES ('backup', :now)
  ON CONFLICT (event) DO UPDATE SET at = excluded.at`;

const rows = z.array(z.object({ at: z.number() }));

export const noteBackup = ({ query }: Pick<Engine, 'query'>) => query(NOTE);

/** `null` before the first one: the operator may have another way. */
export async function lastBackupAt({ query }: Pick<Engine, 'query'>) {
  const [row] = rows.parse(await query(`SELECT at FROM store_moment WHERE event = 'backup'`));
  return row?.at ?? null;
}
