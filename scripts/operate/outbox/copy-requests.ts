import { z } from 'zod';
import type { Engine } from '#server/outbox/engine.ts';
import { requestState } from '#server/outbox/stored-request.ts';

const PAGE = 100;

/** Of a store that this version has brought up to date: whatever columns it has, the other has them, too. */
const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const known = z.object({ id: z.string(), state: requestState });

type Copied = { requests: number; undelivered: number };

/**
 * Brings every request of one store into another. One whose id is known there is left as it is there, so done twice is
 * done once; what is done `after` a page is done when all of it is safely there. Tells of what was new.
 */
export async function copyRequests(
  from: Engine,
  to: Engine,
  after: (ids: readonly string[]) => Promise<unknown> = async () => undefined,
): Promise<Copied> {
  const copied = { requests: 0, undelivered: 0 };
  let last = '';
  // A store is made when it is first asked, and shall be there also where nothing comes into it.
  await to.query('SELECT 1 FROM outbox LIMIT 1');
  const next = `SELECT * FROM outbox WHERE id > :last ORDER BY id LIMIT ${PAGE}`;
  for (;;) {
    const page = await from.query(next, { last });
    if (page.length === 0) return copied;
    const requests = page.map((request) => ({ ...known.parse(request), row: row.parse(request) }));
    const added = await Promise.all(requests.map((request) => to.insert(...insertOf(request.row))));
    const fresh = requests.filter((_, index) => added[index]?.length === 1);
    copied.requests += fresh.length;
    copied.undelivered += fresh.filter(({ state }) => state !== 'delivered').length;
    await after(requests.map(({ id }) => id));
    last = requests.at(-1)?.id ?? last;
  }
}

/** An empty value is written out: a database that counts its values wants to know of which kind each is. */
function insertOf(request: z.infer<typeof row>) {
  const columns = Object.keys(request);
  const values = columns.map((column) => (request[column] === null ? 'NULL' : `:${column}`));
  const filled = Object.entries(request).filter(([, value]) => value !== null);
  const sql = `INSERT INTO outbox (${columns}) VALUES (${values}) ON CONFLICT (id) DO NOTHING RETURNING id`;
  return [sql, Object.fromEntries(filled)] as const;
}
