import { z } from 'zod';
import { IS_CALL_TAKEN } from './calls.ts';
import type { Engine } from './engine.ts';
import { recordingIn } from './record-attempt.ts';
import { claimedRequest, WHAT_TRAVELS } from './stored-request.ts';

/** A process that was killed keeps the lane for no longer. Whoever lives renews it while a request is under way. */
export const LEASE_MS = 30_000;

/** What is left of the lease when a request is claimed: whoever sends it renews in time, or hangs up. */
const LEFT_MS = 25_000;

/** What may be waited for. A time in the store that lies further ahead shows that the clock went back. */
export const LONGEST_WAIT_MS = 18 * 60_000;
export const LONGEST_PAUSE_MS = 3_600_000;

/** A time that lies further ahead than it could is due, too: the clock went back. */
const isDue = (time: string, longestMs: number) =>
  `(${time} <= :now OR ${time} > :now + ${longestMs})`;

/** The one way from the store to the receiver, for one request after another over all processes. */
export function laneIn(engine: Engine) {
  /**
   * Takes the lane, or keeps it, for the request that has been due longest. Nothing if no request is due, if another
   * lease holds the lane, or while it is paused and no probe is due.
   */
  async function claim(lease: string) {
    const ours = await nextDue(lease);
    if (ours) return ours;
    // One row and one statement: of many who try at once, a database lets one.
    const [taken] = await engine.run(
      `UPDATE outbox_lane SET lease = :lease, leased_until = :now + ${LEASE_MS}
      WHERE (lease = :lease OR ${isDue('leased_until', 2 * LEASE_MS)})
        AND ${isDue('probe_at', LONGEST_PAUSE_MS)}
        AND EXISTS (SELECT 1 FROM outbox WHERE state = 'pending' AND ${isDue('due_at', LONGEST_WAIT_MS)})
      RETURNING lease`,
      { lease },
    );
    if (taken === undefined) return undefined;
    const request = await nextDue(lease);
    // Another process has sent it while we waited for the lane.
    if (!request) await leave(lease);
    return request;
  }

  /**
   * Nothing, too, if the lane is not ours, or was not renewed in the last seconds: what another has sent was committed
   * before it was ours.
   */
  async function nextDue(lease: string, except = '') {
    const [row] = await engine.run(
      `SELECT id, body, ${WHAT_TRAVELS}, ${IS_CALL_TAKEN} AS "callTaken", attempts + 1 AS attempt, failures, probes, lease
      FROM outbox, outbox_lane
      WHERE lease = :lease AND leased_until >= :now + ${LEFT_MS} AND leased_until <= :now + ${LEASE_MS}
        AND ${isDue('probe_at', LONGEST_PAUSE_MS)}
        AND id = coalesce(
          (SELECT id FROM outbox WHERE state = 'pending' AND id <> :except AND due_at <= :now
            ORDER BY due_at, accepted_at LIMIT 1),
          (SELECT id FROM outbox WHERE state = 'pending' AND id <> :except AND due_at > :now + ${LONGEST_WAIT_MS}
            ORDER BY due_at LIMIT 1)
        )`,
      { lease, except },
    );
    return claimedRequest.optional().parse(row);
  }

  /** Said every few seconds while a request is under way. False if the lane was lost: hang up. */
  async function renew(lease: string, leaseMs = LEASE_MS) {
    const rows = await engine.run(
      'UPDATE outbox_lane SET leased_until = :now + :leaseMs WHERE lease = :lease RETURNING lease',
      { lease, leaseMs },
    );
    return rows.length > 0;
  }

  /** Gives the lane back. */
  async function leave(lease: string) {
    await renew(lease, 0);
  }

  /** How long until `claim` could find something; nothing if no request is waiting. */
  async function msUntilDue() {
    const [row] = await engine.run(
      `SELECT :now AS now, leased_until AS "leasedUntil", probe_at AS "probeAt",
        (SELECT min(due_at) FROM outbox WHERE state = 'pending') AS "dueAt"
      FROM outbox_lane`,
    );
    const { now, dueAt, leasedUntil, probeAt } = times.parse(row);
    if (dueAt === null) return undefined;
    const wait = (time: number, longestMs: number) => (time > now + longestMs ? 0 : time - now);
    return Math.max(
      ...[wait(dueAt, LONGEST_WAIT_MS), wait(probeAt, LONGEST_PAUSE_MS)],
      ...[wait(leasedUntil, 2 * LEASE_MS), 0],
    );
  }

  return { claim, renew, leave, msUntilDue, ...recordingIn(engine, nextDue) };
}

const times = z.object({
  now: z.number(),
  leasedUntil: z.number(),
  probeAt: z.number(),
  dueAt: z.number().nullable(),
});
