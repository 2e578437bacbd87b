import { z } from 'zod';
import { calendarCopiesIn } from './calendar/calendar-copies.ts';
import { type Environment, environment } from './environment.ts';
import { lastBackupAt } from './last-backup.ts';
import type { Outbox } from './leads.ts';
import { failureCode, log } from './log.ts';
import { sqliteEngine } from './store/sqlite-engine.ts';
import { holdsStore, storeFile } from './store/sqlite-file.ts';

export type StoreHealth = Awaited<ReturnType<typeof storeHealth>>;

export async function storeHealth(outbox: Outbox) {
  return {
    ...(await outbox.health()),
    ...(await calendarCopiesIn(outbox.engine).health()),
    lastBackupAt: await lastBackupAt(outbox.engine),
    leftBehind: await leftBehind(environment()),
  };
}

export const restoreCommand = () =>
  `npm run outbox -- restore "${storeFile(environment().dataFolder)}"`;

const LEFT_BEHIND = `SELECT count(*) AS count FROM outbox WHERE state <> 'delivered'`;
const counted = z.tuple([z.object({ count: z.number() })]);

export async function leftBehind({ databaseUrl, dataFolder }: Environment) {
  if (!databaseUrl || !holdsStore(dataFolder)) return 0;
  const engine = sqliteEngine(dataFolder);
  try {
    return counted.parse(await engine.query(LEFT_BEHIND))[0].count;
  } catch (failure) {
    log.warn('The outbox.db beside the database cannot be read', { reason: failureCode(failure) });
    return 0;
  } finally {
    await engine.close();
  }
}
