import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type Happening, live, planOf } from './life.ts';
import { realMs, today } from './virtual-time.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    histories: { type: 'string', default: 'Infinity' },
    first: { type: 'string' },
  },
  allowPositionals: true,
});

const CORES = availableParallelism();
const liveForMs = Number(values.seconds) * 1_000;

const say = process.stdout.write.bind(process.stdout);
if (values.first) await liveMany(values.seed ?? today, Number(values.first));
else if (values.seed?.includes('/')) await replay(values.seed);
else await liveBeside(values.seed ?? today);

/** One process for each core. Each says whom it lives next, so that nobody who crashes or hangs is unknown. */
async function liveBeside(seed: string) {
  say(`seed ${seed}\n`);
  const parts = Array.from({ length: CORES }, (_, index) => started(seed, index + 1));
  const lived = await Promise.all(parts);
  const red = lived.find(({ isRed }) => isRed)?.seeds.at(-1);
  if (red) return replay(red);
  const count = lived.reduce((sum, { seeds }) => sum + seeds.length, 0);
  say(`${count} histories of thirty days, and no promise was broken.\n`);
}

async function started(seed: string, first: number) {
  const [, script = '', ...given] = process.argv;
  const node = [
    '--conditions=react-server',
    script,
    ...given,
    '--seed',
    seed,
    '--first',
    `${first}`,
  ];
  // Whoever lives for ever is red, too.
  const timeout = Number.isFinite(liveForMs) ? liveForMs + 60_000 : 0;
  const child = spawn(process.execPath, node, { stdio: ['ignore', 'pipe', 'inherit'], timeout });
  const ended = once(child, 'close');
  const seeds = (await text(child.stdout)).trim().split('\n');
  const [code] = await ended;
  return { seeds, isRed: code !== 0 };
}

/** Each so many-th: which ones they are is no matter of how many live beside each other. */
async function liveMany(seed: string, first: number) {
  beQuiet();
  const begun = realMs();
  const last = Number(values.histories);
  for (let number = first; number <= last && realMs() - begun < liveForMs; number += CORES) {
    const one = `${seed}/${number}`;
    writeSync(1, `${one}\n`);
    if (await live(one, planOf(one))) process.exit(1);
  }
  process.exit();
}

function beQuiet() {
  process.stdout.write = () => true;
  process.stderr.write = () => true;
}

/** With ever fewer happenings, as long as a promise is still broken: a few are easier to read. */
async function replay(seed: string) {
  beQuiet();
  let plan = planOf(seed);
  let broken = await live(seed, plan);
  const end = realMs() + liveForMs;
  for (let size = Math.ceil(plan.length / 2); broken && size > 0; size = Math.floor(size / 2))
    for (let from = 0; from < plan.length && realMs() < end; ) {
      const fewer = plan.toSpliced(from, size);
      const still = await live(seed, fewer);
      if (still) [plan, broken] = [fewer, still];
      else from += size;
    }
  if (!broken) return say(`${seed}: no promise was broken.\n`);
  say(`${broken}\n${plan.map(inWords).join('\n')}\n`);
  say(`${plan.length} happenings. Again: npm test -- simulation --seed ${seed}\n`);
  process.exitCode = 1;
}

function inWords({ at, ...happening }: Happening) {
  const day = Math.floor(at / 86_400_000) + 1;
  const time = new Date(at).toISOString().slice(11, 19);
  return `  day ${day}, ${time}  ${JSON.stringify(happening)}`;
}
