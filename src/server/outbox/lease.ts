import { setTimeout as pause } from 'node:timers/promises';
import { failureCode, log } from '#server/log.ts';
import type { laneIn } from './lane.ts';
import { LEASE_MS } from './waits.ts';

const RENEW_MS = 5_000;
/** Ten seconds remain to hang up before another process may take the lane. */
const LOST_AFTER_MS = LEASE_MS - 10_000;
const TRY_AGAIN_MS = 500;

const OUTCOME_NOT_STORED =
  'The outcome of a delivery cannot be stored. If the store fails for 20 s, the request is sent again under the same id';

export function keepLease(lane: Pick<ReturnType<typeof laneIn>, 'renew'>, lease: string) {
  const losing = new AbortController();
  const stopping = new AbortController();
  const lossTimer = setTimeout(() => losing.abort(), LOST_AFTER_MS);

  async function renew() {
    const isOurs = await lane.renew(lease).catch(() => undefined);
    if (isOurs) lossTimer.refresh();
    if (isOurs === false) losing.abort();
    return isOurs ? RENEW_MS : TRY_AGAIN_MS;
  }

  async function renewForEver() {
    let waitMs = RENEW_MS;
    while (await pause(waitMs, true, { signal: stopping.signal }).catch(() => false))
      waitMs = await renew();
  }

  const renewing = renewForEver();

  return {
    lost: losing.signal,
    /** A request whose outcome is not stored is sent again, so this retries while the lease holds. */
    async retryWrite<Result>(write: () => Promise<Result>) {
      for (let tries = 1; ; tries += 1)
        try {
          return await write();
        } catch (failure) {
          if (losing.signal.aborted) throw failure;
          if (tries === 1) log.warn(OUTCOME_NOT_STORED, { reason: failureCode(failure) });
          await pause(TRY_AGAIN_MS);
        }
    },
    async stopRenewing() {
      stopping.abort();
      clearTimeout(lossTimer);
      await renewing;
    },
  };
}
