import { z } from 'zod';
import { type Engine, onDeliveryConnections } from '#server/store/engine.ts';
import type { Attempt } from './attempt.ts';
import { claimStatementsOf } from './claim-statements.ts';
import { attemptHistory, decide, LEASE_MS } from './decide.ts';
import type { QueueTable } from './queue-table.ts';

export type Claims<Row> = ReturnType<typeof claimsIn<Row>>;
export type Claimed<Row> = Row & Claim;

const claimColumns = attemptHistory.extend({
  id: z.string(),
  lease: z.string(),
  attemptNumber: z.number(),
});
type Claim = z.infer<typeof claimColumns>;

const laneColumns = z.object({
  now: z.number(),
  leasedUntil: z.number(),
  pausedUntil: z.number(),
  dueAt: z.number().nullable(),
});

/** A row at a time, over all processes: the lane's lease is taken with the row. */
export function claimsIn<Row>(engine: Engine, table: QueueTable<Row>) {
  const { name: queueName, row } = table;
  const sql = claimStatementsOf(table);
  const { query } = onDeliveryConnections(engine);

  const leave = (lease: string) => renew(lease, 0);

  return { queueName, trustTimes, claim: claimNext, renew, leave, msUntilDue, recordAttempt };

  async function trustTimes() {
    await engine.transactForDelivery(sql.TRUST_TIMES.map((statement) => ({ sql: statement })));
  }

  /** If this process dies, the row is due again after `dueInMs`. */
  async function claimNext(lease: string, dueInMs = 0): Promise<Claimed<Row> | undefined> {
    const [, [taken] = []] = await engine.transactForDelivery([
      { sql: sql.TAKE, values: { lease } },
      { sql: sql.NEXT, values: { lease, dueInMs } },
    ]);
    return taken && { ...row.parse(taken), ...claimColumns.parse(taken) };
  }

  async function renew(lease: string, leaseMs = LEASE_MS) {
    return (await query(sql.RENEW, { lease, leaseMs })).length > 0;
  }

  async function msUntilDue() {
    const [lane] = await query(sql.LANE);
    const { now, leasedUntil, pausedUntil, dueAt } = laneColumns.parse(lane);
    return dueAt === null ? undefined : Math.max(now, leasedUntil, pausedUntil, dueAt) - now;
  }

  /** Undefined if the lease was lost. Then the lane does not change, and no failure is recorded. */
  async function recordAttempt(claimed: Claim, attempt: Attempt, random = Math.random()) {
    const { id, lease, attemptNumber } = claimed;
    const decision = decide(attempt, claimed, random);
    const { lane, ...row } = decision;
    const { wasPaused, isPaused, ...laneChanges } = lane;
    // In a pause, an attempt that sets no pause says nothing about the receiver.
    const because = lane.pauseMs === null ? null : row.answer;
    const [renewed = []] = await engine.transactForDelivery([
      { sql: sql.RENEW, values: { lease, leaseMs: LEASE_MS } },
      ...countedOutcomesOf(attempt).map((outcome) => ({
        sql: sql.COUNT,
        values: { id, lease, attemptNumber, state: row.state, counted: `${queueName} ${outcome}` },
      })),
      { sql: sql.RECORD, values: { id, lease, attemptNumber, ...row } },
      { sql: sql.RECORD_LANE, values: { lease, because, isPaused: +isPaused, ...laneChanges } },
      ...(row.state === 'delivered' ? [{ sql: sql.RETRY_FAILED, values: { lease } }] : []),
    ]);
    return renewed.length > 0 ? decision : undefined;
  }
}

/** An attempt that was not made, or not finished, is neither. */
function countedOutcomesOf({ verdict }: Attempt) {
  if (verdict === 'needless' || verdict === 'not counted') return [];
  return [verdict === 'accepted' ? 'delivered' : 'failed'];
}
