import { setTimeout as pause } from 'node:timers/promises';
import { besiege } from './besiege.ts';
import type { Scenario } from './scenario.ts';
import { newStore, storeKinds } from './stores.ts';

/** Most stops come in the middle of a call, and a workflow does not end because its caller hung up. */
const BUSY = { workMs: [20, 20, 20, 20, 2_500], restMs: 2_000, connections: 3 } as const;

const LONGEST_EXIT_MS = 10_000;

/** SIGTERM at random moments: what is under way ends well, and the process is gone in time. */
export const shutdown: Scenario = {
  name: 'SIGTERM',
  storeKinds,
  run: async ({ kind, random, stops }) =>
    besiege(
      { scenario: 'SIGTERM', store: await newStore(kind), random, ...BUSY },
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
    ),
};
