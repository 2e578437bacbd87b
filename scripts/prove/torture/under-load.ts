import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../__tests__/kit/real/listen.ts';
import { type FormToPost, newForm, postForm } from '../../../__tests__/kit/real/post-form.ts';
import { between, pick } from '../../../__tests__/kit/real/random.ts';
import { startSite } from '../../../__tests__/kit/real/running-site.ts';
import { until } from '../../../__tests__/kit/real/until.ts';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../__tests__/kit/real/webhook-receiver.ts';
import type { Store } from './stores.ts';

/** Longer than the lease of a process that was killed, and a pause of its lane. */
const PATIENCE_MS = 180_000;
const REST_AFTER_FAILURE_MS = 200;

type Sites = Awaited<ReturnType<typeof startSites>>;
type Visitors = ReturnType<typeof startVisitors>;
export type Setup = { workflow: WebhookReceiver; sites: Sites; visitors: Visitors };
/** Resolves to a figure, and rejects if a promise is broken. */
export type Act = (setup: Setup) => Promise<string>;

/** Two sites on one store, with a workflow behind and visitors in front. Afterwards each request is counted. */
export async function underLoad(store: Store, ...acts: Act[]) {
  await using afterwards = new AsyncDisposableStack();
  afterwards.defer(store.remove);
  const workflow = await startWebhookReceiver();
  workflow.behave('accepts slowly');
  afterwards.defer(workflow.close);
  const sites = await startSites({ ...store.environment, ...workflow.environment });
  afterwards.defer(sites.end);
  const visitors = startVisitors(sites.urls);
  afterwards.defer(visitors.leave);

  const figures: string[] = [];
  for (const act of acts) figures.push(await act({ workflow, sites, visitors }));
  await visitors.leave();
  await visitors.comeBack();
  const { acknowledged, copies } = visitors;
  assert.notEqual(acknowledged.size, 0);
  assert.equal(copies.size, 0, `${copies.size} never acknowledged`);
  const lost = () => {
    const arrived = new Set(workflow.calls.map(({ id }) => id));
    return [...acknowledged].filter((id) => !arrived.has(id)).length;
  };
  const complaint = () => `${lost()} lost`;
  await until(() => lost() === 0, PATIENCE_MS, complaint);
  // A workflow that records the id of what it has done repeats nothing that arrives later.
  assert.equal(workflow.twiceInFlight.size, 0, `${workflow.twiceInFlight.size} in flight twice`);
  return [...figures, `${acknowledged.size} acknowledged, 0 lost`].join(', ');
}

async function startSites(environment: Record<string, string>) {
  const always = { TRUSTED_PROXIES: '1', WEBHOOK_TIMEOUT_SECONDS: '10' };
  const start = (port: number) => startSite({ ...always, ...environment, PORT: String(port) });
  const ports = [await freePort(), await freePort()] as const;
  const running = await Promise.all(ports.map(start));

  return {
    urls: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const,
    pid: () => running[0]?.child.pid ?? 0,
    log: () => running.map((site) => site.log()).join('\n'),
    freeze: () => running.map(({ child }) => child.kill('SIGSTOP')),
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      await Promise.all(running.map((site) => site.end(signal)));
    },
    async restart(which: 0 | 1, signal: NodeJS.Signals) {
      await running[which]?.end(signal);
      running[which] = await start(ports[which]);
    },
  };
}

function startVisitors(sites: readonly [string, ...string[]]) {
  const acknowledged = new Set<string>();
  const copies = new Map<string, FormToPost>();
  const failures: { site: string; to: 'read' | 'post'; status: number }[] = [];
  const reading: Promise<number>[] = [];
  const visits: Promise<void>[] = [];
  let isOpen = true;

  async function read(site: string) {
    const begin = performance.now();
    const answer = await fetch(`${site}/consultation`).catch(() => undefined);
    const isWhole = await answer?.text().then(Boolean, () => false);
    if (!answer?.ok || !isWhole) failures.push({ site, to: 'read', status: answer?.status ?? 0 });
    return Math.round(performance.now() - begin);
  }

  async function send(form: FormToPost, site: string) {
    const status = await postForm(site, form);
    if (status === 200) {
      acknowledged.add(form.id);
      copies.delete(form.id);
    } else {
      failures.push({ site, to: 'post', status });
      await pause(REST_AFTER_FAILURE_MS);
    }
  }

  async function visit(only?: string) {
    while (isOpen) {
      const site = only ?? pick(...sites);
      const page = read(site);
      reading.push(page);
      await page;
      const form = newForm();
      copies.set(form.id, form);
      await send(form, site);
      await pause(between(0, 200));
    }
  }
  const arrive = (count: number, site?: string) =>
    visits.push(...Array.from({ length: count }, () => visit(site)));
  arrive(6);

  return {
    acknowledged,
    copies,
    failures,
    arrive,
    /** How many ms each page took since the last call, with those that are still awaited. */
    waits: () => Promise.all(reading.splice(0)),
    async leave() {
      isOpen = false;
      await Promise.all(visits);
    },
    async comeBack() {
      let lastTaken = Date.now();
      while (copies.size > 0 && Date.now() < lastTaken + PATIENCE_MS)
        for (const form of [...copies.values()]) {
          await send(form, pick(...sites));
          if (!copies.has(form.id)) lastTaken = Date.now();
        }
    },
  };
}
