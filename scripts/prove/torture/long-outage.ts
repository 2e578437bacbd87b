import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { deliverDueRequests } from '#server/delivery/delivery.ts';
import { readEnvironment } from '#server/environment.ts';
import { openEngine } from '#server/outbox/open-outbox.ts';
import { outboxIn } from '#server/outbox/outbox.ts';
import { startWebhookReceiver } from '../real/webhook-receiver.ts';
import { startMailbox } from './mail.ts';
import { brokenPromises, type Counts, count } from './outcome.ts';
import { filledForm } from './post-form.ts';
import type { Scenario } from './scenario.ts';
import { seededRandom } from './seeded-random.ts';
import { newStore, storeKinds } from './stores.ts';

/** A minute until the next probe, and some; the calls themselves take no time by this clock. */
const LATEST_SECONDS = 75;

/** The receiver is away for hours or days, which pass in seconds: the site's own delivery, by a clock of ours. */
export const longOutageOf = (receiver: 'webhook' | 'mail'): Scenario => ({
  name: `long outage, ${receiver}`,
  judgesLong: true,
  storeKinds,
  async run({ kind, random, simulatedRequests, simulatedHours }) {
    const store = await newStore(kind);
    try {
      const { counts, attempts, copies, secondsLate } = await simulate({
        ...store.environment,
        RECEIVER: receiver,
        SEED: String(random.between(0, 1)),
        REQUESTS: String(simulatedRequests),
        HOURS: String(simulatedHours),
      });
      const broken = brokenPromises(counts);
      if (copies > 0) broken.push(`${copies} came again, though no answer was lost`);
      if (secondsLate > LATEST_SECONDS) broken.push('the last one came late');
      return {
        ...{ scenario: this.name, kind, counts, broken },
        figure: `${simulatedHours} h, ${attempts} attempts, all there ${secondsLate.toFixed(0)} s after its return`,
      };
    } finally {
      await store.remove();
    }
  },
});

/** In a process of its own, because it logs every failure as a site does. */
async function simulate(environment: Record<string, string>): Promise<Simulation> {
  const simulation = fork(import.meta.filename, [], {
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

type Simulation = { counts: Counts; attempts: number; copies: number; secondsLate: number };

/** Runs as a process: requests come in for hours or days, nobody takes them, and then somebody does. */
async function simulateOutage(): Promise<Simulation> {
  const random = seededRandom(process.env['SEED'] ?? '');
  const requests = Number(process.env['REQUESTS']);
  const outageMs = Number(process.env['HOURS']) * HOUR_MS;

  let now = Date.UTC(2026, 0, 1);
  const clock = () => now;
  const mailbox = process.env['RECEIVER'] === 'mail' ? await startMailbox() : undefined;
  const workflow = mailbox ?? (await startWebhookReceiver());
  const environment = readEnvironment({ ...process.env, ...workflow.environment });
  const { receiver } = environment;
  if (!receiver) throw new Error('The environment names no receiver.');
  const outbox = outboxIn(openEngine(environment, clock));
  const delivery = {
    ...{ outbox, receiver },
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

  await workflow.close();
  const returnsAt = now + outageMs;
  for (let request = 0; request < requests; request += 1) {
    const id = randomUUID();
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
  await workflow.close();

  return {
    counts: count(ids, new Set(ids), workflow),
    attempts,
    copies: mailbox?.copies() ?? 0,
    secondsLate: (now - returnsAt) / 1_000,
  };
}

if (import.meta.main) process.send?.(await simulateOutage());
