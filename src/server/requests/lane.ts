import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import type { QueueName } from '#server/store/schema.ts';
import type { Attempt } from './attempt.ts';
import { decide, facts, LEASE_MS, laneState, nextMove } from './decide.ts';
import { laneStatements } from './lane-statements.ts';

export type Queue<Row> = { name: QueueName; columns: string; row: z.ZodType<Row> };
export type Lane<Row> = ReturnType<typeof laneIn<Row>>;
export type Claimed<Row> = Row & Claim;

const claim = facts.extend({ id: z.string(), lease: z.string(), attempt: z.number() });
type Claim = z.infer<typeof claim>;

/** One row at a time over all processes, and when the next one is due. */
export function laneIn<Row>(engine: Engine, { name: queue, columns, row }: Queue<Row>) {
  const sql = laneStatements(queue, columns);

  const leave = (lease: string) => renew(lease, 0);

  return { queue, claim: claimNext, renew, leave, msUntilDue, recordAttempt, retry };

  /** Undefined if nothing is due, or another process has the lane. */
  async function claimNext(lease: string): Promise<Claimed<Row> | undefined> {
    const [, , taken] = await engine.transact([{ sql: sql.LANE_STATE }], ([states = []]) => {
      const seen = laneState.parse(states[0]);
      const move = nextMove(seen, lease);
      if (move === undefined || move.ms > 0) return [];
      const { leasedUntil, lease: seenLease } = seen;
      return [
        { sql: sql.TAKE, values: { lease, leasedUntil, seenLease: seenLease ?? '' } },
        { sql: sql.NEXT[move.takes], values: { lease } },
      ];
    });
    const [found] = taken ?? [];
    if (found) return { ...row.parse(found), ...claim.parse(found) };
    if (taken) await leave(lease);
    return undefined;
  }

  async function renew(lease: string, leaseMs = LEASE_MS) {
    const [renewed = []] = await engine.transact([{ sql: sql.RENEW, values: { lease, leaseMs } }]);
    return renewed.length > 0;
  }

  async function msUntilDue() {
    const [[state] = []] = await engine.transact([{ sql: sql.LANE_STATE }]);
    return nextMove(laneState.parse(state), '')?.ms;
  }

  /** Returns undefined if the lease was lost: then the lane does not change, and no failure is recorded. */
  async function recordAttempt(claimed: Claim, attempt: Attempt, random = Math.random()) {
    const { id, lease } = claimed;
    const decision = decide(attempt, claimed, random);
    const { lane, answer, ...row } = decision;
    const { wasPaused, isPaused, ...times } = lane;
    const laneValues = { lease, answer, isPaused: Number(isPaused), ...times };
    const [renewed = []] = await engine.transact([
      { sql: sql.RENEW, values: { lease, leaseMs: LEASE_MS } },
      { sql: sql.RECORD, values: { id, lease, answer, attempt: claimed.attempt, ...row } },
      { sql: sql.RECORD_LANE, values: laneValues },
      ...(row.state === 'delivered'
        ? [{ sql: sql.RETRY_FAILED, values: { lease, wasPaused: Number(wasPaused) } }]
        : []),
    ]);
    return renewed.length > 0 ? decision : undefined;
  }

  /** Returns how many are due now. */
  async function retry(id?: string) {
    const which = id === undefined ? '' : ' AND id = :id';
    // The lane first, as in `recordAttempt`: another order may end in a deadlock.
    const [, due = []] = await engine.transactSerialised([
      { sql: sql.END_PAUSE },
      { sql: `${sql.RETRY}${which} RETURNING id`, values: id === undefined ? {} : { id } },
    ]);
    return due.length;
  }
}
