import { setTimeout as pause } from 'node:timers/promises';
import { failureCode, log } from '#server/log.ts';
import type { laneIn } from './lane.ts';

const RENEW_MS = 5_000;

/** The store was silent for so long that the lease of half a minute may soon be another's. */
const LOST_AFTER_MS = 20_000;

const TRY_AGAIN_MS = 500;

const NOT_WRITTEN_DOWN =
  'What became of a request cannot be written down: it is tried until it can, and nothing else is delivered';

/** Keeps the lane ours while a request is under way, and says when it no longer is. */
export function keepLease(lane: Pick<ReturnType<typeof laneIn>, 'renew'>, lease: string) {
  const losing = new AbortController();
  const letGo = new AbortController();
  const lossTimer = setTimeout(() => losing.abort(), LOST_AFTER_MS);

  async function renew() {
    const isOurs = await lane.renew(lease).catch(() => undefined);
    if (isOurs) lossTimer.refresh();
    if (isOurs === false) losing.abort();
    return isOurs ? RENEW_MS : TRY_AGAIN_MS;
  }

  async function renewForEver() {
    let waitMs = RENEW_MS;
    while (await pause(waitMs, true, { signal: letGo.signal }).catch(() => false))
      waitMs = await renew();
  }

  const renewing = renewForEver();

  return {
    lost: losing.signal,
    /** What is not written down would be sent again: tried for as long as nobody else can have the lane. */
    async insist<Result>(write: () => Promise<Result>) {
      for (let tries = 1; ; tries += 1)
        try {
          return await write();
        } catch (failure) {
          if (losing.signal.aborted) throw failure;
          if (tries === 1) log.warn(NOT_WRITTEN_DOWN, { reason: failureCode(failure) });
          await pause(TRY_AGAIN_MS);
        }
    },
    /** Resolves when nothing is renewed any more, so that the lane can be given back. */
    async letGo() {
      letGo.abort();
      clearTimeout(lossTimer);
      await renewing;
    },
  };
}
