import { spawnSync } from 'node:child_process';
import { runAll } from './run-all.ts';

/** Days and zones that a suite forgets: far from UTC, another day there, the end of a year, a leap day. */
const WHENS = [
  ['Australia/Sydney', '2027-01-04 12:00'],
  ['Pacific/Pago_Pago', '2027-01-04 12:00'],
  ['Pacific/Kiritimati', '2026-12-31 23:59'],
  ['UTC', '2028-02-29 12:00'],
] as const;

/** Browser tests in which a visitor chooses a day or a store keeps one. The timers of a database stand still. */
const COMMANDS = [
  "jest --maxWorkers=3 --testNamePattern '^(?!.*given up by the server)'",
  'playwright test journeys desk.spec',
];

if (spawnSync('faketime', ['--version']).error)
  throw new Error('faketime sets the clock of these tests: apt-get install faketime');

await runAll(
  WHENS.flatMap(([zone, moment]) =>
    COMMANDS.map((command) => ({
      // Each process starts as far ahead. A browser hangs where its monotonic clock is left out.
      [`${command}, ${moment} in ${zone}`]: `export TZ=${zone}
        exec faketime -f "+$(($(date -d '${moment}' +%s) - $(date +%s)))s" ${command}`,
    })),
  ),
);
