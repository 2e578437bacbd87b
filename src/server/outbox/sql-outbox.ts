import 'server-only';
import { capacityOf } from './capacity.ts';
import type { Engine } from './engine.ts';
import { LATE_AFTER_MS, type Outbox } from './outbox.ts';
import { type NewRequest, OVER_SHARE } from './requests.ts';
import { healthRow } from './rows.ts';
import { sqlAlerts } from './sql-alerts.ts';
import { history } from './sql-history.ts';
import { sqlLane } from './sql-lane.ts';
import { sqlRequests } from './sql-requests.ts';
import * as sql from './statements.ts';

/** The disk is not endless: beyond this many undelivered requests the browsers keep theirs. */
const CAPACITY = 100_000;

/** Of what looks like spam only the newest are kept. */
const HELD_CAPACITY = 10_000;
const TRIM_EVERY = 500;

const DAY_MS = 86_400_000;
const PURGED_AT_ONCE = 100;

/** How long suspected spam waits for somebody who looks at it. */
const HELD_DAYS = 90;

/** The contract, in SQL that both engines understand. */
export function sqlOutbox(
  engine: Engine,
  { capacity = CAPACITY, heldCapacity = HELD_CAPACITY, trimEvery = TRIM_EVERY } = {},
): Outbox {
  const requests = sqlRequests(engine);
  const isFull = capacityOf(engine, capacity);
  let heldSinceTrim = 0;

  async function add({
    id,
    body,
    timeZone = null,
    leadSource = null,
    heldBecause = '',
  }: NewRequest) {
    if (heldBecause) await trimHeld();
    else if (await isFull()) return (await requests.find(id)) ? 'known' : 'full';
    const state = heldBecause ? 'held' : 'pending';
    const row = { id, state, body, timeZone, leadSource, heldBecause: heldBecause || null };
    const added = await engine.take(sql.ADD, row);
    return added.length > 0 ? 'added' : 'known';
  }

  async function trimHeld() {
    if (heldSinceTrim === 0) await engine.run(sql.TRIM_HELD, { room: heldCapacity });
    heldSinceTrim = (heldSinceTrim + 1) % trimEvery;
  }

  async function retry(id?: string) {
    const hastened = await (id === undefined
      ? engine.run(sql.RETRY_ALL)
      : engine.run(sql.RETRY_ONE, { id }));
    await engine.run(sql.PROBE_NOW);
    return hastened.length;
  }

  async function release(id: string) {
    return (await engine.run(sql.RELEASE, { id })).length > 0;
  }

  async function purge(olderThanDays: number) {
    const { length: spam } = await engine.run(sql.PURGE_HELD, { ageMs: HELD_DAYS * DAY_MS });
    const values = { ageMs: olderThanDays * DAY_MS, batch: PURGED_AT_ONCE };
    for (let purged = spam; ; ) {
      const { length } = await engine.run(sql.PURGE, values);
      purged += length;
      if (length < PURGED_AT_ONCE) return purged;
    }
  }

  async function health() {
    await engine.take(sql.PULSE);
    const [row] = await engine.run(sql.HEALTH, {
      lateAfterMs: LATE_AFTER_MS,
      overShare: OVER_SHARE,
    });
    const { oldestMs, ...figures } = healthRow.parse(row);
    const oldestUndeliveredSeconds = oldestMs === null ? null : Math.floor(oldestMs / 1000);
    const isFull = figures.undelivered + figures.parked >= capacity;
    return { ...figures, oldestUndeliveredSeconds, isFull, freeMegabytes: engine.freeMegabytes() };
  }

  return {
    ...sqlLane(engine),
    ...requests,
    ...sqlAlerts(engine),
    ...{ add, retry, release, purge, health },
    history: (days: number) => history(engine, days),
    close: () => engine.close(),
  };
}
