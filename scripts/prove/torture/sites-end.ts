import { setTimeout as pause } from 'node:timers/promises';
import { besiege, startWorkflow } from './besiege.ts';
import type { Scenario } from './scenario.ts';
import { storeKinds } from './stores.ts';

type Victims = readonly (0 | 1)[];
const VICTIMS: readonly [Victims, ...Victims[]] = [[0], [1], [0, 1]];

/** kill -9 at random moments, of one process or of both at once. */
export const crash: Scenario = {
  name: 'kill -9',
  storeKinds,
  run: (conditions) =>
    besiege(conditions, async ({ sites }) => {
      let done = 0;
      while (done < conditions.kills) {
        await pause(conditions.random.between(0, 500));
        const victims = conditions.random.pick(VICTIMS);
        await Promise.all(victims.map((victim) => sites.restart(victim, 'SIGKILL')));
        done += victims.length;
      }
      return { figure: `${done} kills` };
    }),
};

/** Most stops come in the middle of a call, and a workflow does not end because its caller hung up. */
const WORK_MS = [20, 20, 20, 20, 2_500] as const;

const LONGEST_EXIT_MS = 10_000;

/** SIGTERM at random moments: what is under way ends well, and the process is gone in time. */
export const shutdown: Scenario = {
  name: 'SIGTERM',
  storeKinds,
  run: async (conditions) => {
    const { random, stops } = conditions;
    const workflow = await startWorkflow(random, WORK_MS);
    return besiege(
      conditions,
      async ({ sites }) => {
        let slowest = 0;
        for (let stop = 0; stop < stops; stop += 1) {
          await pause(random.between(0, 500));
          slowest = Math.max(slowest, await sites.restart(random.pick([0, 1]), 'SIGTERM'));
        }
        return {
          figure: `${stops} stops, slowest exit ${(slowest / 1000).toFixed(1)} s`,
          broken: slowest > LONGEST_EXIT_MS ? [`an exit took ${Math.round(slowest)} ms`] : [],
        };
      },
      { workflow, restMs: 2_000, connections: 3 },
    );
  },
};
