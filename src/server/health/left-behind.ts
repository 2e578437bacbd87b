import { failureCode } from '#server/log.ts';
import type { Place } from '#server/open-outbox.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { holdsStore, storeFile } from '#server/store/sqlite-file.ts';

/** A sentence for the operator if a file beside the database holds requests, or may hold some. */
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
