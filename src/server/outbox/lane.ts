import type { Engine, Statement } from '#server/store/engine.ts';
import type { Answer } from './answer.ts';
import { type Decision, decide, laneState, nextMove, storedFacts } from './decide.ts';
import { laneStatements } from './lane-statements.ts';
import { type ClaimedRequest, claimedRow } from './stored-request.ts';
import { LEASE_MS } from './waits.ts';

export function laneIn(engine: Engine, queue: string, keepsSecrets?: boolean) {
  const sql = laneStatements(queue, keepsSecrets);

  const leave = (lease: string) => renew(lease, 0);

  return { claim, renew, leave, msUntilDue, recordAttempt };

  /** Undefined if nothing is due, or another process has the lane. */
  async function claim(lease: string) {
    const seen = await readState();
    const move = nextMove(seen, lease);
    if (move === undefined || move.ms > 0) return undefined;
    const { leasedUntil, lease: seenLease } = seen;
    const [, ...following] = await engine.transact(
      [{ sql: sql.TAKE, values: { lease, leasedUntil, seenLease: seenLease ?? '' } }],
      ([taken = []]) =>
        taken.length > 0 ? [{ sql: sql.NEXT[move.takes], values: { lease } }] : [],
    );
    const [row] = following.at(-1) ?? [];
    if (row) return claimedRow.parse(row);
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
    const { id, lease } = request;
    let decision: Decision | undefined;
    await engine.transact(
      [
        { sql: sql.RENEW, values: { lease, leaseMs: LEASE_MS } },
        { sql: sql.FACTS, values: { id } },
      ],
      ([lane, rows]) => {
        const row = rows?.[0];
        if (!row) return [];
        const facts = storedFacts.parse(row);
        const isOurs = lane?.length === 1;
        // An accepted request is recorded even if the lease was lost: the receiver has it.
        if (answer.kind !== 'accepted' && !(isOurs && facts.isWaiting)) return [];
        const made = decide(answer, { ...request, ...facts }, random);
        if (isOurs) decision = made;
        return writesOf(made, request, isOurs);
      },
    );
    return decision;
  }

  function writesOf(decision: Decision, { id, attempt }: ClaimedRequest, isOurs: boolean) {
    const { state, answer, dueAt, failures, failedSince } = decision;
    const { does, ...lane } = decision.lane;
    const values = { id, attempt, answer };
    const outcomes: Partial<Record<typeof state, Statement>> = {
      delivered: { sql: sql.DELIVERED, values },
      erased: { sql: sql.ENDED, values },
    };
    const failed = { sql: sql.FAILED, values: { ...values, state, dueAt, failures, failedSince } };
    const outcome = outcomes[state] ?? failed;
    if (!isOurs) return [outcome];
    const retry = does === 'flows again' ? sql.RETRY_WAITING : sql.RETRY_NEWLY_FAILED;
    const laneWrite = { sql: sql.LANE, values: { ...lane, answer } };
    return [outcome, laneWrite, ...(state === 'delivered' ? [retry] : [])];
  }
}
