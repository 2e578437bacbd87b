import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Happening, live, planOf } from './life.ts';
import { inRealTime, realMs, today } from './virtual-time.ts';

/** `npm test` lives the same histories each time. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'always' },
    histories: { type: 'string', default: '100' },
    first: { type: 'string' },
  },
  allowPositionals: true,
});

const CORES = availableParallelism();
/** A history takes a fraction of a second. */
const LONGEST_HISTORY_MS = 60_000;
const SHRINK_MS = 20_000;

const say = process.stdout.write.bind(process.stdout);
const seed = values.seed === 'today' ? today : values.seed;
if (values.first) await liveMany(Number(values.first));
else if (seed.includes('/')) await replay(seed);
else await liveBeside();

/** One process for each core. */
async function liveBeside() {
  say(`seed ${seed}; of this day: npm test -- simulation --seed ${today}\n`);
  const [, script = '', ...given] = process.argv;
  const codes = Array.from({ length: CORES }, async (_, index) => {
    const words = ['--conditions=react-server', script, ...given, '--first', `${index + 1}`];
    const [code] = await once(spawn(process.execPath, words, { stdio: 'inherit' }), 'close');
    return code;
  });
  process.exitCode = (await Promise.all(codes)).some((code) => code !== 0) ? 1 : 0;
  if (!process.exitCode) say(`${values.histories} histories of thirty days broke no promise.\n`);
}

/** Every n-th history: which ones are run does not depend on the number of processes. */
async function liveMany(first: number) {
  beQuiet();
  let one = '';
  const fails = (how: string) => {
    say(`${one} ${how}. Again: npm test -- simulation --seed ${one}\n`);
    process.exit(1);
  };
  process.on('uncaughtException', ({ stack }) => fails(`crashes: ${stack}`));
  for (let number = first; number <= Number(values.histories); number += CORES) {
    one = `${seed}/${number}`;
    const hangs = inRealTime(fails, LONGEST_HISTORY_MS, 'hangs');
    const broken = await live(one, planOf(one));
    hangs.close();
    if (broken) return replay(one);
  }
  process.exit();
}

function beQuiet() {
  process.stdout.write = () => true;
  process.stderr.write = () => true;
}

/** Removes events while the promise stays broken, because short histories are easier to read. */
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
