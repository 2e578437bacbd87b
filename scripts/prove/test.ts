import './test-environment.ts';
import { globSync } from 'node:fs';
import { answerHelp } from '../build/answer-help.ts';
import { requireChromium } from './find-chromium.ts';
import { type Group, runAll, SIMULATION, STYLED } from './run-all.ts';
import { RESTING } from './starter.ts';

answerHelp(`Tests the site.

  npm run check                    what is quick: types, style, fast tests
  npm test                         everything
  npm test -- WORD ...             the tests whose path holds a word
  npm test -- simulation OPTIONS   the simulation, such as with --seed SEED/NUMBER`);

/** Several checkers would check much twice. */
const TYPES = 'tsc --project scripts/prove --checkers 1';

/** First, because a missing word is a long error of types. */
const settings: Group = {
  settings: 'node --import ./scripts/build/run-sources.ts scripts/build/check-settings.ts',
};
const types: Group = { types: TYPES };
/** What an owner has installed is the owner's business. */
const IS_OWNERS = RESTING.length > 0;

const style = {
  style: `biome check . && prettier --check --log-level warn ${STYLED} && stylelint ${STYLED}`,
  unused: `knip --no-config-hints ${IS_OWNERS ? '--exclude dependencies' : ''}`,
};

/** `npm run check`: quick enough to run after every change. */
const quick: readonly Group[] = [
  settings,
  types,
  { rules: 'jest --selectProjects rules --maxWorkers=2' },
  style,
  { notices: 'node scripts/build/notices.ts' },
];

/** `npm test`. A build often waits, so other commands run at the same time. */
const everything: readonly Group[] = [
  settings,
  types,
  { build: 'node __tests__/kit/real/build-if-stale.ts', ...style, jest: 'jest --maxWorkers=2' },
  { browser: 'playwright test', simulation: SIMULATION },
];

/** After `simulation`, arguments are options of it, such as `--seed`. */
function testsWith(args: readonly string[]): Group[] {
  if (args[0] === 'simulation') return [{ simulation: `${SIMULATION} ${args.slice(1).join(' ')}` }];
  const exclude = ['**/parts/**', ...RESTING.map((folder) => `${folder}**`)];
  const all = globSync('__tests__/**/*.{test,spec}.{ts,tsx}', { exclude });
  const wanted = args.map((arg) => arg.replace(/^\.\//, ''));
  const files = all.filter((file) => wanted.some((part) => file.includes(part)));
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const tests = files.filter((file) => !file.endsWith('.spec.ts'));
  return [
    ...(tests.length > 0 ? [{ jest: `jest --runTestsByPath ${tests.join(' ')}` }] : []),
    ...(specs.length > 0 ? [{ browser: `playwright test ${specs.join(' ')}` }] : []),
  ];
}

const args = process.argv.slice(2);
const chosen = args.length > 0 ? testsWith(args) : everything;
const groups = args[0] === '--quick' ? quick : chosen;
if (groups.length === 0) {
  console.error(`No test has ${args.join(' or ')} in its path, or it is a proof: npm run prove`);
  process.exit(2);
}
if (groups.some(({ browser }) => browser)) requireChromium();
for (const folder of RESTING) console.log(`── ${folder} rests, because src/agency is yours`);
await runAll(groups);
