import { setTimeout as pause } from 'node:timers/promises';
import { pages } from '../real/built-site.ts';
import { startHeldSite } from '../real/held-site.ts';
import { hasCaddy, linesOfManual, startCaddy } from '../real/running-proxy.ts';
import { until } from '../real/until.ts';
import { startWorkflow } from './besiege.ts';
import { brokenPromises, count } from './outcome.ts';
import { newForm, postForm } from './post-form.ts';
import type { Conditions, Scenario } from './scenario.ts';
import { newStore } from './stores.ts';

const VISITORS = 8;
const PATIENCE_MS = 120_000;

/** Restarts under load, with the units and the proxy of the manual: nobody is sent away, with a page or a post. */
export const restarts: Scenario = {
  name: 'restart without a gap',
  storeKinds: ['embedded'],
  whyNot() {
    if (process.platform !== 'linux')
      return 'only Linux gives each visitor an address of their own';
    return hasCaddy() ? undefined : 'Caddy is not installed';
  },
  async run({ kind, random, restarts }: Conditions) {
    await using afterwards = new AsyncDisposableStack();
    const store = await newStore(kind);
    afterwards.defer(store.remove);
    const workflow = await startWorkflow(random);
    afterwards.defer(workflow.close);
    const environment = { ...store.environment, ...workflow.environment, TRUSTED_PROXIES: '1' };
    const site = await startHeldSite(process.cwd(), environment);
    afterwards.defer(site.end);
    const proxy = await startCaddy(site, linesOfManual());
    afterwards.defer(proxy.remove);

    const acknowledged = new Set<string>();
    const failures: string[] = [];
    let asked = 0;
    let isOver = false;
    async function visit() {
      while (!isOver) {
        const path = random.pick(['/', ...pages]);
        const page = await fetch(proxy.url + path, { redirect: 'manual' }).then(
          async (answer) => (await answer.arrayBuffer()) && answer.status,
          () => 0,
        );
        const form = newForm(random);
        // The proxy believes no header: what one address sends beyond an hour's allowance would be held.
        const localAddress = form.address.replace(/^10/, '127');
        const post = await postForm(proxy.url, form, PATIENCE_MS, localAddress);
        if (post === 200) acknowledged.add(form.id);
        if (page === 0 || page >= 500) failures.push(`${path}: ${page}`);
        if (post !== 200) failures.push(`a post: ${post}`);
        asked += 2;
        await pause(random.between(0, 50));
      }
    }
    const visits = Array.from({ length: VISITORS }, visit);
    for (let times = 0; times < restarts; times += 1) {
      await site.restart();
      // Who waited is served first, and some more.
      const before = asked;
      const served = () => asked > before + random.between(2, 10) * VISITORS;
      await until(served, PATIENCE_MS, 'Nobody is served after a restart.');
    }
    isOver = true;
    await Promise.all(visits);
    while (workflow.processed.size < acknowledged.size && workflow.idleMs() < PATIENCE_MS)
      await pause(100);

    const counts = count([...acknowledged], acknowledged, workflow);
    const figure = `${restarts} restarts, ${asked} pages and posts, ${failures.length} failed`;
    return { counts, figure, broken: [...failures, ...brokenPromises(counts)] };
  },
};
