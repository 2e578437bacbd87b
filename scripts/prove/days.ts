import { spawnSync } from 'node:child_process';
import { runAll } from './run-all.ts';

/** Local times. For hours, the date in the first three zones is not the date in UTC. The last is a leap day. */
const MOMENTS = [
  ['Australia/Sydney', '2027-01-05 02:00'],
  ['Pacific/Pago_Pago', '2027-01-04 15:00'],
  ['Pacific/Kiritimati', '2027-01-01 02:00'],
  ['UTC', '2028-02-29 12:00'],
] as const;

/** Leaves out tests that wait for PostgreSQL's own timers, which stop under faketime. */
const COMMANDS = [
  "jest --maxWorkers=3 --testNamePattern '^(?!.*the server gives up)'",
  'playwright test journeys desk.spec',
];

if (spawnSync('faketime', ['--version']).error)
  throw new Error('faketime is not installed: apt-get install faketime');

await runAll(
  MOMENTS.flatMap(([zone, moment]) =>
    COMMANDS.map((command) => ({
      // Each process starts with the same offset. A browser hangs if its monotonic clock is not faked.
      [`${command}, ${moment} in ${zone}`]: `export TZ=${zone}
        exec faketime -f "+$(($(date -d '${moment}' +%s) - $(date +%s)))s" ${command}`,
    })),
  ),
);
