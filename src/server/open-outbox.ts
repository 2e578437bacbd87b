import 'server-only';
import { environment } from './environment.ts';
import { type Outbox, outboxIn } from './leads.ts';
import { processWide } from './process-wide.ts';
import type { Clock, Engine } from './store/engine.ts';
import { postgresEngine } from './store/postgres-engine.ts';
import { sqliteEngine } from './store/sqlite-engine.ts';
import { holdsStore } from './store/sqlite-file.ts';

export type Place = { databaseUrl?: string | undefined; dataFolder: string };

export function ourOutbox(): Outbox {
  return processWide('outbox', () => openOutbox(environment()));
}

/** Touches neither disk nor network before the first use. */
export function openOutbox(place: Place): Outbox {
  return outboxIn(openEngine(place));
}

/** The site delivers what is in a file that was moved away. An operator must not work on it. */
export function operatorsOutbox(place: Place): Outbox {
  return outboxIn(openEngine(place, undefined, { isOperators: true }));
}

export function openEngine({ databaseUrl, dataFolder }: Place, clock?: Clock, by = {}): Engine {
  return databaseUrl ? postgresEngine(databaseUrl, clock) : sqliteEngine(dataFolder, clock, by);
}

export const isThere = ({ databaseUrl, dataFolder }: Place) =>
  databaseUrl !== undefined || holdsStore(dataFolder);
