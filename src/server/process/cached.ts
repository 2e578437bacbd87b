import { processWide, type SharedName } from './process-wide.ts';

type Entry<Found> = { askedAt: number; isUnderWay: boolean; found?: Promise<Found> };

const entryOf = <Found>(name: SharedName) =>
  processWide<Entry<Found>>(name, () => ({ askedAt: Number.NEGATIVE_INFINITY, isUnderWay: false }));

/** All callers share one answer. It is asked for again when it is old, or has failed. */
export function cached<Found>(name: SharedName, everyMs: number, find: () => Promise<Found>) {
  const entry = entryOf<Found>(name);
  const isOld = Math.abs(Date.now() - entry.askedAt) > everyMs;
  if (!entry.found || (isOld && !entry.isUnderWay)) entry.found = ask(entry, find);
  return entry.found;
}

async function ask<Found>(entry: Entry<Found>, find: () => Promise<Found>) {
  entry.askedAt = Date.now();
  entry.isUnderWay = true;
  try {
    return await find();
  } catch (failure) {
    entry.askedAt = Number.NEGATIVE_INFINITY;
    throw failure;
  } finally {
    entry.isUnderWay = false;
  }
}

export function invalidate(name: SharedName) {
  entryOf(name).askedAt = Number.NEGATIVE_INFINITY;
}
