import 'server-only';
import { setTimeout as timer } from 'node:timers/promises';
import { type Delivery, deliverDueRequests } from './delivery.ts';
import { failureCode } from './failure-code.ts';
import { log } from './log.ts';

/** Another process may have died and left something behind, or an operator may have released something. */
const LOOK_AGAIN_MS = 1_000;

/** While another process has the lane there is nothing for us, however much is due. */
const SHORTEST_SLEEP_MS = 50;

type Sleep = (ms: number, wake: AbortSignal) => Promise<void>;

/** Delivers for as long as the process lives, and sleeps until it is woken or something is due. */
export function startDeliveryLoop(
  delivery: Delivery,
  { sleep = realSleep, lookAgainMs = LOOK_AGAIN_MS }: { sleep?: Sleep; lookAgainMs?: number } = {},
) {
  const stopping = new AbortController();
  let alarm = new AbortController();
  let storeIsAway = false;

  async function deliverForEver() {
    while (!stopping.signal.aborted) {
      // Set before looking, so that nobody rings unheard.
      alarm = new AbortController();
      const sleepMs = await deliver();
      await sleep(sleepMs, AbortSignal.any([alarm.signal, stopping.signal]));
    }
  }

  async function deliver() {
    try {
      await deliverDueRequests(delivery, stopping.signal);
      const sleepMs = (await delivery.outbox.msUntilDue()) ?? lookAgainMs;
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
    /** Aborts a call under way and gives its lease back. */
    stop: () => {
      stopping.abort();
      return stopped;
    },
    stopped,
  };
}

async function realSleep(ms: number, wake: AbortSignal) {
  // Being woken is no failure.
  await timer(ms, undefined, { signal: wake }).catch(() => undefined);
}
