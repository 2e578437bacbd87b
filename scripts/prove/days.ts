import { findProgram } from './find-program.ts';
import { runSteps, type Step } from './run-steps.ts';
import { allSteps, stepsFor, TESTS } from './steps.ts';

/** Days and zones that a suite forgets: far from UTC, another day there, the end of a year, a leap day. */
const WHENS = [
  ['Australia/Sydney', '2027-01-04 12:00'],
  ['Pacific/Pago_Pago', '2027-01-04 12:00'],
  ['Pacific/Kiritimati', '2026-12-31 23:59'],
  ['UTC', '2028-02-29 12:00'],
] as const;
/** Journeys in which a visitor chooses a day or a store keeps one. */
const WITH_DAYS = ['journeys', 'desk.spec'];

/** As far ahead for each process of a run, whenever it starts. A browser hangs where its monotonic clock is left out. */
const THEN = 'exec faketime -f "+$(($(date -d "$0" +%s) - $(date +%s)))s" "$@"';

/** The timers of a database stand still under a clock like this. */
const WITHOUT_ITS_TIMERS = ['--testNamePattern', '^(?!.*given up by the server)'];

if (!findProgram('faketime')) {
  console.error('The clock of a machine is faked by faketime: apt-get install faketime.');
  process.exit(2);
}

const words = process.argv.slice(2);
const tests = words.length > 0 ? stepsFor(words) : { ...allSteps, ...stepsFor(WITH_DAYS) };
const steps: Record<string, Step> = {};
for (const [zone, moment] of WHENS)
  for (const name of TESTS) {
    const { command = [] } = tests[name] ?? {};
    const without = command[0] === 'jest' ? WITHOUT_ITS_TIMERS : [];
    if (command.length > 0)
      steps[`${name}, on ${moment} in ${zone}`] = {
        command: ['env', `TZ=${zone}`, 'sh', '-c', THEN, moment, ...command, ...without],
        alone: true,
      };
  }

const failed = await runSteps(steps);
if (failed.length > 0) console.error(`\nThese failed: ${failed.join('; ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
