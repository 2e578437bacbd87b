import { setTimeout as pause } from 'node:timers/promises';
import { startWebhookReceiver, type WebhookReceiver } from '../real/webhook-receiver.ts';
import { brokenPromises, count, type Shown } from './outcome.ts';
import type { Conditions } from './scenario.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type SitePair, startPair } from './site-pair.ts';
import { newStore, type Store } from './stores.ts';
import { type Visitors, visitors } from './visitors.ts';

export type Siege = { workflow: WebhookReceiver; sites: SitePair; crowd: Visitors; store: Store };

/** What an act has to tell: a figure for the table, and what it found broken. */
type Told = { figure: string; broken?: string[] };

/** What is not as usual: a new store, a workflow that treats every call well, six visitors. */
type Plan = { store?: Store; workflow?: WebhookReceiver; connections?: number; restMs?: number };

/**
 * Two sites on one store, a workflow behind them and visitors before them; then the act; then everything
 * is well again, every browser comes back with its copies, the store runs empty, and we count.
 */
export async function besiege(
  { kind, random, restMs }: Conditions,
  act: (siege: Siege) => Promise<Told>,
  plan: Plan = {},
): Promise<Shown> {
  await using afterwards = new AsyncDisposableStack();
  const store = plan.store ?? (await newStore(kind));
  afterwards.defer(store.remove);
  const workflow = plan.workflow ?? (await startWorkflow(random));
  afterwards.defer(workflow.close);
  const sites = await startPair({
    ...store.environment,
    ...workflow.environment,
    WEBHOOK_TIMEOUT_SECONDS: '10',
  });
  afterwards.defer(sites.end);
  const crowd = visitors(sites.urls, random.branch('visitors'), {
    connections: plan.connections ?? 6,
    restMs: plan.restMs ?? restMs,
  });
  afterwards.defer(crowd.leave);

  const { figure, broken = [] } = await act({ workflow, sites, crowd, store });
  await crowd.leave();
  await crowd.comeBack(PATIENCE_MS);
  await allDelivered(crowd, workflow);

  const counts = count(crowd.ids(), crowd.acknowledged, workflow);
  return { counts, figure, broken: [...broken, ...brokenPromises(counts)] };
}

/** Its own scenarios take one of these times before it answers. */
export async function startWorkflow(
  random: SeededRandom,
  workMs: readonly [number, ...number[]] = [0],
) {
  const chance = random.branch('workflow');
  return startWebhookReceiver({
    lookMs: () => chance.between(1, 4),
    workMs: () => chance.pick(workMs),
  });
}

/** A process that was killed while it sent keeps the lane until its lease ends; then there is no reason to wait. */
const PATIENCE_MS = 90_000;

async function allDelivered(crowd: Visitors, workflow: WebhookReceiver) {
  const missing = () => [...crowd.acknowledged].some((id) => !workflow.processed.has(id));
  while (missing() && workflow.idleMs() < PATIENCE_MS) await pause(100);
}
