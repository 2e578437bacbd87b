import { z } from 'zod';
import type { Engine } from '#server/outbox/engine.ts';
import { requestState } from '#server/outbox/stored-request.ts';

const PAGE = 100;

/** Of a store that this version has brought up to date: whatever columns it has, the other has them, too. */
const row = z
  .object({ id: z.string(), state: requestState })
  .catchall(z.union([z.string(), z.number(), z.null()]));

/**
 * Brings every request of one store into another. One whose id is known there stays as it is there, so this can be done
 * twice. `after` is called for each page that is safely there. Tells how many were new.
 */
export async function copyRequests(
  from: Engine,
  to: Engine,
  after: (ids: readonly string[]) => Promise<unknown> = async () => undefined,
) {
  const copied = { requests: 0, undelivered: 0 };
  let last = '';
  // A store is made when it is first asked, and shall be there also where nothing comes into it.
  await to.query('SELECT 1 FROM outbox LIMIT 1');
  const next = `SELECT * FROM outbox WHERE id > :last ORDER BY id LIMIT ${PAGE}`;
  for (;;) {
    const page = await from.query(next, { last });
    if (page.length === 0) return copied;
    const requests = page.map((request) => row.parse(request));
    const added = await Promise.all(requests.map((request) => to.insert(...insertOf(request))));
    const fresh = requests.filter((_, index) => added[index]?.length === 1);
    copied.requests += fresh.length;
    copied.undelivered += fresh.filter(({ state }) => state !== 'delivered').length;
    await after(requests.map(({ id }) => id));
    last = requests.at(-1)?.id ?? last;
  }
}

/** Without its empty values, of which a database would ask the kind. No column that may be empty has a default. */
function insertOf(request: z.infer<typeof row>) {
  const filled = Object.entries(request).filter(([, value]) => value !== null);
  const columns = filled.map(([column]) => column);
  const values = columns.map((column) => `:${column}`);
  const sql = `INSERT INTO outbox (${columns}) VALUES (${values}) ON CONFLICT (id) DO NOTHING RETURNING id`;
  return [sql, Object.fromEntries(filled)] as const;
}
