import './own-environment.ts';
import { runSteps } from './run-steps.ts';
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
process.exitCode = failed.length > 0 ? 1 : 0;

function stepsOf([first]: readonly string[]) {
  if (first === undefined) return allSteps;
  return first === '--quick' ? quickSteps : stepsFor(words);
}
