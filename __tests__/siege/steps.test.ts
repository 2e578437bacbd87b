import { runSteps } from '../../scripts/prove/run-steps.ts';
import { stepsFor } from '../../scripts/prove/steps.ts';

const passes = ['true'];
const fails = ['false'];

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('a step that fails stops no other, and is named in the end', async () => {
  const failed = await runSteps({
    first: { command: fails },
    second: { command: passes },
    third: { command: fails, alone: true },
    fourth: { command: passes, alone: true },
  });
  expect(failed.toSorted()).toEqual(['first', 'third']);
});

test('a step whose need has failed is not run, and counts as failed', async () => {
  const failed = await runSteps({
    build: { command: fails },
    journeys: { command: ['no-such-program'], needs: 'build' },
  });
  expect(failed).toEqual(['build', 'journeys']);
  expect(console.log).toHaveBeenLastCalledWith('── journeys: not run, because build failed');
});

test('a program that is not there is a failure with its name', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await runSteps({ lint: { command: ['no-such-program'] } })).toEqual(['lint']);
  expect(complain).toHaveBeenCalledWith(expect.stringContaining('no-such-program'));
});

const RATE_LIMIT = '__tests__/rules/server/intake/rate-limits.test.ts';

test.each([
  ['rate-limit', ['jest', '--runTestsByPath', RATE_LIMIT]],
  [RATE_LIMIT, ['jest', '--runTestsByPath', RATE_LIMIT]],
  ['home.spec', ['playwright', 'test', '__tests__/journeys/home.spec.ts']],
])('"npm test -- %s" runs that test and nothing else', (word, command) => {
  expect(Object.values(stepsFor([word])).map((step) => step.command)).toEqual([command]);
});

test('a word that is in no path runs nothing', () => {
  expect(stepsFor(['no-such-test'])).toEqual({});
});
