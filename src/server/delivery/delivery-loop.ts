import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outbox } from '#server/leads.ts';
import { failureCode, log } from '#server/log.ts';
import { processWide } from '#server/process-wide.ts';
import { deliverTo, type Receiver } from './receiver.ts';

const POLL_MS = 1_000;
const SHORTEST_SLEEP_MS = 50;
export const GRACE_MS = 4_000;

type Given = { outbox: Outbox; receiver: Receiver; random?: () => number; pollMs?: number };

export function startDeliveryLoop(given: Given) {
  const { outbox, receiver, random = Math.random, pollMs = POLL_MS } = given;
  const stopping = new AbortController();
  const hangingUp = new AbortController();
  const delivery = {
    lease: randomUUID(),
    stopClaiming: stopping.signal,
    hangUp: hangingUp.signal,
    random,
  };
  let wakeUp = new AbortController();
  let isStoreFailing = false;
  const stopped = deliverForEver();

  return { wake: () => wakeUp.abort(), stop };

  function stop() {
    stopping.abort();
    setTimeout(() => hangingUp.abort(), GRACE_MS).unref();
    return stopped;
  }

  async function deliverForEver() {
    while (!stopping.signal.aborted) {
      // Created before looking, so that no wake-up is missed.
      wakeUp = new AbortController();
      const sleepMs = await deliver();
      const signal = AbortSignal.any([wakeUp.signal, stopping.signal]);
      await pause(sleepMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async function deliver() {
    try {
      await outbox.deliver(deliverTo(receiver), delivery);
      const sleepMs = (await outbox.msUntilDue()) ?? pollMs;
      if (isStoreFailing) log.info('Store is back, delivery has resumed');
      isStoreFailing = false;
      return Math.min(Math.max(sleepMs, SHORTEST_SLEEP_MS), pollMs);
    } catch (failure) {
      if (!isStoreFailing) logStoreFailed(failure);
      isStoreFailing = true;
      return pollMs;
    }
  }
}

export const logStoreFailed = (failure: unknown) =>
  log.error('Store failed, delivery waits', { reason: failureCode(failure) });

const delivery = processWide('delivery', () => ({ wake: () => {} }));

export const signalDelivery = () => delivery.wake();

export function onDeliverySignal(wake: () => void) {
  delivery.wake = wake;
}
