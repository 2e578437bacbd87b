import { existsSync } from 'node:fs';
import { runSteps } from './run-steps.ts';
import { leftOut, whatIsTheirs } from './starter.ts';
import { allSteps, quickSteps, stepsFor } from './steps.ts';

const words = process.argv.slice(2);
const steps = stepsOf(words);

if (Object.keys(steps).length === 0) {
  console.error(
    `No test has ${words.join(' or ')} in its path. Name a part of one, such as "csv" or "home.spec".`,
  );
  process.exit(2);
}

const started = Date.now();
const failed = await runSteps(steps);
const seconds = Math.round((Date.now() - started) / 1000);
if (failed.length > 0) console.error(`\nAfter ${seconds} s, these failed: ${failed.join('; ')}.`);
else console.log(`\nEverything passed in ${seconds} s.`);
if (existsSync('__tests__/first-words') && leftOut.length > 0)
  console.log(
    `The first words were not asked, for this is yours: ${whatIsTheirs().slice(0, 3).join(', ')} and so on.`,
  );
process.exitCode = failed.length > 0 ? 1 : 0;

function stepsOf([first]: readonly string[]) {
  if (first === undefined) return allSteps;
  return first === '--quick' ? quickSteps : stepsFor(words);
}
