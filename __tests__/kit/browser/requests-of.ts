import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningSite } from '../real/running-site.ts';

export function requestsOf(email: string, { dataDirectory }: RunningSite) {
  using store = new DatabaseSync(join(dataDirectory, 'outbox.db'), { readOnly: true });
  const rows = store.prepare('SELECT body FROM outbox').all();
  return rows
    .map(({ body }) => JSON.parse(String(body)))
    .filter((request) => request.email === email);
}
