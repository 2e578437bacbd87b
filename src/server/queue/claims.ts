import { z } from 'zod';
import { type Engine, onDeliveryConnections } from '#server/store/engine.ts';
import type { Attempt } from './attempt.ts';
import { claimStatementsOf } from './claim-statements.ts';
import { attemptHistory, decide, LEASE_MS, laneState, nextClaim } from './decide.ts';
import type { QueueTable } from './queue-table.ts';

export type Claims<Row> = ReturnType<typeof claimsIn<Row>>;
export type Claimed<Row> = Row & Claim;

const claimColumns = attemptHistory.extend({
  id: z.string(),
  lease: z.string(),
  attemptNumber: z.number(),
});
type Claim = z.infer<typeof claimColumns>;

const tooFarAhead = laneState.pick({ untriedDueAt: true, failedDueAt: true });

/** A row at a time, over all processes: the lane's lease is taken with the row. */
export function claimsIn<Row>(engine: Engine, table: QueueTable<Row>) {
  const { name: queueName, row } = table;
  const sql = claimStatementsOf(table);
  const { query } = onDeliveryConnections(engine);

  const leave = (lease: string) => renew(lease, 0);
  const msUntilDue = async () => (await nextMove(''))?.ms;

  return { queueName, claim: claimNext, renew, leave, msUntilDue, recordAttempt };

  /** If this process dies, the row is due again after `dueInMs`. */
  async function claimNext(lease: string, dueInMs = 0): Promise<Claimed<Row> | undefined> {
    const move = await nextMove(lease);
    if (move === undefined || move.ms > 0) return undefined;
    const [, [taken] = []] = await engine.transactForDelivery([
      { sql: sql.TAKE, values: { lease } },
      { sql: sql.NEXT[move.candidate], values: { lease, dueInMs } },
    ]);
    if (taken) return { ...row.parse(taken), ...claimColumns.parse(taken) };
    await leave(lease);
    return undefined;
  }

  async function renew(lease: string, leaseMs = LEASE_MS) {
    return (await query(sql.RENEW, { lease, leaseMs })).length > 0;
  }

  async function nextMove(ourLease: string) {
    const [row] = await query(sql.LANE_STATE);
    const state = laneState.parse(row);
    const move = nextClaim(state, ourLease);
    if (move === undefined || move.ms === 0) return move;
    // The row with the smallest time waits, and may hide one too far ahead, which is due. Asked in
    // each claim, this would cost PostgreSQL a fifth of a delivery.
    const [found] = await query(sql.TOO_FAR_AHEAD);
    const ahead = tooFarAhead.parse(found);
    const untriedDueAt = ahead.untriedDueAt ?? state.untriedDueAt;
    const failedDueAt = ahead.failedDueAt ?? state.failedDueAt;
    return nextClaim({ ...state, untriedDueAt, failedDueAt }, ourLease);
  }

  /** Undefined if the lease was lost. Then the lane does not change, and no failure is recorded. */
  async function recordAttempt(claimed: Claim, attempt: Attempt, random = Math.random()) {
    const { id, lease, attemptNumber, failures: failuresBefore } = claimed;
    const decision = decide(attempt, claimed, random);
    const { lane, answer, mustWait, ...row } = decision;
    const { state, failures } = row;
    // Each statement takes exactly the values that it names.
    const attempted = {
      id,
      lease,
      state,
      failures,
      attemptNumber,
      failuresBefore,
      mustWait: Number(mustWait),
    };
    const { wasPaused, isPaused, ...laneChanges } = lane;
    // In a pause, an attempt that sets no probe time says nothing about the receiver.
    const because = laneChanges.probeInMs === null ? null : answer;
    const laneValues = { lease, because, isPaused: Number(isPaused), ...laneChanges };
    const [renewed = []] = await engine.transactForDelivery([
      { sql: sql.RENEW, values: { lease, leaseMs: LEASE_MS } },
      ...countedOutcomesOf(attempt).map((outcome) => ({
        sql: sql.COUNT,
        values: { ...attempted, counted: `${queueName} ${outcome}` },
      })),
      { sql: sql.RECORD, values: { ...attempted, ...row, answer } },
      { sql: sql.RECORD_LANE, values: laneValues },
      ...(row.state === 'delivered'
        ? [{ sql: sql.RETRY_FAILED, values: { lease, wasPaused: Number(wasPaused) } }]
        : []),
    ]);
    return renewed.length > 0 ? decision : undefined;
  }
}

/** An attempt that was not made, or not finished, is neither. */
function countedOutcomesOf({ verdict }: Attempt) {
  if (verdict === 'needless' || verdict === 'not counted') return [];
  return [verdict === 'accepted' ? 'delivered' : 'failed'];
}
