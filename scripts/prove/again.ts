import { type Group, runAll } from './run-all.ts';

/** Shows that `npm test` fails for no reason but a fault. It ends after the first red run, whose output and screenshots stay. */
const BUSY = 'while :; do :; done';
const WRITES = 'while :; do dd if=/dev/zero of=test-output/dd bs=64k count=64 conv=fsync; done';
const LOAD = [BUSY, BUSY, BUSY, WRITES]
  .map((loop) => `(${loop}) >/dev/null 2>&1 & load="$load $!"; `)
  .join('');

const runs = (name: string, times: number, command: string): Group[] =>
  Array.from({ length: times }, (_, run) => ({ [`${name} ${run + 1}`]: command }));

for (const run of [
  ...runs('quiet', 12, 'npm test'),
  ...runs('on one core', 4, 'taskset -c 0 npm test'),
  ...runs('beside load', 4, `${LOAD} npm test; code=$?; kill $load; exit $code`),
]) {
  await runAll([run]);
  if (process.exitCode) break;
}
