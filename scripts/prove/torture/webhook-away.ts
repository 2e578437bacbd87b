import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../real/until.ts';
import { besiege } from './besiege.ts';
import type { Step } from './step.ts';
import { engines, newStore } from './stores.ts';

/** The workflow cannot be reached at all, and comes back. */
export const webhookAway: Step = {
  name: 'webhook away',
  engines,
  run: async ({ engine, random, stormMs }) =>
    besiege(
      { step: 'webhook away', store: await newStore(engine), random },
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
