import 'server-only';
import { type Environment, environment } from './configuration/environment.ts';
import { failureCode } from './log.ts';
import { isOn, mailsFor, mailsIn } from './mail/mails.ts';
import { processWide } from './process-wide.ts';
import { type Outbox, outboxIn } from './site-outbox.ts';
import type { Engine } from './store/engine.ts';
import { postgresEngine } from './store/postgres-engine.ts';
import { sqliteEngine } from './store/sqlite-engine.ts';
import { holdsStore, storeFile } from './store/sqlite-file.ts';

export type Place = Pick<Environment, 'dataFolder'> &
  Partial<Pick<Environment, 'databaseUrl' | 'mailing' | 'keepsLinks'>>;

export function ourOutbox(): Outbox {
  return processWide('outbox', () => openOutbox(environment()));
}

export function openOutbox(place: Place): Outbox {
  const engine = openEngine(place);
  const { mailing = {}, keepsLinks: keepsSecrets } = place;
  const whenDue = isOn(mailing) ? mailsFor(mailsIn(engine), mailing) : undefined;
  return outboxIn(engine, { keepsSecrets, whenDue });
}

export const openEngine = ({ databaseUrl, dataFolder }: Place): Engine =>
  databaseUrl ? postgresEngine(databaseUrl) : sqliteEngine(dataFolder);

export const storeExists = ({ databaseUrl, dataFolder }: Place) =>
  databaseUrl !== undefined || holdsStore(dataFolder);

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
