import type { Engine } from '#server/store/engine.ts';
import type { Answer } from './answer.ts';
import { type Decision, decide, laneState, nextMove, storedFacts } from './decide.ts';
import { laneStatements } from './lane-statements.ts';
import { type ClaimedRequest, claimedRow } from './stored-request.ts';
import { LEASE_MS } from './waits.ts';

export function laneIn(engine: Engine, queue: string, keepsSecrets?: boolean) {
  const sql = laneStatements(queue, keepsSecrets);

  const leave = (lease: string) => renew(lease, 0);

  return { queue, claim, renew, leave, msUntilDue, recordAttempt };

  /** Undefined if nothing is due, or another process has the lane. */
  async function claim(lease: string) {
    const seen = await readState();
    const move = nextMove(seen, lease);
    if (move === undefined || move.ms > 0) return undefined;
    const { leasedUntil, lease: seenLease } = seen;
    const [, rows = []] = await engine.transact(
      [{ sql: sql.TAKE, values: { lease, leasedUntil, seenLease: seenLease ?? '' } }],
      ([taken = []]) => taken.map(() => ({ sql: sql.NEXT[move.takes] })),
    );
    if (rows.length > 0) return claimedRow.parse(rows[0]);
    await leave(lease);
    return undefined;
  }

  async function renew(lease: string, leaseMs = LEASE_MS) {
    return (await engine.query(sql.RENEW, { lease, leaseMs })).length > 0;
  }

  async function msUntilDue() {
    return nextMove(await readState(), '')?.ms;
  }

  async function readState() {
    return laneState.parse((await engine.query(sql.LANE_STATE))[0]);
  }

  /** Returns undefined if the lease was lost: then the lane does not change. */
  async function recordAttempt(request: ClaimedRequest, answer: Answer, random = Math.random()) {
    const { id, lease, attempt } = request;
    let recorded: Decision | undefined;
    await engine.transact(
      [
        { sql: sql.RENEW, values: { lease, leaseMs: LEASE_MS } },
        { sql: sql.FACTS, values: { id } },
      ],
      ([renewed = [], rows = []]) => {
        if (rows.length === 0) return [];
        const facts = storedFacts.parse(rows[0]);
        const isOurs = renewed.length > 0;
        // An accepted request is recorded even if the lease was lost: the receiver has it.
        if (answer.kind !== 'accepted' && !(isOurs && facts.isWaiting)) return [];
        const decision = decide(answer, { ...request, ...facts }, random);
        const { lane, ...row } = decision;
        const outcome = { sql: sql.RECORD[row.state], values: { id, attempt, ...row } };
        if (!isOurs) return [outcome];
        recorded = decision;
        return [outcome, ...laneWrites(decision)];
      },
    );
    return recorded;
  }

  function laneWrites({ lane: { wasPaused, ...lane }, state, answer }: Decision) {
    const record = { sql: sql.RECORD_LANE, values: { ...lane, answer } };
    const retry = { sql: sql.RETRY_FAILED, values: { wasPaused: Number(wasPaused) } };
    return state === 'delivered' ? [record, retry] : [record];
  }
}
