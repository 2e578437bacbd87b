import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { brokenPromises } from './outcome.ts';
import type { Simulation } from './simulate-outage.ts';
import type { Step } from './step.ts';
import { engines, newStore } from './stores.ts';

/** A minute until the next probe, and some; the calls themselves take no time by this clock. */
const LATEST_SECONDS = 75;

/** The webhook is away for hours or days, which pass in seconds: the site's own delivery, by a clock of ours. */
export const longOutage: Step = {
  name: 'long outage',
  judgesLong: true,
  engines,
  async run({ engine, random, simulatedRequests, simulatedHours }) {
    const store = await newStore(engine);
    try {
      const { counts, attempts, secondsLate } = await simulate({
        ...store.environment,
        SEED: random.uuid(),
        REQUESTS: String(simulatedRequests),
        HOURS: String(simulatedHours),
      });
      const isLate = secondsLate > LATEST_SECONDS;
      return {
        ...{ step: 'long outage', engine, counts },
        figure: `${simulatedHours} h, ${attempts} attempts, all there ${secondsLate.toFixed(0)} s after its return`,
        broken: [...brokenPromises(counts), ...(isLate ? ['the last one came late'] : [])],
      };
    } finally {
      await store.remove();
    }
  },
};

/** In a process of its own, because it logs every failure as a site does. */
async function simulate(environment: Record<string, string>): Promise<Simulation> {
  const simulation = fork(join(import.meta.dirname, 'simulate-outage.ts'), [], {
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
