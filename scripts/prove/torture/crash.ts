import { setTimeout as pause } from 'node:timers/promises';
import { besiege } from './besiege.ts';
import type { Scenario } from './scenario.ts';
import { newStore, storeKinds } from './stores.ts';

type Victims = readonly (0 | 1)[];
const VICTIMS: readonly [Victims, ...Victims[]] = [[0], [1], [0, 1]];

/** kill -9 at random moments, of one process or of both at once. */
export const crash: Scenario = {
  name: 'kill -9',
  storeKinds,
  run: async ({ kind, random, kills }) =>
    besiege({ scenario: 'kill -9', store: await newStore(kind), random }, async ({ sites }) => {
      let done = 0;
      while (done < kills) {
        await pause(random.between(0, 500));
        const victims = random.pick(VICTIMS);
        await Promise.all(victims.map((victim) => sites.restart(victim, 'SIGKILL')));
        done += victims.length;
      }
      return { figure: `${done} kills` };
    }),
};
