import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { brokenPromises } from './outcome.ts';
import type { Simulation } from './simulate-three-days.ts';
import { engines, newStore } from './stores.ts';
import type { Step } from './trial.ts';

const LATEST_MINUTES = 15;

/** The webhook is away for three days, which pass in seconds: the site's own delivery, by a clock of ours. */
export const threeDays: Step = {
  name: 'three days away',
  engines,
  async run({ engine, chance, simulatedRequests }) {
    const store = await newStore(engine);
    try {
      const { counts, attempts, minutesLate } = await simulate({
        ...store.environment,
        SEED: chance.uuid(),
        REQUESTS: String(simulatedRequests),
      });
      const isLate = minutesLate > LATEST_MINUTES;
      return {
        ...{ step: 'three days away', engine, counts },
        figure: `${attempts} attempts, all there ${minutesLate.toFixed(1)} min after its return`,
        broken: [...brokenPromises(counts), ...(isLate ? ['the last one came late'] : [])],
      };
    } finally {
      await store.remove();
    }
  },
};

/** In a process of its own, because it logs every failure as a site does. */
async function simulate(environment: Record<string, string>): Promise<Simulation> {
  const simulation = fork(join(import.meta.dirname, 'simulate-three-days.ts'), [], {
    env: { NODE_ENV: 'production', PATH: process.env['PATH'], ...environment },
    execArgv: ['--conditions=react-server'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const broken = once(simulation, 'exit').then(() => {
    throw new Error('The simulation ended without a result.');
  });
  const [result] = await Promise.race([once(simulation, 'message'), broken]);
  return result;
}
