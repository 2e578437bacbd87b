import { z } from 'zod';
import type { Queryable } from '#server/store/engine.ts';
import { inStatesSql, type QueueState } from './queue-states.ts';
import type { QueueTable } from './queue-table.ts';

const PAGE = 500;

export type Aged = { id: string; acceptedAt: number };

type Wanted = {
  states?: readonly QueueState[] | undefined;
  where?: string;
  isOldestFirst?: boolean;
};

/** Each page begins after the last row of the one before, so rows may change state meanwhile. */
export async function* pagesByAge<Row extends Aged>(
  { query }: Queryable,
  { name, columns, row }: Pick<QueueTable<Row>, 'name' | 'columns' | 'row'>,
  { states, where = 'TRUE', isOldestFirst = false }: Wanted,
) {
  const [isFurther, order] = isOldestFirst ? ['>', 'ASC'] : ['<', 'DESC'];
  const sql = `SELECT ${columns} FROM ${name}
    WHERE (accepted_at, id) ${isFurther} (:acceptedAt, :id)
      AND ${states ? inStatesSql(states) : 'TRUE'} AND ${where}
    ORDER BY accepted_at ${order}, id ${order} LIMIT ${PAGE}`;
  const rows = z.array(row);
  let last: Aged | undefined = { acceptedAt: isOldestFirst ? 0 : Number.MAX_SAFE_INTEGER, id: '' };
  while (last !== undefined) {
    const { acceptedAt, id }: Aged = last;
    const page = rows.parse(await query(sql, { acceptedAt, id }));
    yield page;
    last = page.length < PAGE ? undefined : page.at(-1);
  }
}
