import { setTimeout as pause } from 'node:timers/promises';
import type { Behaviour } from '../real/receiver-behaviours.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../real/webhook-receiver.ts';
import { brokenPromises, count, type Outcome } from './outcome.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type SitePair, startPair } from './site-pair.ts';
import type { Store } from './stores.ts';
import { type Visitors, visitors } from './visitors.ts';

/** Where requests go: by webhook, or by mail. */
export type Workflow = Pick<WebhookReceiver, 'twiceInFlight' | 'idleMs' | 'close' | 'comeBack'> & {
  environment: Record<string, string>;
  readonly processed: ReadonlyMap<string, number>;
};

export type Siege = { workflow: Workflow; sites: SitePair; crowd: Visitors; store: Store };

/** What an act has to tell: a figure for the table, and what it found broken. */
export type Told = { figure: string; broken?: string[] };

/**
 * Two sites on one store, a workflow behind them and visitors before them; then the act; then everything
 * is well again, every browser comes back with its copies, the store runs empty, and we count.
 */
export async function besiege(plan: Plan, act: (siege: Siege) => Promise<Told>): Promise<Outcome> {
  const { scenario, store, random, connections = 6, restMs = 60 } = plan;
  await using afterwards = new AsyncDisposableStack();
  afterwards.defer(store.remove);
  const workflow = plan.workflow ?? (await startWorkflow(plan));
  afterwards.defer(workflow.close);
  const sites = await startPair({
    ...store.environment,
    ...workflow.environment,
    WEBHOOK_TIMEOUT_SECONDS: '10',
  });
  afterwards.defer(sites.end);
  const crowd = visitors(sites.urls, random.branch('visitors'), { connections, restMs });
  afterwards.defer(crowd.leave);

  const { figure, broken = [] } = await act({ workflow, sites, crowd, store });
  await crowd.leave();
  await crowd.comeBack(PATIENCE_MS);
  await allDelivered(crowd, workflow);

  const counts = count(crowd.ids(), crowd.acknowledged, workflow);
  return {
    ...{ scenario, kind: store.kind, counts, figure },
    broken: [...broken, ...brokenPromises(counts)],
  };
}

type Plan = {
  scenario: string;
  store: Store;
  random: SeededRandom;
  connections?: number;
  restMs?: number;
  /** How the nth call of an id is treated; well, unless said. */
  mood?: (call: number) => Behaviour | undefined;
  /** How long the workflow's own scenarios may take before it answers. */
  workMs?: readonly [number, ...number[]];
  /** Where requests go, if not to a workflow of this manner. */
  workflow?: Workflow;
};

async function startWorkflow({ random, mood, workMs = [0] }: Plan) {
  const chance = random.branch('workflow');
  const workflow = await startWebhookReceiver({
    lookMs: () => chance.between(1, 4),
    workMs: () => chance.pick(workMs),
  });
  workflow.behave((_, time) => mood?.(time) ?? 'accepts');
  return workflow;
}

/** A process that was killed while it sent keeps the lane until its lease ends; then there is no reason to wait. */
const PATIENCE_MS = 90_000;

async function allDelivered(crowd: Visitors, workflow: Workflow) {
  const missing = () => [...crowd.acknowledged].some((id) => !workflow.processed.has(id));
  while (missing() && workflow.idleMs() < PATIENCE_MS) await pause(100);
}
