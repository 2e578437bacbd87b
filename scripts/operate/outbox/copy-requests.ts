import { z } from 'zod';
import { requestState } from '#server/outbox/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';

const PAGE = 100;

/** Both stores have this version's schema, so each column of one is a column of the other. */
const row = z
  .object({ id: z.string(), state: requestState })
  .catchall(z.union([z.string(), z.number(), z.null()]));

/** Copies every request of one store, as it is at one moment, into another. One whose id is known there stays as it is there. */
export async function copyRequests(from: Engine, to: Engine) {
  const copied = { requests: 0, undelivered: 0 };
  // A store is made when it is first asked, and shall be there also where nothing comes into it.
  await to.query('SELECT 1 FROM outbox LIMIT 1');
  await from.snapshot(async (query) => {
    let last: string | undefined = '';
    while (last !== undefined) {
      const page = await query(`SELECT * FROM outbox WHERE id > :last ORDER BY id LIMIT ${PAGE}`, {
        last,
      });
      const requests = page.map((request) => row.parse(request));
      const added = await Promise.all(requests.map((request) => to.insert(...insertOf(request))));
      const fresh = requests.filter((_, index) => added[index]?.length === 1);
      copied.requests += fresh.length;
      copied.undelivered += fresh.filter(({ state }) => state !== 'delivered').length;
      last = requests.at(-1)?.id;
    }
  });
  return copied;
}

/** Without its empty values, whose type a database would ask for. No column that may be empty has a default. */
function insertOf(request: z.infer<typeof row>) {
  const filled = Object.entries(request).filter(([, value]) => value !== null);
  const columns = filled.map(([column]) => column);
  const values = columns.map((column) => `:${column}`);
  const sql = `INSERT INTO outbox (${columns}) VALUES (${values}) ON CONFLICT (id) DO NOTHING RETURNING id`;
  return [sql, Object.fromEntries(filled)] as const;
}
