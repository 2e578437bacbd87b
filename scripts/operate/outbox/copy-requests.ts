import { z } from 'zod';
import type { Engine } from '#server/outbox/engine.ts';
import { requestState } from '#server/outbox/stored-request.ts';

const PAGE = 100;

/** Of a store that this version has brought up to date: whatever columns it has, the other has them, too. */
const row = z
  .object({ id: z.string(), state: requestState })
  .catchall(z.union([z.string(), z.number(), z.null()]));

/** Whose id is known there is left as it is there, so done twice is done once. `after` a page all of it is safely there. */
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

/** Without its empty values: a database that counts its values wants to know of which kind each is. */
function insertOf(request: z.infer<typeof row>) {
  const filled = Object.entries(request).filter(([, value]) => value !== null);
  const columns = filled.map(([column]) => column);
  const values = columns.map((column) => `:${column}`);
  const sql = `INSERT INTO outbox (${columns}) VALUES (${values}) ON CONFLICT (id) DO NOTHING RETURNING id`;
  return [sql, Object.fromEntries(filled)] as const;
}
