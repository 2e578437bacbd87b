import { randomUUID } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import type { Outbox } from '#server/leads.ts';
import { failureCode, log } from '#server/log.ts';
import { type Receiver, submit } from './receiver.ts';
import { submissionOf } from './submission.ts';

/** Another process may have died and left something behind, or an operator may have released something. */
const LOOK_AGAIN_MS = 1_000;

/** While another process has the lane there is nothing for us, however much is due. */
const SHORTEST_SLEEP_MS = 50;

/** What a call under way gets when we are told to stop: most end well by then, and need not come again. */
const GRACE_MS = 4_000;

type Sleep = (ms: number, wake: AbortSignal) => Promise<void>;

/** Delivers for as long as the process lives, and sleeps until it is woken or something is due. */
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
      // Made before looking: whoever wakes delivery meanwhile is not missed.
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
    /** Claims nothing more, and gives the lease back when the call under way has ended or its grace has. */
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
  // Being woken is no failure.
  await timer(ms, undefined, { signal: wake }).catch(() => undefined);
}
