import './own-environment.ts';
import buildIfStale from './real/build-if-stale.ts';
import { runAll } from './run-all.ts';

/** What `npm test` leaves out: each takes long, or wants a program that few machines have. */
const proofs: Readonly<Record<string, [command: string, shows: string]>> = {
  parts: ['playwright test --config __tests__/build/parts', 'what may stand on a page works'],
  torture: [
    'node scripts/prove/torture.ts',
    'no request is lost, none is done twice; half an hour',
  ],
  simulation: [
    'node --conditions=react-server __tests__/promises/simulation/main.ts --seed today --histories 100000',
    'a hundred thousand months in which all goes wrong break no promise',
  ],
  days: ['node scripts/prove/days.ts', 'tests hold in far zones and on odd days; wants faketime'],
  rates: ['node scripts/prove/rates.ts', 'how many requests a second are stored'],
  vercel: ['node scripts/prove/vercel.ts', 'what Vercel would serve, by its own builder'],
  n8n: [
    'node scripts/prove/n8n.ts',
    'a real n8n acts on each lead once; wants n8n, or its path in N8N',
  ],
};

const [name = '', ...words] = process.argv.slice(2);
const [command] = proofs[name] ?? [];
if (command) {
  buildIfStale();
  await runAll([{ [name]: [command, ...words.map((word) => `'${word}'`)].join(' ') }]);
} else {
  console.log('npm run prove -- NAME, and what that one understands:\n');
  for (const [each, [, shows]] of Object.entries(proofs))
    console.log(`${each.padEnd(10)} ${shows}`);
  process.exitCode = name ? 2 : 0;
}
