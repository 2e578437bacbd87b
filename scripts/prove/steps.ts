import { globSync } from 'node:fs';
import type { Step } from './run-steps.ts';

const checks: Record<string, Step> = {
  // Without memory, and without what the last build wrote about pages that may be gone.
  types: { command: ['tsc', '--project', 'scripts/prove'] },
  'format and lint': { command: ['biome', 'check', '.'] },
  'the rooms and who may enter them': { command: ['node', 'scripts/prove/check-rooms.ts'] },
  'nothing is unused': { command: ['knip', '--no-config-hints'] },
};

/** `npm run check`: what is quick enough to be asked after every change. */
export const quickSteps: Record<string, Step> = {
  'rules that start no process': {
    command: ['jest', '--selectProjects', 'rules', '--maxWorkers=2'],
  },
  ...checks,
};

export const SIMULATION = [
  'node',
  '--conditions=react-server',
  '__tests__/promises/simulation/main.ts',
];

const BUILD = 'the production build';
const LIVES = 'one life, simulated';
const RULES = 'rules and components';
const JOURNEYS = 'journeys in the browser';
/** Those that the day on the calendar could turn red. */
export const TESTS = [RULES, JOURNEYS];

/** `npm test`: everything. */
export const allSteps: Record<string, Step> = {
  [BUILD]: { command: ['node', 'scripts/prove/real/build-if-stale.ts'] },
  ...checks,
  [LIVES]: { command: SIMULATION, alone: true },
  // It waits more than it computes, and so stands beside the next one.
  'no request lost, none done twice': {
    command: ['node', 'scripts/prove/torture.ts', '--short'],
    needs: BUILD,
  },
  // A third one computes while two wait for a database or a process of their own.
  [RULES]: { command: ['jest', '--maxWorkers=3'], alone: true },
  [JOURNEYS]: { command: ['playwright', 'test'], alone: true, needs: BUILD },
};

/** `npm test -- csv`: the tests whose path holds one of the words. Those in a browser build the site if they must. */
export function stepsFor(words: readonly string[]): Record<string, Step> {
  const [first, ...given] = words;
  if (first === 'simulation')
    return { [LIVES]: { command: [...SIMULATION, ...given], alone: true } };
  const files = globSync('__tests__/**/*.{test,spec}.{ts,tsx}').filter((file) =>
    words.some((word) => file.includes(word.replace(/^\.\//, ''))),
  );
  const rules = files.filter((file) => /\.test\.tsx?$/.test(file));
  const parts = files.filter((file) => file.startsWith('__tests__/build/parts/'));
  const journeys = files.filter((file) => file.endsWith('.spec.ts') && !parts.includes(file));
  return {
    ...(rules.length > 0 && {
      [RULES]: { command: ['jest', '--runTestsByPath', ...rules], alone: true },
    }),
    ...(journeys.length > 0 && {
      [JOURNEYS]: { command: ['playwright', 'test', ...journeys], alone: true },
    }),
    ...(parts.length > 0 && {
      'pages and parts': {
        command: ['playwright', 'test', '--config', '__tests__/build/parts', ...parts],
        alone: true,
      },
    }),
  };
}
