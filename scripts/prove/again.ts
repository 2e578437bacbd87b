import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAILURES } from './run-all.ts';

/** Shows that `npm test` fails for no reason but a fault: `--only quiet` runs a part, `--times 2` each part twice. */
const { values } = parseArgs({ options: { only: { type: 'string' }, times: { type: 'string' } } });

const FOLDER = join('test-output', 'again');
const BUSY = 'while :; do :; done';
const WRITES = `while :; do dd if=/dev/zero of=${FOLDER}/dd bs=64k count=64 conv=fsync; done`;

type Part = { times: number; command: string; beside: readonly string[] };

const parts: Record<string, Part> = {
  quiet: { times: 12, command: 'npm test', beside: [] },
  pinned: { times: 4, command: 'taskset -c 0 npm test', beside: [] },
  busy: { times: 4, command: 'npm test', beside: [BUSY, BUSY, BUSY, WRITES] },
};

if (values.only && !parts[values.only])
  throw new Error(`--only takes ${Object.keys(parts).join(', ')}.`);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [name, { times, command, beside }] of Object.entries(parts)) {
  if (values.only && values.only !== name) continue;
  const loops = beside.map((loop) => spawn(loop, { shell: true, detached: true, stdio: 'ignore' }));
  try {
    for (let run = 1; run <= Number(values.times ?? times); run++)
      runOnce(`${name} ${run}`, command);
  } finally {
    // A minus sign names the group: the shell and what it runs.
    for (const { pid } of loops) if (pid) process.kill(-pid, 'SIGKILL');
  }
}

function runOnce(run: string, command: string) {
  const begin = Date.now();
  const { status, stdout } = spawnSync(`${command} 2>&1`, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const seconds = Math.round((Date.now() - begin) / 1_000);
  console.log(`${run.padEnd(10)} ${status === 0 ? 'green' : 'RED'} in ${seconds} s`);
  if (status === 0) return;
  process.exitCode = 1;
  const kept = join(FOLDER, run.replace(' ', '-'));
  mkdirSync(kept);
  writeFileSync(join(kept, 'output.txt'), stdout);
  // A run that fails early leaves none.
  const browser = 'test-output/browser';
  if (existsSync(browser)) cpSync(browser, join(kept, 'browser'), { recursive: true });
  console.log(`${stdout.slice(stdout.lastIndexOf(FAILURES))}\nOutput and screenshots: ${kept}`);
}
