import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../real/until.ts';
import { besiege } from './besiege.ts';
import type { Scenario } from './scenario.ts';
import { newStore, storeKinds } from './stores.ts';

/** The workflow cannot be reached at all, and comes back. */
export const webhookAway: Scenario = {
  name: 'webhook away',
  storeKinds,
  run: async ({ kind, random, stormMs }) =>
    besiege(
      { scenario: 'webhook away', store: await newStore(kind), random },
      async ({ workflow, crowd }) => {
        await workflow.close();
        const before = crowd.acknowledged.size;
        const kept = () => crowd.acknowledged.size - before;
        await pause(stormMs);
        await until(() => kept() > 0, 20_000, 'nothing was accepted while the webhook was away');
        await workflow.comeBack();
        return { figure: `${kept()} kept meanwhile` };
      },
    ),
};
