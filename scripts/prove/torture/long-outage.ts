import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { deliverDueRequests } from '#server/delivery/delivery.ts';
import { readEnvironment } from '#server/environment.ts';
import { openEngine } from '#server/outbox/open-outbox.ts';
import { outboxIn } from '#server/outbox/outbox.ts';
import { brokenPromises, type Counts, count } from './outcome.ts';
import { filledForm } from './post-form.ts';
import { seededRandom } from './seeded-random.ts';
import type { Step } from './step.ts';
import { engines, newStore } from './stores.ts';
import { startWorkflow } from './workflow.ts';

/** A minute until the next probe, and some; the calls themselves take no time by this clock. */
const LATEST_SECONDS = 75;

/** The webhook is away for hours or days, which pass in seconds: the site's own delivery, by a clock of ours. */
export const longOutage: Step = {
  name: 'long outage',
  judgesLong: true,
  engines,
  async run({ engine, random, simulatedRequests, simulatedHours }) {
    const store = await newStore(engine);
    try {
      const { counts, attempts, secondsLate } = await simulate({
        ...store.environment,
        SEED: random.uuid(),
        REQUESTS: String(simulatedRequests),
        HOURS: String(simulatedHours),
      });
      const isLate = secondsLate > LATEST_SECONDS;
      return {
        ...{ step: 'long outage', engine, counts },
        figure: `${simulatedHours} h, ${attempts} attempts, all there ${secondsLate.toFixed(0)} s after its return`,
        broken: [...brokenPromises(counts), ...(isLate ? ['the last one came late'] : [])],
      };
    } finally {
      await store.remove();
    }
  },
};

/** In a process of its own, because it logs every failure as a site does. */
async function simulate(environment: Record<string, string>): Promise<Simulation> {
  const simulation = fork(join(import.meta.dirname, 'simulate-outage.ts'), [], {
    env: { NODE_ENV: 'production', PATH: process.env['PATH'], ...environment },
    execArgv: ['--conditions=react-server'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const broken = once(simulation, 'exit').then(() => {
    throw new Error('The simulation ended without a result.');
  });
  const [result] = await Promise.race([once(simulation, 'message'), broken]);
  return result;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

type Simulation = { counts: Counts; attempts: number; secondsLate: number };

/** Runs as a process: requests come in for hours or days, nobody takes them, and then somebody does. */
async function simulateOutage(): Promise<Simulation> {
  const random = seededRandom(process.env['SEED'] ?? '');
  const requests = Number(process.env['REQUESTS']);
  const outageMs = Number(process.env['HOURS']) * HOUR_MS;

  let now = Date.UTC(2026, 0, 1);
  const clock = () => now;
  const outbox = outboxIn(openEngine(readEnvironment(process.env), clock));
  const workflow = await startWorkflow(random);
  const delivery = {
    outbox,
    receiver: { url: new URL(workflow.url), timeoutMs: MINUTE_MS },
    lease: 'ours',
    random: () => random.between(0, 1),
  };
  const never = new AbortController().signal;
  const ids: string[] = [];

  /** Delivers, and lets the time pass until something is due again, but not beyond `end`. */
  async function liveUntil(end: number) {
    while (now < end) {
      await deliverDueRequests(delivery, never);
      now = Math.min(end, now + Math.max(1, (await outbox.msUntilDue()) ?? Infinity));
    }
  }

  await workflow.goAway();
  const returnsAt = now + outageMs;
  for (let request = 0; request < requests; request += 1) {
    const id = random.uuid();
    ids.push(id);
    await outbox.add({ id, body: filledForm(random) });
    await liveUntil(now + outageMs / requests);
  }
  await liveUntil(returnsAt);

  await workflow.comeBack();
  while ((await outbox.msUntilDue()) !== undefined && now < returnsAt + outageMs)
    await liveUntil(now + Math.max(1, (await outbox.msUntilDue()) ?? 0));

  let attempts = 0;
  for await (const row of outbox.list()) attempts += row.attempts;
  await outbox.close();
  await workflow.goAway();

  return {
    counts: count(ids, new Set(ids), workflow),
    attempts,
    secondsLate: (now - returnsAt) / 1_000,
  };
}

process.send?.(await simulateOutage());
