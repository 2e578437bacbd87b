import 'server-only';
import { type Environment, environment } from '#server/configuration/environment.ts';
import { failureCode } from '#server/process/log.ts';
import { processWide } from '#server/process/process-wide.ts';
import type { Engine } from '#server/store/engine.ts';
import { postgresEngine } from '#server/store/postgres-engine.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { holdsStore, storeFile } from '#server/store/sqlite-file.ts';
import { type Requests, requestsIn } from './requests.ts';

export type Place = Pick<Environment, 'dataFolder'> & Partial<Pick<Environment, 'databaseUrl'>>;

export const ourRequests = () => processWide('requests', () => openRequests(environment()));

export const openRequests = (place: Place): Requests => requestsIn(openEngine(place));

export const openEngine = ({ databaseUrl, dataFolder }: Place): Engine =>
  databaseUrl ? postgresEngine(databaseUrl) : sqliteEngine(dataFolder);

export const storeExists = ({ databaseUrl, dataFolder }: Place) =>
  databaseUrl !== undefined || holdsStore(dataFolder);

/** Returns a sentence for the operator if a file beside the database holds requests, or may hold some. */
export async function leftBehind({ databaseUrl, dataFolder }: Place) {
  if (!databaseUrl || !holdsStore(dataFolder)) return undefined;
  const file = storeFile(dataFolder);
  const engine = sqliteEngine(dataFolder);
  try {
    const found = await engine.query(
      "SELECT 1 FROM outbox WHERE state NOT IN ('delivered', 'erased') LIMIT 1",
    );
    if (found.length === 0) return undefined;
    return `Requests are left in ${file}, and the site uses a database: npm run outbox -- restore "${file}"`;
  } catch (failure) {
    return `It is unknown whether requests are left in ${file}, which cannot be read (${failureCode(failure)})`;
  } finally {
    await engine.close();
  }
}
