import { setTimeout as pause } from 'node:timers/promises';
import { onStage, type Stage } from './stage.ts';
import type { Store } from './stores.ts';
import type { Trial } from './trial.ts';
import { until } from './until.ts';

/**
 * The store takes nothing. While the workflow is there each request goes to it directly; with both away the
 * site says so (503), and the browsers keep their copies until it takes them.
 */
export const storeAway = (step: string, { chance, stormMs }: Trial, away: Away) =>
  onStage({ step, store: away.store, chance }, async (stage) => {
    const { workflow, crowd } = stage;
    const refusals = () => crowd.answers.get(503) ?? 0;

    await away.begins(stage);
    await pause(stormMs);
    await workflow.goAway();
    await until(() => refusals() > 0, 20_000, 'nothing was refused, so the store was never away');
    await pause(stormMs);
    await away.ends(stage);
    await workflow.comeBack();
    return { figure: `${refusals()} told to come back` };
  });

export type Away = {
  store: Store;
  begins: (stage: Stage) => Promise<void> | void;
  ends: (stage: Stage) => Promise<void> | void;
};
