import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../__tests__/kit/real/listen.ts';
import { type FormToPost, newForm, postForm } from '../../../__tests__/kit/real/post-form.ts';
import { between, pick } from '../../../__tests__/kit/real/random.ts';
import { startSite } from '../../../__tests__/kit/real/running-site.ts';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../__tests__/kit/real/webhook-receiver.ts';
import type { Store } from './stores.ts';

/** Longer than the lease of a process that was killed. */
const PATIENCE_MS = 90_000;
const REST_AFTER_FAILURE_MS = 200;

type Sites = Awaited<ReturnType<typeof startSites>>;
type Visitors = ReturnType<typeof startVisitors>;
export type Setup = { workflow: WebhookReceiver; sites: Sites; visitors: Visitors };
/** `broken` has a sentence for each broken promise. */
export type Report = { figure: string; broken?: string[] };
export type Act = (setup: Setup) => Promise<Report>;

/** Two sites on one store, with a workflow behind and visitors in front. Afterwards each request is counted. */
export async function underLoad(store: Store, ...acts: Act[]): Promise<Report> {
  await using afterwards = new AsyncDisposableStack();
  afterwards.defer(store.remove);
  const workflow = await startWebhookReceiver({ lookMs: () => between(1, 4) });
  afterwards.defer(workflow.close);
  const sites = await startSites({ ...store.environment, ...workflow.environment });
  afterwards.defer(sites.end);
  const visitors = startVisitors(sites.urls);
  afterwards.defer(visitors.leave);

  const reports: Report[] = [];
  for (const act of acts) reports.push(await act({ workflow, sites, visitors }));
  const broken = reports.flatMap((report) => report.broken ?? []);
  await visitors.leave();
  await visitors.comeBack();
  const missing = () => [...visitors.acknowledged].filter((id) => !workflow.processed.has(id));
  while (missing().length > 0 && workflow.idleMs() < PATIENCE_MS) await pause(100);
  const faults = {
    'run without an acknowledged request': visitors.acknowledged.size === 0 ? 1 : 0,
    'never acknowledged': visitors.copies.size,
    lost: missing().length,
    'processed twice': [...workflow.processed.values()].filter((times) => times > 1).length,
    'in flight twice': workflow.twiceInFlight.size,
  };
  const wrong = Object.entries(faults).filter(([, count]) => count > 0);
  return {
    figure: `${reports.map(({ figure }) => figure).join(', ')}; ${visitors.acknowledged.size} acknowledged, ${faults.lost} lost`,
    broken: [...broken, ...wrong.map(([what, count]) => `${count} ${what}`)],
  };
}

async function startSites(environment: Record<string, string>) {
  const always = { TRUSTED_PROXIES: '1', WEBHOOK_TIMEOUT_SECONDS: '10' };
  const start = (port: number) => startSite({ ...always, ...environment, PORT: String(port) });
  const ports = [await freePort(), await freePort()] as const;
  const running = [await start(ports[0]), await start(ports[1])];

  return {
    urls: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const,
    pid: () => running[0]?.child.pid ?? 0,
    log: () => running.map((site) => site.log()).join('\n'),
    freeze: () => running.map(({ child }) => child.kill('SIGSTOP')),
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      await Promise.all(running.map((site) => site.end(signal)));
    },
    async startAgain() {
      for (const [which, port] of ports.entries()) running[which] = await start(port);
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
  const visits: Promise<void>[] = [];
  const failures: { site: string; status: number }[] = [];
  let isOpen = true;

  async function send(form: FormToPost, site: string) {
    const status = await postForm(site, form);
    const isTaken = status >= 200 && status < 300;
    if (isTaken) acknowledged.add(form.id);
    else failures.push({ site, status });
    return isTaken && copies.delete(form.id);
  }

  async function visit(site?: string) {
    while (isOpen) {
      const form = newForm();
      copies.set(form.id, form);
      const isTaken = await send(form, site ?? pick(...sites));
      await pause(isTaken ? between(0, 200) : REST_AFTER_FAILURE_MS);
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
    async leave() {
      isOpen = false;
      await Promise.all(visits);
    },
    async comeBack() {
      let lastTaken = Date.now();
      while (copies.size > 0 && Date.now() < lastTaken + PATIENCE_MS)
        for (const form of [...copies.values()])
          if (await send(form, pick(...sites))) lastTaken = Date.now();
          else await pause(REST_AFTER_FAILURE_MS);
    },
  };
}
