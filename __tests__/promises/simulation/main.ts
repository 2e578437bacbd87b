import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type Happening, live, planOf } from './life.ts';
import { inRealTime, realMs, today } from './virtual-time.ts';

/** What `npm test` lives through is the same each time. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'always' },
    histories: { type: 'string', default: '300' },
    first: { type: 'string' },
  },
  allowPositionals: true,
});

const beside: ChildProcess[] = [];
const CORES = availableParallelism();
/** A life takes a fraction of a second: whoever lives for so long lives for ever, and is red, too. */
const LONGEST_LIFE_MS = 60_000;
const SHRINK_MS = 20_000;

const say = process.stdout.write.bind(process.stdout);
const seed = values.seed === 'today' ? today : values.seed;
if (values.first) await liveMany(Number(values.first));
else if (seed.includes('/')) await replay(seed);
else await liveBeside();

/** One process for each core. Each says whom it lives next, so that nobody who crashes or hangs is unknown. */
async function liveBeside() {
  say(`seed ${seed}; of this day: npm test -- simulation --seed ${today}\n`);
  const parts = Array.from({ length: CORES }, (_, index) => started(index + 1));
  const lived = await Promise.all(parts);
  const red = lived.find(({ isFirst }) => isFirst)?.seeds.at(-1);
  if (red) return replay(red);
  const count = lived.reduce((sum, { seeds }) => sum + seeds.length, 0);
  say(`${count} histories of thirty days, and no promise was broken.\n`);
}

async function started(first: number) {
  const [, script = '', ...given] = process.argv;
  const node = ['--conditions=react-server', script, ...given, '--first', `${first}`];
  const child = spawn(process.execPath, node, { stdio: ['ignore', 'pipe', 'inherit'] });
  beside.push(child);
  const hangs = inRealTime(() => child.kill('SIGKILL'), LONGEST_LIFE_MS);
  child.stdout.on('data', () => hangs.refresh());
  const ended = once(child, 'close');
  const seeds = (await text(child.stdout)).trim().split('\n');
  const [code] = await ended;
  hangs.unref();
  const isFirst = code !== 0 && beside.length > 0;
  // One that is red is enough.
  if (isFirst) for (const other of beside.splice(0)) other.kill();
  return { seeds, isFirst };
}

/** Each so many-th: which ones they are is no matter of how many live beside each other. */
async function liveMany(first: number) {
  beQuiet();
  for (let number = first; number <= Number(values.histories); number += CORES) {
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
  const end = realMs() + SHRINK_MS;
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
