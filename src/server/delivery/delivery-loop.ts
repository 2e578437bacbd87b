import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outbox } from '#server/leads.ts';
import { failureCode, log } from '#server/log.ts';
import { deliverTo, type Receiver } from './receiver.ts';

const LOOK_AGAIN_MS = 1_000;
const SHORTEST_SLEEP_MS = 50;
const GRACE_MS = 4_000;

type Given = { outbox: Outbox; receiver: Receiver; random?: () => number; lookAgainMs?: number };

export function startDeliveryLoop(given: Given) {
  const { outbox, receiver, random = Math.random, lookAgainMs = LOOK_AGAIN_MS } = given;
  const stopping = new AbortController();
  const hangingUp = new AbortController();
  const delivery = {
    lease: randomUUID(),
    stopClaiming: stopping.signal,
    hangUp: hangingUp.signal,
    random,
  };
  let alarm = new AbortController();
  let isStoreAway = false;
  const stopped = deliverForEver();

  return { wake: () => alarm.abort(), stop };

  function stop() {
    stopping.abort();
    setTimeout(() => hangingUp.abort(), GRACE_MS).unref();
    return stopped;
  }

  async function deliverForEver() {
    while (!stopping.signal.aborted) {
      // Created before looking, so that no wake-up is missed.
      alarm = new AbortController();
      const sleepMs = await deliver();
      const signal = AbortSignal.any([alarm.signal, stopping.signal]);
      await pause(sleepMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async function deliver() {
    try {
      await outbox.deliver(deliverTo(receiver), delivery);
      const sleepMs = (await outbox.msUntilDue()) ?? lookAgainMs;
      if (isStoreAway) log.info('Store is back, delivery has resumed');
      isStoreAway = false;
      return Math.min(Math.max(sleepMs, SHORTEST_SLEEP_MS), lookAgainMs);
    } catch (failure) {
      if (!isStoreAway) logStoreFailed(failure);
      isStoreAway = true;
      return lookAgainMs;
    }
  }
}

export const logStoreFailed = (failure: unknown) =>
  log.error('Store failed, delivery waits', { reason: failureCode(failure) });
