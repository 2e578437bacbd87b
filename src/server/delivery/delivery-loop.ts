import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { failureCode, log } from '#server/log.ts';
import { processWide } from '#server/process-wide.ts';
import type { Delivered } from './deliveries.ts';

const POLL_MS = 1_000;
const SHORTEST_SLEEP_MS = 50;
export const GRACE_MS = 4_000;

type Pace = { random?: () => number; pollMs?: number };

export function startDeliveryLoops(
  deliveries: readonly Delivered[],
  { random = Math.random, pollMs = POLL_MS }: Pace = {},
) {
  const stopping = new AbortController();
  const hangingUp = new AbortController();
  const lease = randomUUID();
  const delivery = { lease, stopClaiming: stopping.signal, hangUp: hangingUp.signal, random };
  let wakingUp = new AbortController();
  const stopped = Promise.all(deliveries.map(deliverForEver));

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

  async function deliverForEver({ outbox, send }: Delivered) {
    let isStoreFailing = false;
    while (!stopping.signal.aborted) {
      // Read before looking, so that no wake-up is missed.
      const signal = AbortSignal.any([wakingUp.signal, stopping.signal]);
      let sleepMs = pollMs;
      try {
        await outbox.deliver(send, delivery);
        const dueMs = (await outbox.msUntilDue()) ?? pollMs;
        sleepMs = Math.min(Math.max(dueMs, SHORTEST_SLEEP_MS), pollMs);
        if (isStoreFailing) log.info('Store is back, delivery has resumed');
        isStoreFailing = false;
      } catch (failure) {
        if (!isStoreFailing) logStoreFailed(failure);
        isStoreFailing = true;
      }
      await pause(sleepMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

export const logStoreFailed = (failure: unknown) =>
  log.error('Store failed, delivery waits', { reason: failureCode(failure) });

const delivery = processWide('delivery', () => ({ wake: () => {} }));

/** Requests and mails: a request that is stored may have enqueued a mail. */
export const signalDelivery = () => delivery.wake();

export function onDeliverySignal(wake: () => void) {
  delivery.wake = wake;
}
