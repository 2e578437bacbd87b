import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { failureCode, log } from '#server/process/log.ts';
import type { Courier } from './courier.ts';

const POLL_MS = 1_000;
const SHORTEST_SLEEP_MS = 50;
const GRACE_MS = 4_000;

type Options = { pollMs?: number; onStoreChange?: () => unknown };

export function startDeliveryLoops(
  couriers: readonly Courier[],
  { pollMs = POLL_MS, onStoreChange }: Options = {},
) {
  const stopping = new AbortController();
  const hangingUp = new AbortController();
  const run = { lease: randomUUID(), stopClaiming: stopping.signal, hangUp: hangingUp.signal };
  let wakingUp = new AbortController();
  const stopped = Promise.all(couriers.map(deliverForEver));

  return { wake, stop };

  function wake() {
    wakingUp.abort();
    wakingUp = new AbortController();
  }

  function stop() {
    stopping.abort();
    setTimeout(() => hangingUp.abort(), GRACE_MS).unref();
    return stopped;
  }

  async function deliverForEver(courier: Courier) {
    let isStoreFailing = false;
    while (!stopping.signal.aborted) {
      // A wake-up during the reading must not be missed.
      const signal = AbortSignal.any([wakingUp.signal, stopping.signal]);
      let sleepMs = pollMs;
      try {
        await courier.deliver(run);
        const dueMs = (await courier.msUntilDue()) ?? pollMs;
        sleepMs = Math.min(Math.max(dueMs, SHORTEST_SLEEP_MS), pollMs);
        if (isStoreFailing) {
          log.info('Store is back, delivery has resumed');
          onStoreChange?.();
        }
        isStoreFailing = false;
      } catch (failure) {
        if (!isStoreFailing) {
          logStoreFailed(failure);
          onStoreChange?.();
        }
        isStoreFailing = true;
      }
      await pause(sleepMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

export const logStoreFailed = (failure: unknown) =>
  log.error('Store failed, delivery waits', { reason: failureCode(failure) });
