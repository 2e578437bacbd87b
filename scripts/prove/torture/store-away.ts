import { setTimeout as pause } from 'node:timers/promises';
import type { Health } from '#server/health.ts';
import { besiege, type Siege } from './besiege.ts';
import type { Conditions } from './step.ts';
import type { Store } from './stores.ts';
import { until } from './until.ts';

/**
 * The store takes nothing. While the workflow is there each request goes to it directly; with both away the
 * site says so (503), and the browsers keep their copies until it takes them.
 */
export const storeAway = (step: string, { random, stormMs }: Conditions, away: Away) =>
  besiege({ step, store: away.store, random }, async (siege) => {
    const { workflow, crowd, sites } = siege;
    const refusals = () => crowd.answers.get(503) ?? 0;

    await away.begins(siege);
    await pause(stormMs);
    await workflow.goAway();
    await until(() => refusals() > 0, 20_000, 'nothing was refused, so the store was never away');
    await pause(stormMs);
    const health = (await (await fetch(`${sites.urls[0]}/api/health`)).json()) as Health;
    await away.ends(siege);
    await workflow.comeBack();
    const broken = [
      ...(health.troubles.length > 0 ? [] : ['/api/health knew of no trouble meanwhile']),
      ...(away.says?.test(sites.log()) === false ? [`the log kept back why: ${away.says}`] : []),
    ];
    return { figure: `${refusals()} told to come back`, broken };
  });

export type Away = {
  store: Store;
  /** What the log of a site says meanwhile. */
  says?: RegExp;
  begins: (siege: Siege) => Promise<void> | void;
  ends: (siege: Siege) => Promise<void> | void;
};
