import { setTimeout as pause } from 'node:timers/promises';
import { onStage } from './stage.ts';
import { engines, newStore } from './stores.ts';
import type { Step } from './trial.ts';
import { until } from './until.ts';

/** The workflow cannot be reached at all, and comes back. */
export const webhookAway: Step = {
  name: 'webhook away',
  engines,
  run: async ({ engine, chance, stormMs }) =>
    onStage(
      { step: 'webhook away', store: await newStore(engine), chance },
      async ({ workflow, crowd }) => {
        await workflow.goAway();
        const before = crowd.acknowledged.size;
        const kept = () => crowd.acknowledged.size - before;
        await pause(stormMs);
        await until(() => kept() > 0, 20_000, 'nothing was accepted while the webhook was away');
        await workflow.comeBack();
        return { figure: `${kept()} kept meanwhile` };
      },
    ),
};
