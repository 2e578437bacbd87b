import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningSite } from '../real/running-site.ts';

export function requestsOf(email: string, { dataDirectory }: RunningSite) {
  const store = new DatabaseSync(join(dataDirectory, 'outbox.db'), { readOnly: true });
  try {
    return store
      .prepare('SELECT body FROM outbox')
      .all()
      .map(({ body }) => JSON.parse(String(body)))
      .filter((request) => request.email === email);
  } finally {
    store.close();
  }
}
