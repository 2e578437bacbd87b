import { existsSync } from 'node:fs';
import type { Engine } from './engine.ts';
import { postgresEngine } from './postgres-engine.ts';
import { sqliteEngine } from './sqlite-engine.ts';
import { hasStoreIn, storePath } from './sqlite-file.ts';

export type StorePlace = { dataFolder: string; databaseUrl?: string | undefined };

export const openEngine = ({ databaseUrl, dataFolder }: StorePlace): Engine =>
  databaseUrl ? postgresEngine(databaseUrl) : sqliteEngine(dataFolder);

export const hasStore = ({ databaseUrl, dataFolder }: StorePlace) =>
  databaseUrl !== undefined || hasStoreIn(dataFolder);

/**
 * A restore renames the file, so this one was never restored. A folder that cannot be read counts
 * as empty.
 */
export const strayStoreWarning = ({ databaseUrl, dataFolder }: StorePlace) =>
  databaseUrl && hasStoreIn(dataFolder, existsSync)
    ? `The site uses PostgreSQL, and ${storePath(dataFolder)} may hold requests: ` +
      `npm run outbox -- restore "${storePath(dataFolder)}"`
    : undefined;
