import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningSite } from '../../../scripts/prove/real/running-site.ts';

export const requestsOf = (email: string, site: RunningSite) =>
  rowsOf(email, site).map(({ request }) => request);

export function postsOf(email: string, site: RunningSite) {
  const ids = rowsOf(email, site).map(({ id }) => id);
  const stored = site
    .log()
    .split('\n')
    .filter((line) => line.includes('"Request stored"'));
  return stored.filter((line) => ids.some((id) => line.includes(`"${id}"`))).length;
}

function rowsOf(email: string, { dataDirectory }: RunningSite) {
  const store = new DatabaseSync(join(dataDirectory, 'outbox.db'), { readOnly: true });
  try {
    return store
      .prepare('SELECT id, body FROM outbox')
      .all()
      .map(({ id, body }) => ({ id: String(id), request: JSON.parse(String(body)) }))
      .filter(({ request }) => request.email === email);
  } finally {
    store.close();
  }
}
