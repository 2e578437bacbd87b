import { z } from 'zod';
import type { Environment } from './environment.ts';
import { failureCode, log } from './log.ts';
import { sqliteEngine } from './store/sqlite-engine.ts';
import { holdsStore } from './store/sqlite-file.ts';

const counted = z.tuple([z.object({ undelivered: z.number() })]);

/** With DATABASE_URL set, nobody delivers the requests that are still in outbox.db. */
export async function leftBehind({ databaseUrl, dataFolder }: Environment) {
  if (!databaseUrl || !holdsStore(dataFolder)) return 0;
  const engine = sqliteEngine(dataFolder);
  const undelivered = `SELECT count(*) AS undelivered FROM outbox WHERE state <> 'delivered'`;
  try {
    return counted.parse(await engine.query(undelivered))[0].undelivered;
  } catch (failure) {
    log.warn('The outbox.db beside the database cannot be read', { reason: failureCode(failure) });
    return 0;
  } finally {
    await engine.close();
  }
}
