import 'server-only';
import { environment } from '#server/environment.ts';
import { processWide } from '#server/process-wide.ts';
import type { Clock, Engine } from './engine.ts';
import type { Outbox } from './outbox.ts';
import { outboxIn } from './outbox.ts';
import { postgresEngine } from './postgres-engine.ts';
import { sqliteEngine } from './sqlite-engine.ts';
import { holdsStore } from './sqlite-file.ts';

export type Place = { databaseUrl?: string | undefined; dataFolder: string };

/** The store that this process keeps requests in. */
export function ourOutbox(): Outbox {
  return processWide('outbox', () => openOutbox(environment()));
}

/** Touches neither disk nor network before it is first used. */
export function openOutbox(place: Place): Outbox {
  return outboxIn(openEngine(place));
}

/** Of a file that was put away the site still delivers what is in it; an operator has no business there. */
export function operatorsOutbox(place: Place): Outbox {
  return outboxIn(openEngine(place, undefined, { isOperators: true }));
}

export function openEngine({ databaseUrl, dataFolder }: Place, clock?: Clock, by = {}): Engine {
  return databaseUrl ? postgresEngine(databaseUrl, clock) : sqliteEngine(dataFolder, clock, by);
}

export const isThere = ({ databaseUrl, dataFolder }: Place) =>
  databaseUrl !== undefined || holdsStore(dataFolder);
