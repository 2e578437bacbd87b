import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../__tests__/kit/real/listen.ts';
import { type FormToPost, newForm, pick, postForm } from '../../../__tests__/kit/real/post-form.ts';
import { type RunningSite, startSite } from '../../../__tests__/kit/real/running-site.ts';
import { until } from '../../../__tests__/kit/real/until.ts';
import { startWebhookReceiver } from '../../../__tests__/kit/real/webhook-receiver.ts';
import {
  type Change,
  isLastHeard,
  newCallForm,
  tryChange,
  WITHOUT_PAGE,
} from './changing-visitor.ts';
import type { Store } from './stores.ts';

const PATIENCE_MS = 180_000;
const VISITORS = 6;

export type World = {
  workflow: Awaited<ReturnType<typeof startWebhookReceiver>>;
  sites: [RunningSite, RunningSite];
  restart: (victim: 0 | 1, signal?: NodeJS.Signals) => Promise<unknown>;
  visitors: ReturnType<typeof startVisitors>;
};
export type Fault = (world: World) => Promise<void>;

/** Visitors of a site with calls also move and cancel them. */
type Given = Store & { siteWithCalls?: string | undefined };

export async function underLoad({ siteWithCalls, ...store }: Given, ...faults: Fault[]) {
  await using afterwards = new AsyncDisposableStack();
  afterwards.defer(store.remove);
  const workflow = await startWebhookReceiver();
  workflow.behave('accepts slowly');
  afterwards.defer(workflow.close);
  const common = {
    SITE_URL: 'https://agency.example',
    TRUSTED_PROXIES: '1',
    WEBHOOK_TIMEOUT_SECONDS: '10',
    ...workflow.environment,
  };
  const start = (port: number | string) =>
    startSite({ ...common, ...store.environment, PORT: `${port}` }, { folder: siteWithCalls });
  const first = await start(await freePort());
  afterwards.defer(first.end);
  const sites: World['sites'] = [first, await start(await freePort())];
  afterwards.defer(async () => {
    for (const site of sites) await site.end();
  });
  const visitors = startVisitors(sites, siteWithCalls !== undefined);
  afterwards.defer(visitors.leave);

  async function restart(victim: 0 | 1, signal?: NodeJS.Signals) {
    if (signal) await sites[victim].end(signal);
    sites[victim] = await start(new URL(sites[victim].url).port);
  }
  for (const fault of faults) await fault({ workflow, sites, restart, visitors });

  await visitors.leave();
  const { acknowledged, changes } = visitors;
  assert.notEqual(acknowledged.length, 0);
  const countMissing = () => {
    const arrived = new Set(workflow.calls.map(({ id }) => id));
    const unheard = changes.filter(([key, change]) => !isLastHeard(workflow.calls, key, change));
    return acknowledged.filter((id) => !arrived.has(id)).length + unheard.length;
  };
  for (let left = countMissing(); left > 0; left = countMissing())
    await until(() => countMissing() < left, PATIENCE_MS, `${left} lost`);
  assert.equal(workflow.twiceInFlight.size, 0, `${workflow.twiceInFlight.size} in flight twice`);
  console.log(`${acknowledged.length} requests, ${changes.length} moves and cancellations, 0 lost`);
}

function startVisitors(sites: World['sites'], haveCalls: boolean) {
  const acknowledged: string[] = [];
  const changes: [key: string, change: Change][] = [];
  const failures: number[] = [];
  let isVisiting = true;

  async function visit() {
    while (isVisiting) {
      const form = haveCalls ? pick(newForm(), newCallForm()) : newForm();
      const isAcknowledged = async () => {
        const status = await postForm(pick(...sites).url, form);
        if (status !== 200) failures.push(status);
        return status === 200;
      };
      await until(isAcknowledged, PATIENCE_MS, `${form.id} is never acknowledged`);
      acknowledged.push(form.id);
      const change = form.callKey ? await changeCall(form) : WITHOUT_PAGE;
      if (form.callKey && typeof change !== 'number') changes.push([form.callKey, change]);
      await pause(200 * Math.random());
    }
  }

  async function changeCall(form: FormToPost) {
    let outcome: Change | number = 0;
    const status = pick<Change['status']>('moved', 'cancelled');
    const isChanged = async () => {
      outcome = await tryChange(pick(...sites).url, form, status).catch(() => 0);
      if (typeof outcome === 'number') failures.push(outcome);
      return typeof outcome !== 'number' || outcome === WITHOUT_PAGE;
    };
    await until(isChanged, PATIENCE_MS, `the call of ${form.id} is never changed`);
    return outcome;
  }
  const visits = Promise.all(Array.from({ length: VISITORS }, visit));

  return {
    acknowledged,
    changes,
    failures,
    async leave() {
      isVisiting = false;
      await visits;
    },
  };
}
