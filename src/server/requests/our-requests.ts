import 'server-only';
import { existsSync } from 'node:fs';
import { type Environment, environment } from '#server/configuration/environment.ts';
import { processWide } from '#server/process/process-wide.ts';
import type { Engine } from '#server/store/engine.ts';
import { postgresEngine } from '#server/store/postgres-engine.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { hasStoreIn, storePath } from '#server/store/sqlite-file.ts';
import { type Requests, requestsIn } from './requests.ts';

export type StorePlace = Pick<Environment, 'dataFolder'> & { databaseUrl?: string | undefined };

export const ourRequests = () => processWide('requests', () => openRequests(environment()));

export const openRequests = (place: StorePlace): Requests => requestsIn(openEngine(place));

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
