import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import type { QueueName } from '#server/store/schema.ts';
import type { Attempt } from './attempt.ts';
import { type Decision, decide, laneState, nextMove, storedFacts } from './decide.ts';
import { laneStatements } from './lane-statements.ts';
import { LEASE_MS } from './waits.ts';

export type Queue<Row> = { name: QueueName; columns: string; row: z.ZodType<Row> };
export type Lane<Row> = ReturnType<typeof laneIn<Row>>;
export type Claimed<Row> = Row & z.infer<typeof claim>;

const claim = z.object({
  id: z.string(),
  lease: z.string(),
  attempt: z.number(),
  failures: z.number(),
  probes: z.number(),
});

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
    return nextMove(await readState(), '')?.ms;
  }

  async function readState() {
    const [[state] = []] = await engine.transact([{ sql: sql.LANE_STATE }]);
    return laneState.parse(state);
  }

  /** Returns undefined if the lease was lost: then the lane does not change. */
  async function recordAttempt(
    claimed: z.infer<typeof claim>,
    attempt: Attempt,
    random = Math.random(),
  ) {
    const { id, lease } = claimed;
    let recorded: Decision | undefined;
    await engine.transact(
      [
        { sql: sql.RENEW, values: { lease, leaseMs: LEASE_MS } },
        { sql: sql.FACTS, values: { id } },
      ],
      ([renewed = [], rows = []]) => {
        recorded = undefined;
        if (rows.length === 0) return [];
        const facts = storedFacts.parse(rows[0]);
        const isOurs = renewed.length > 0;
        // An accepted row is recorded even if the lease was lost: the receiver has it.
        if (attempt.verdict !== 'accepted' && !(isOurs && facts.isWaiting)) return [];
        const decision = decide(attempt, { ...claimed, ...facts }, random);
        const { lane, ...row } = decision;
        const outcome = { sql: sql.RECORD, values: { id, attempt: claimed.attempt, ...row } };
        if (!isOurs) return [outcome];
        recorded = decision;
        return [outcome, ...laneWrites(decision)];
      },
    );
    return recorded;
  }

  function laneWrites({ lane: { wasPaused, ...lane }, state, answer }: Decision) {
    const record = { sql: sql.RECORD_LANE, values: { ...lane, answer } };
    const retryFailed = { sql: sql.RETRY_FAILED, values: { wasPaused: Number(wasPaused) } };
    return state === 'delivered' ? [record, retryFailed] : [record];
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
