import { randomUUID } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import type { Outbox } from '#server/leads.ts';
import { failureCode, log } from '#server/log.ts';
import { type Receiver, submit } from './receiver.ts';
import { submissionOf } from './submission.ts';

/** Another process may have died, or an operator may have released a request. */
const LOOK_AGAIN_MS = 1_000;

/** Avoids a busy loop while another process has the lane. */
const SHORTEST_SLEEP_MS = 50;

/** Most calls end within this time and need no second attempt. */
const GRACE_MS = 4_000;

type Sleep = (ms: number, wake: AbortSignal) => Promise<void>;

/** Delivers until the process stops, and sleeps while nothing is due. */
export function startDeliveryLoop(
  { outbox, receiver, random }: Given,
  { sleep = realSleep, lookAgainMs = LOOK_AGAIN_MS, graceMs = GRACE_MS }: Manner = {},
) {
  const stopping = new AbortController();
  const hangingUp = new AbortController();
  const delivery = {
    lease: randomUUID(),
    stop: stopping.signal,
    hangUp: hangingUp.signal,
    ...(random && { random }),
  };
  let alarm = new AbortController();
  let storeIsAway = false;

  async function deliverForEver() {
    while (!stopping.signal.aborted) {
      // Created before looking, so that no wake-up is missed.
      alarm = new AbortController();
      const sleepMs = await deliver();
      await sleep(sleepMs, AbortSignal.any([alarm.signal, stopping.signal]));
    }
  }

  async function deliver() {
    try {
      await outbox.deliver(
        (request, stop) => submit(submissionOf(request), receiver, stop),
        delivery,
      );
      const sleepMs = (await outbox.msUntilDue()) ?? lookAgainMs;
      if (storeIsAway) log.info('Store is back, delivery goes on');
      storeIsAway = false;
      return Math.min(Math.max(sleepMs, SHORTEST_SLEEP_MS), lookAgainMs);
    } catch (failure) {
      if (!storeIsAway) log.error('Store failed, delivery waits', { reason: failureCode(failure) });
      storeIsAway = true;
      return lookAgainMs;
    }
  }

  const stopped = deliverForEver();

  return {
    wake: () => alarm.abort(),
    /** Claims nothing more. Gives the lease back after the call under way or after the grace time. */
    stop: () => {
      stopping.abort();
      setTimeout(() => hangingUp.abort(), graceMs).unref();
      return stopped;
    },
    stopped,
  };
}

type Given = { outbox: Outbox; receiver: Receiver; random?: () => number };
type Manner = { sleep?: Sleep; lookAgainMs?: number; graceMs?: number };

async function realSleep(ms: number, wake: AbortSignal) {
  await timer(ms, undefined, { signal: wake }).catch(() => undefined);
}
