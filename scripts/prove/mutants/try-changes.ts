import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { runCLI } from 'jest';
import config from '../../../jest.config.ts';
import type { Change } from './changes-in.ts';

/** The tests of a project of jest whose paths match. Later stages see what earlier ones miss. */
export type Stage = readonly [project: string, tests: string];
export type Trial = { change: Change; stage: Stage };

const rootDir = process.cwd();
const transformer = resolve('scripts/prove/mutants/changed-source.mjs');

for await (const line of createInterface(process.stdin)) {
  const { change, stage }: Trial = JSON.parse(line);
  process.stdout.write(`${await isNoticedBy(stage, change)}\n`);
}

async function isNoticedBy([project, tests]: Stage, change: Change) {
  const transform = { '\\.(m?js|tsx?)$': [transformer, { ...change, file: resolve(change.file) }] };
  const projects = config.projects
    .filter(({ displayName }) => displayName === project)
    .map((each) => ({ ...each, id: 'mutants', rootDir, transform }));
  const { results } = await runCLI(
    {
      _: [],
      $0: 'jest',
      config: JSON.stringify({ ...config, projects, rootDir }),
      testPathPatterns: [tests],
      passWithNoTests: true,
      runInBand: true,
      silent: true,
      reporters: [],
      watchman: false,
    },
    [rootDir],
  );
  if (results.numTotalTestSuites === 0) throw new Error(`No test of ${project} matches ${tests}`);
  return !results.success;
}
