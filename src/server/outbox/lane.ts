import 'server-only';
import { z } from 'zod';
import type { Engine } from './engine.ts';
import { claimedRequest } from './requests.ts';
import { settleIn } from './settle.ts';
import * as sql from './statements.ts';

/** A process that was killed keeps the lane for no longer. Whoever lives renews it while a request is under way. */
export const LEASE_MS = 30_000;

/** What is left of the lease when a request is claimed: whoever sends it renews in time, or hangs up. */
const LEFT_MS = 25_000;

/** What may be waited for. A time in the store that lies further ahead shows that the clock went back. */
export const LONGEST_WAIT_MS = 18 * 60_000;
export const LONGEST_PAUSE_MS = 3_600_000;

const TIMES = {
  leaseMs: LEASE_MS,
  longestWaitMs: LONGEST_WAIT_MS,
  longestPauseMs: LONGEST_PAUSE_MS,
};

/** The one way from the store to the webhook, for one request after another over all processes. */
export function laneIn(engine: Engine) {
  /**
   * Takes the lane, or keeps it, for the request that has been due longest. Nothing if no request is due, if another
   * lease holds the lane, or while it is paused and no probe is due.
   */
  async function claim(lease: string) {
    const ours = await nextDue(lease);
    if (ours) return ours;
    const [taken] = await engine.run(sql.TAKE_LANE, { lease, ...TIMES });
    if (taken === undefined) return undefined;
    const request = await nextDue(lease);
    // Another process has sent it while we waited for the lane.
    if (!request) await leave(lease);
    return request;
  }

  /** Nothing, too, if the lane is not ours, or was not renewed in the last seconds. */
  async function nextDue(lease: string, except = '') {
    const [row] = await engine.run(sql.NEXT_DUE, { lease, except, leftMs: LEFT_MS, ...TIMES });
    return claimedRequest.optional().parse(row);
  }

  /** Said every few seconds while a request is under way. False if the lane was lost: hang up. */
  async function renew(lease: string) {
    return (await engine.run(sql.HOLD_LANE, { lease, leaseMs: LEASE_MS })).length > 0;
  }

  /** Gives the lane back. */
  async function leave(lease: string) {
    await engine.run(sql.HOLD_LANE, { lease, leaseMs: 0 });
  }

  /** How long until `claim` could find something; nothing if no request is waiting. */
  async function msUntilDue() {
    const { now, dueAt, leasedUntil, probeAt } = times.parse((await engine.run(sql.LANE))[0]);
    if (dueAt === null) return undefined;
    const wait = (time: number, longestMs: number) => (time > now + longestMs ? 0 : time - now);
    return Math.max(
      ...[wait(dueAt, LONGEST_WAIT_MS), wait(probeAt, LONGEST_PAUSE_MS)],
      ...[wait(leasedUntil, 2 * LEASE_MS), 0],
    );
  }

  return { claim, renew, settle: settleIn(engine, nextDue), leave, msUntilDue };
}

const times = z.object({
  now: z.number(),
  leasedUntil: z.number(),
  probeAt: z.number(),
  dueAt: z.number().nullable(),
});
