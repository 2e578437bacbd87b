import { parseArgs } from 'node:util';
import { live, planOf } from './life.ts';
import { inRealTime, today } from './virtual-time.ts';

/** `npm test` lives the same histories each time, and CI a hundred thousand others each week. */
const text = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({ options: { seed: text('always'), histories: text('20') } });

/** Each found a fault that the first twenty do not. */
const FOUND_A_FAULT = ['always/22', 'always/30', 'always/35', 'always/134'];

const LONGEST_HISTORY_MS = 60_000;

const say = process.stdout.write.bind(process.stdout);
const seed = values.seed === 'today' ? today : values.seed;
if (seed.includes('/')) {
  await liveOne(seed);
  say(`${seed}: no promise was broken.\n`);
} else {
  say(`seed ${seed}; of this day: npm test -- simulation --seed ${today}\n`);
  for (const found of FOUND_A_FAULT) await liveOne(found);
  for (let number = 1; number <= Number(values.histories); number += 1)
    await liveOne(`${seed}/${number}`);
  say(`${values.histories} histories of thirty days broke no promise.\n`);
}
process.exit();

async function liveOne(seed: string) {
  process.stdout.write = () => true;
  process.stderr.write = () => true;
  const plan = planOf(seed);
  const fails = (how: string) => {
    const events = plan.map((event) => `  ${JSON.stringify({ ...event, at: new Date(event.at) })}`);
    say(`${how}\n${events.join('\n')}\nAgain: npm test -- simulation --seed ${seed}\n`);
    process.exit(1);
  };
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', ({ stack }) => fails(`It crashes: ${stack}`));
  const hangs = inRealTime(fails, LONGEST_HISTORY_MS, 'It hangs.');
  const broken = await live(seed, plan);
  hangs.close();
  if (broken) fails(broken);
}
