import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from './database.ts';

export const storeKinds = ['embedded', 'PostgreSQL'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** The store of one scenario, as the environment of a site names it, and how it goes away and comes back. */
export type Store = {
  environment: { DATA_DIR: string; DATABASE_URL?: string };
  remove: () => Promise<void>;
};

export function embeddedStore(disk = newFolder()): Store {
  return { environment: { DATA_DIR: join(disk.path, 'data') }, remove: async () => disk.remove() };
}

export async function databaseStore() {
  const database = await startDatabase();
  // DATA_DIR is named, so that no site makes a folder of its own that nobody removes.
  return { ...database, environment: { DATABASE_URL: database.url, DATA_DIR: tmpdir() } };
}

export const newStore = async (kind: StoreKind): Promise<Store> =>
  kind === 'embedded' ? embeddedStore() : databaseStore();

function newFolder() {
  const path = mkdtempSync(join(tmpdir(), 'torture-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
