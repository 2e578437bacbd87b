import { findProgram } from './find-program.ts';
import { runSteps, type Step } from './run-steps.ts';
import { allSteps, stepsFor, TESTS } from './steps.ts';

/** The clocks that a suite forgets: the last hour, call day and minute of a month or a year, a leap day; far zones. */
const MOMENTS = ['2026-11-30 16:50', '2026-12-31 23:59', '2027-02-26 12:00', '2028-02-29 12:00'];
const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

if (!findProgram('faketime')) {
  console.error('The clock of a machine is faked by faketime: apt-get install faketime.');
  process.exit(2);
}

const words = process.argv.slice(2);
const tests = words.length > 0 ? stepsFor(words) : allSteps;
const steps: Record<string, Step> = {};
for (const zone of ZONES)
  for (const moment of MOMENTS)
    for (const name of TESTS)
      if (tests[name])
        steps[`${name}, on ${moment} in ${zone}`] = {
          // How long something takes is left as it is.
          command: [
            ...['env', `TZ=${zone}`, 'FAKETIME_DONT_FAKE_MONOTONIC=1'],
            ...['faketime', '-f', `@${moment}:00`, ...tests[name].command],
          ],
          alone: true,
        };

const failed = await runSteps(steps);
if (failed.length > 0) console.error(`\nThese failed: ${failed.join('; ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
