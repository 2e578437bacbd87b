import 'server-only';
import { environment } from './environment.ts';
import { type Outbox, outboxIn } from './leads.ts';
import { processWide } from './process-wide.ts';
import type { Engine } from './store/engine.ts';
import { postgresEngine } from './store/postgres-engine.ts';
import { sqliteEngine } from './store/sqlite-engine.ts';
import { holdsStore } from './store/sqlite-file.ts';

export type Place = { databaseUrl?: string | undefined; dataFolder: string };

export function ourOutbox(): Outbox {
  return processWide('outbox', () => openOutbox(environment()));
}

export function openOutbox(place: Place, { isForOperator = false } = {}): Outbox {
  return outboxIn(openEngine(place, { isForOperator }));
}

export function openEngine(
  { databaseUrl, dataFolder }: Place,
  { isForOperator = false } = {},
): Engine {
  return databaseUrl
    ? postgresEngine(databaseUrl)
    : sqliteEngine(dataFolder, Date.now, { isForOperator });
}

export const storeExists = ({ databaseUrl, dataFolder }: Place) =>
  databaseUrl !== undefined || holdsStore(dataFolder);
