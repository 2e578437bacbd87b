import { readEnvironment } from '#server/environment.ts';
import type { Values } from '#server/outbox/engine.ts';
import { openEngine } from '#server/outbox/open-outbox.ts';
import { outboxIn } from '#server/outbox/outbox.ts';
import { filledForm } from '../torture/filled-form.ts';
import { seededRandom } from '../torture/seeded-random.ts';
import { type Engine, newStore } from '../torture/stores.ts';
import { fill } from './fill.ts';

const ROUNDS = 50;
const WAIT_MS = 60_000;

/** How long each statement takes that the site runs, in milliseconds, one after another, beside so many requests. */
export async function timeStatements(kind: Engine, rows: number) {
  const random = seededRandom('statements');
  const store = await newStore(kind);
  await fill(store.environment, rows);
  const tookMs = new Map<string, number[]>();
  const engine = openEngine(readEnvironment(store.environment));
  const timedEngine = {
    ...engine,
    run: timed(tookMs, engine.run),
    take: timed(tookMs, engine.take),
  };
  let outbox = outboxIn(timedEngine);

  for (let round = 0; round < ROUNDS; round += 1) {
    const body = filledForm(random);
    await outbox.add({ id: random.uuid(), body });
    await outbox.add({ id: random.uuid(), body, heldBecause: 'honeypot' });
    await deliver(DELIVERED);
    await deliver(FAILED);
    await deliver({ ...FAILED, pauses: true });
    await outbox.retry('nobody');
    await deliver(DELIVERED);
    await outbox.msUntilDue();
    await outbox.health();
    await outbox.noteAlert({ kind: 'late', lasts: true });
    await outbox.openTrouble();
    // A process that has just started looks how much room there is, which it then does seldom.
    outbox = outboxIn(timedEngine);
  }
  await outbox.purge(0);

  async function deliver(outcome: typeof DELIVERED | typeof FAILED) {
    const request = await outbox.claim('ours');
    if (request) await outbox.recordAttempt(request, outcome);
    await outbox.renew('ours');
    await outbox.leave('ours');
  }

  await outbox.close();
  await store.remove();
  return tookMs;
}

const DELIVERED = { kind: 'delivered', answer: '200' } as const;
const FAILED = {
  ...{ kind: 'failed' as const, answer: '503', pauses: false, waitMs: WAIT_MS, probeInMs: WAIT_MS },
  parksAfterMs: WAIT_MS,
} as const;

function timed<Result>(
  tookMs: Map<string, number[]>,
  run: (sql: string, values?: Values) => Promise<Result>,
) {
  return async (sql: string, values?: Values) => {
    const begin = performance.now();
    const result = await run(sql, values);
    const name = sql.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    tookMs.set(name, [...(tookMs.get(name) ?? []), performance.now() - begin]);
    return result;
  };
}
