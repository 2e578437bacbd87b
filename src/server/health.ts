import 'server-only';
import { failureCode } from './failure-code.ts';
import { log } from './log.ts';
import { ourOutbox } from './outbox/open-outbox.ts';
import type { OutboxHealth } from './outbox/outbox.ts';
import { processWide } from './process-wide.ts';

export type Health = { storeWritable: false } | ({ storeWritable: true } & OutboxHealth);

/** Anybody may ask, and asking writes to the disk. */
const ONCE_IN_MS = 1_000;

/** How the store is, as of at most a second ago. */
export function currentHealth(): Promise<Health> {
  const latest = processWide('health', () => ({ at: 0, health: examine() }));
  if (Date.now() - latest.at > ONCE_IN_MS)
    Object.assign(latest, { at: Date.now(), health: examine() });
  return latest.health;
}

async function examine(): Promise<Health> {
  try {
    return { storeWritable: true, ...(await ourOutbox().health()) };
  } catch (failure) {
    log.error('Store is not writable', { reason: failureCode(failure) });
    return { storeWritable: false };
  }
}
