import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#server/environment.ts';
import { openOutbox } from '#server/outbox/open-outbox.ts';
import { type Database, startDatabase } from './database.ts';

export const storeKinds = ['embedded', 'PostgreSQL'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** Where the sites of one scenario keep their requests, as their environment says it. */
export type Store = { environment: Record<string, string>; remove: () => Promise<void> };

export async function newStore(kind: StoreKind): Promise<Store> {
  return kind === 'embedded' ? embeddedStore() : databaseStore(await startDatabase());
}

/** On a disk of its own, or in a folder. */
export function embeddedStore(disk = newFolder()): Store {
  return { environment: { DATA_DIR: join(disk.path, 'data') }, remove: async () => disk.remove() };
}

function newFolder() {
  const path = mkdtempSync(join(tmpdir(), 'torture-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const databaseStore = ({ url, remove }: Pick<Database, 'url' | 'remove'>): Store => ({
  // Named, so that no site gets a folder of its own that nobody would remove.
  environment: { DATABASE_URL: url, DATA_DIR: tmpdir() },
  remove,
});

/** The ids of all rows, read as the site reads them. */
export async function idsIn(store: Store) {
  const outbox = openOutbox(readEnvironment(store.environment));
  const ids = new Set<string>();
  for await (const { id } of outbox.list()) ids.add(id);
  await outbox.close();
  return ids;
}
