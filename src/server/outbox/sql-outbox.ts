import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Engine } from './engine.ts';
import type { ClaimedRequest, NewRequest, Outbox, Outcome, RequestState } from './outbox.ts';
import { requestStates } from './outbox.ts';
import { roomIn } from './room.ts';
import { claimedRow, healthRow, nextDueRow, settledRow, storedRow } from './rows.ts';
import * as sql from './statements.ts';

/** Twice what one attempt may take: whoever holds a lease for longer is gone. */
export const LEASE_MS = 30_000;

/** The disk is not endless: beyond this many undelivered requests the browsers keep theirs. */
const CAPACITY = 100_000;

/** About an hour by the retry schedule. */
export const REFUSALS_TO_PARK = 8;

const DAY_MS = 86_400_000;
const PAGE = 500;

/** The contract, in SQL that both engines understand. */
export function sqlOutbox(engine: Engine, capacity = CAPACITY): Outbox {
  const hasRoom = roomIn(engine, capacity);

  async function add({ id, body, ...given }: NewRequest) {
    const heldBecause = given.heldBecause ?? null;
    if (!(await hasRoom())) return (await isKnown(id)) ? 'known' : 'full';
    const state = heldBecause === null ? 'pending' : 'held';
    const { timeZone = null, leadSource = null } = given;
    const row = { id, state, body, timeZone, leadSource, heldBecause };
    const added = await engine.run(sql.ADD, row);
    return added.length > 0 ? 'added' : 'known';
  }

  async function isKnown(id: string) {
    return (await engine.run(sql.IS_KNOWN, { id })).length > 0;
  }

  async function claim() {
    const lease = randomUUID();
    const [row] = await engine.runAlone(sql.CLAIM, { lease, leaseMs: LEASE_MS });
    return row === undefined ? undefined : claimedRow.parse(row);
  }

  async function settle(request: ClaimedRequest, outcome: Outcome) {
    const [row] = await record(request, outcome);
    // It failed before and now it went through: the receiver is back, for the others too.
    if (outcome.kind === 'delivered' && request.attempt > 1) await engine.run(sql.HASTEN);
    return row === undefined ? undefined : settledRow.parse(row).state;
  }

  function record({ id, lease }: ClaimedRequest, outcome: Outcome) {
    switch (outcome.kind) {
      case 'delivered':
        return engine.run(sql.DELIVERED, { id, answer: outcome.answer });
      case 'interrupted':
        return engine.run(sql.INTERRUPTED, { id, lease, waitMs: outcome.waitMs });
      case 'refused': {
        const { answer, waitMs } = outcome;
        return engine.run(sql.REFUSED, {
          ...{ id, lease, answer, waitMs },
          refusalsToPark: REFUSALS_TO_PARK,
        });
      }
      case 'failed': {
        const { answer, waitMs } = outcome;
        const wasToldToWait = Number(outcome.wasToldToWait);
        return engine.run(sql.FAILED, { id, lease, answer, waitMs, wasToldToWait });
      }
    }
  }

  async function msUntilDue() {
    const [row] = await engine.run(sql.NEXT_DUE);
    const { now, dueAt, laneFreeAt } = nextDueRow.parse(row);
    return dueAt === null ? undefined : Math.max(dueAt, laneFreeAt ?? 0) - now;
  }

  async function* list(states: readonly RequestState[] = requestStates) {
    const after = { afterTime: 0, afterId: '' };
    while (true) {
      const rows = await engine.run(sql.listNext(states), { ...after, page: PAGE });
      for (const row of rows) {
        const request = storedRow.parse(row);
        yield request;
        Object.assign(after, { afterTime: request.acceptedAt, afterId: request.id });
      }
      if (rows.length < PAGE) return;
    }
  }

  async function find(id: string) {
    const [row] = await engine.run(sql.FIND, { id });
    return row === undefined ? undefined : storedRow.parse(row);
  }

  async function retry(id?: string) {
    const hastened =
      id === undefined ? engine.run(sql.RETRY_ALL) : engine.run(sql.RETRY_ONE, { id });
    return (await hastened).length;
  }

  async function release(id: string) {
    return (await engine.run(sql.RELEASE, { id })).length > 0;
  }

  async function purge(olderThanDays: number) {
    return (await engine.run(sql.PURGE, { ageMs: olderThanDays * DAY_MS })).length;
  }

  async function health() {
    await engine.run(sql.PULSE);
    const [row] = await engine.run(sql.HEALTH);
    const { oldestMs, ...figures } = healthRow.parse(row);
    const oldestUndeliveredSeconds = oldestMs === null ? null : Math.floor(oldestMs / 1000);
    return { ...figures, oldestUndeliveredSeconds };
  }

  return {
    ...{ add, claim, settle, msUntilDue, list, find, retry, release, purge, health },
    close: () => engine.close(),
  };
}
