import { randomInt } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Environment, environment } from '#server/environment.ts';
import { remembered } from '#server/process-wide.ts';
import type { Engine } from './engine.ts';
import { isThere, openEngine, type Place } from './open-outbox.ts';
import { storeFile } from './sqlite-file.ts';

const EVERY_MS = 60_000;

/** The store that this site used before, if it can be known: what visitors were told is received may still be in it. */
export function leftStore({ databaseUrl, dataFolder, left }: Environment): Place | undefined {
  if (!left) return databaseUrl && isThere({ dataFolder }) ? { dataFolder } : undefined;
  const before = left.includes('://')
    ? { databaseUrl: left, dataFolder }
    : { dataFolder: resolve(left) };
  return nameOf(before) === nameOf({ databaseUrl, dataFolder }) ? undefined : before;
}

/** One for all ways that lead to a folder. */
function nameOf({ databaseUrl, dataFolder }: Place) {
  const file = storeFile(dataFolder);
  return databaseUrl ?? (existsSync(file) ? realpathSync(file) : file);
}

/** Whatever their names, what is written into one is in the other. Nobody else reads that number. */
export async function isOneStore(from: Engine, to: Engine) {
  const mark = { pulse: randomInt(1_000, 2 ** 31) };
  await from.query('INSERT INTO outbox_pulse (pulse, at) VALUES (:pulse, :now)', mark);
  try {
    return (await to.query('SELECT at FROM outbox_pulse WHERE pulse = :pulse', mark)).length > 0;
  } finally {
    await from.query('DELETE FROM outbox_pulse WHERE pulse = :pulse', mark);
  }
}

/** How many requests nobody delivers, because they are there. Nothing where that cannot be asked. */
export async function undeliveredIn(place: Place) {
  if (!isThere(place)) return undefined;
  const engine = openEngine(place);
  try {
    const rows = await engine.query(
      `SELECT count(*) AS undelivered FROM outbox WHERE state <> 'delivered'`,
    );
    return counted.parse(rows)[0].undelivered;
  } catch {
    return undefined;
  } finally {
    await engine.close();
  }
}

const counted = z.tuple([z.object({ undelivered: z.number() })]);

/** The same of this site's own left store, asked once a minute. */
export async function leftBehind() {
  const place = leftStore(environment());
  if (!place) return 0;
  const { known, underWay } = remembered('left store', EVERY_MS, () => undeliveredIn(place));
  return known ?? (await underWay) ?? 0;
}
