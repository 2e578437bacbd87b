import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Happening, live, planOf } from './life.ts';
import { inRealTime, today } from './virtual-time.ts';

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

const say = process.stdout.write.bind(process.stdout);
const seed = values.seed === 'today' ? today : values.seed;
if (values.first) await liveMany(Number(values.first));
else if (seed.includes('/')) {
  await liveOne(seed);
  say(`${seed}: no promise was broken.\n`);
} else await liveBeside();

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
  for (let number = first; number <= Number(values.histories); number += CORES)
    await liveOne(`${seed}/${number}`);
  process.exit();
}

async function liveOne(one: string) {
  process.stdout.write = () => true;
  process.stderr.write = () => true;
  const plan = planOf(one);
  const fails = (how: string) => {
    say(`${how}\n${plan.map(inWords).join('\n')}\nAgain: npm test -- simulation --seed ${one}\n`);
    process.exit(1);
  };
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', ({ stack }) => fails(`It crashes: ${stack}`));
  const hangs = inRealTime(fails, LONGEST_HISTORY_MS, 'It hangs.');
  const broken = await live(one, plan);
  hangs.close();
  if (broken) fails(broken);
}

function inWords({ at, ...happening }: Happening) {
  const day = Math.floor(at / 86_400_000) + 1;
  const time = new Date(at).toISOString().slice(11, 19);
  return `  day ${day}, ${time}  ${JSON.stringify(happening)}`;
}
