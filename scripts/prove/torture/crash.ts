import { setTimeout as pause } from 'node:timers/promises';
import { onStage } from './stage.ts';
import { engines, newStore } from './stores.ts';
import type { Step } from './trial.ts';

type Victims = readonly (0 | 1)[];
const VICTIMS: readonly [Victims, ...Victims[]] = [[0], [1], [0, 1]];

/** kill -9 at random moments, of one process or of both at once. */
export const crash: Step = {
  name: 'kill -9',
  engines,
  run: async ({ engine, chance, kills }) =>
    onStage({ step: 'kill -9', store: await newStore(engine), chance }, async ({ sites }) => {
      let done = 0;
      while (done < kills) {
        await pause(chance.between(0, 500));
        const victims = chance.pick(VICTIMS);
        await Promise.all(victims.map((victim) => sites.restart(victim, 'SIGKILL')));
        done += victims.length;
      }
      return { figure: `${done} kills` };
    }),
};
