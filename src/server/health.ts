import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { failureCode } from './failure-code.ts';
import { log } from './log.ts';
import { ourOutbox } from './outbox/open-outbox.ts';
import type { OutboxHealth } from './outbox/outbox.ts';
import { processWide } from './process-wide.ts';

export type Health = { storeWritable: false } | ({ storeWritable: true } & OutboxHealth);

const NOT_WRITABLE = { storeWritable: false } as const;

type Examination = { at: number; known?: Health; underWay?: Promise<Health> | undefined };

/** Anybody may ask, and asking writes to the disk. */
const ONCE_IN_MS = 1_000;

/** Whoever asks does not wait for a store that does not answer: until it has, it is as it was. */
const PATIENCE_MS = 200;

/** How the store is, or was a moment ago. */
export async function currentHealth(): Promise<Health> {
  const latest = processWide<Examination>('health', () => ({ at: 0 }));
  if (!latest.underWay && Math.abs(Date.now() - latest.at) > ONCE_IN_MS)
    latest.underWay = examine(latest);
  const { known, underWay } = latest;
  if (known && underWay) return Promise.race([underWay, pause(PATIENCE_MS, known)]);
  return known ?? underWay ?? NOT_WRITABLE;
}

async function examine(latest: Examination): Promise<Health> {
  latest.at = Date.now();
  latest.known = await ask();
  latest.underWay = undefined;
  return latest.known;
}

async function ask(): Promise<Health> {
  try {
    return { storeWritable: true, ...(await ourOutbox().health()) };
  } catch (failure) {
    log.error('Store is not writable', { reason: failureCode(failure) });
    return NOT_WRITABLE;
  }
}
