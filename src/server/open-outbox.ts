import 'server-only';
import { environment } from './configuration/environment.ts';
import { mailsFor } from './mail/enqueue.ts';
import { isOn, type Mailing, mailsIn } from './mail/mails.ts';
import { processWide } from './process-wide.ts';
import { type Outbox, outboxIn } from './site-outbox.ts';
import type { Engine } from './store/engine.ts';
import { postgresEngine } from './store/postgres-engine.ts';
import { sqliteEngine } from './store/sqlite-engine.ts';
import { holdsStore } from './store/sqlite-file.ts';

export type Place = {
  databaseUrl?: string | undefined;
  dataFolder: string;
  mailing?: Mailing;
  keepsLinks?: boolean;
};

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
