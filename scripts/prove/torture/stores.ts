import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#server/environment.ts';
import { openOutbox } from '#server/outbox/open-outbox.ts';
import { type Database, startDatabase } from './database.ts';

export const storeKinds = ['embedded', 'PostgreSQL'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** Where the sites of one scenario keep their requests, as their environment says it. */
export type Store = {
  kind: StoreKind;
  environment: Record<string, string>;
  remove: () => Promise<void>;
};

export async function newStore(kind: StoreKind): Promise<Store> {
  return kind === 'embedded' ? embeddedStore() : databaseStore(await startDatabase());
}

/** In a folder of its own, or on a disk that whoever made it removes. */
export function embeddedStore(disk?: string): Store {
  const folder = disk ?? mkdtempSync(join(tmpdir(), 'torture-'));
  return {
    kind: 'embedded',
    environment: { DATA_DIR: join(folder, 'data') },
    remove: async () => {
      if (!disk) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function databaseStore(database: Database): Store {
  return {
    kind: 'PostgreSQL',
    // Named, so that no site gets a folder of its own that nobody would remove.
    environment: { DATABASE_URL: database.url, DATA_DIR: tmpdir() },
    remove: database.remove,
  };
}

/** The ids of all rows, read as the site reads them. */
export async function idsIn(store: Store) {
  const outbox = openOutbox(readEnvironment(store.environment));
  const ids = new Set<string>();
  for await (const { id } of outbox.list()) ids.add(id);
  await outbox.close();
  return ids;
}
