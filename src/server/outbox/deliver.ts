import { setTimeout as pause } from 'node:timers/promises';
import { failureCode, log } from '#server/log.ts';
import type { Answer } from './answer.ts';
import type { Decision } from './decide.ts';
import type { laneIn } from './lane.ts';
import type { ClaimedRequest } from './stored-request.ts';
import { LEASE_MS } from './waits.ts';

const RENEW_MS = 5_000;
/** Ten seconds remain to hang up before another process may take the lane. */
const LOST_AFTER_MS = LEASE_MS - 10_000;
const TRY_AGAIN_MS = 500;

const OUTCOME_NOT_STORED =
  'The outcome of a delivery cannot be stored. If the store fails for 20 s, the request is sent again under the same id';

export type Send = (request: ClaimedRequest, stop: AbortSignal) => Promise<Answer>;

export type Delivery = {
  lease: string;
  stopClaiming: AbortSignal;
  hangUp?: AbortSignal;
  random?: () => number;
};

type Lane = ReturnType<typeof laneIn>;

/** One at a time: receivers remove duplicates reliably only in series. */
export async function deliverDue(lane: Lane, send: Send, delivery: Delivery) {
  let hasLane = false;
  while (!delivery.stopClaiming.aborted) {
    const request = await lane.claim(delivery.lease);
    if (!request) break;
    hasLane = true;
    await deliverOne(lane, send, request, delivery);
  }
  if (hasLane) await lane.leave(delivery.lease);
}

async function deliverOne(lane: Lane, send: Send, request: ClaimedRequest, delivery: Delivery) {
  const { hangUp, random = Math.random } = delivery;
  const renewal = keepLease(lane, request.lease);
  try {
    const stop = AbortSignal.any([renewal.lost, ...(hangUp ? [hangUp] : [])]);
    const answer = await send(request, stop);
    const recorded = await renewal.retryWrite(() => lane.recordAttempt(request, answer, random()));
    if (recorded) logDecision(lane, request, recorded);
  } finally {
    await renewal.stopRenewing();
  }
}

export function keepLease(lane: Pick<Lane, 'renew'>, lease: string) {
  const losing = new AbortController();
  const stopping = new AbortController();
  const lossTimer = setTimeout(() => losing.abort(), LOST_AFTER_MS);
  const renewing = renewForEver();

  async function renewForEver() {
    const { signal } = stopping;
    while (await pause(RENEW_MS, true, { signal }).catch(() => false)) {
      const isOurs = await lane.renew(lease).catch(() => undefined);
      if (isOurs) lossTimer.refresh();
      if (isOurs === false) losing.abort();
    }
  }

  return {
    lost: losing.signal,
    /** A request whose outcome is not stored is sent again. The other requests do not wait for longer than a lost lease. */
    async retryWrite<Result>(write: () => Promise<Result>) {
      const end = performance.now() + LOST_AFTER_MS;
      for (let tries = 1; ; tries += 1)
        try {
          return await write();
        } catch (failure) {
          if (losing.signal.aborted || performance.now() > end) throw failure;
          if (tries === 1) log.warn(OUTCOME_NOT_STORED, { reason: failureCode(failure) });
          await pause(TRY_AGAIN_MS);
        }
    },
    async stopRenewing() {
      stopping.abort();
      await renewing;
      clearTimeout(lossTimer);
    },
  };
}

function logDecision({ queue }: Lane, { id }: ClaimedRequest, decision: Decision) {
  const { state, answer } = decision;
  const { wasPaused, probes, probeInMs } = decision.lane;
  if (state === 'parked') log.error('Request is parked: see npm run outbox -- show ID', { id });
  if (wasPaused && probes === 0) log.info('Delivery has resumed', { queue });
  if (!wasPaused && probes > 0)
    log.error('Delivery is paused', { queue, reason: answer, probeInMs });
}
