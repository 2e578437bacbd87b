import { z } from 'zod';
import { failureCode } from './log.ts';
import type { Place } from './open-outbox.ts';
import { sqliteEngine } from './store/sqlite-engine.ts';
import { holdsStore, storeFile } from './store/sqlite-file.ts';

const UNDELIVERED = `SELECT count(*) AS count FROM outbox WHERE state <> 'delivered'`;
const counted = z.tuple([z.object({ count: z.number() })]);

/** A sentence for the operator if a file beside the database holds requests, or may hold some. */
export async function leftBehind({ databaseUrl, dataFolder }: Place) {
  if (!databaseUrl || !holdsStore(dataFolder)) return undefined;
  const engine = sqliteEngine(dataFolder);
  try {
    const [{ count }] = counted.parse(await engine.query(UNDELIVERED));
    if (count === 0) return undefined;
    return (
      `Requests are left in outbox.db, and the site uses a database: nobody delivers these ${count}. ` +
      `Bring them along with: npm run outbox -- restore "${storeFile(dataFolder)}"`
    );
  } catch (failure) {
    return (
      `outbox.db beside the database cannot be read (${failureCode(failure)}): whether requests are left in it is unknown. ` +
      `Repair ${storeFile(dataFolder)}, or move it to another folder`
    );
  } finally {
    await engine.close();
  }
}
