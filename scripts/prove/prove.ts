import './own-environment.ts';
import buildIfStale from './real/build-if-stale.ts';
import { runAll } from './run-all.ts';

/** Not part of `npm test`, because each takes long or needs a program that few machines have. */
const proofs: Readonly<Record<string, [command: string, shows: string]>> = {
  parts: [
    'playwright test --config __tests__/build/parts',
    'an owner’s ordinary changes build and work',
  ],
  again: [
    'node scripts/prove/again.ts',
    '`npm test` is green twenty times: quiet, on one core, beside load; takes over an hour',
  ],
  torture: [
    'node scripts/prove/torture.ts',
    'no request is lost, none is done twice; takes half an hour',
  ],
  simulation: [
    'node --conditions=react-server __tests__/promises/simulation/main.ts --seed today --histories 100000',
    'a hundred thousand simulated months of faults break no promise',
  ],
  days: [
    'node scripts/prove/days.ts',
    'tests pass in far time zones and on odd days; needs faketime',
  ],
  rates: ['node scripts/prove/rates.ts', 'at least 300 requests a second are stored'],
  vercel: ['node scripts/prove/vercel.ts', 'Vercel’s own builder accepts the output'],
  n8n: [
    'node scripts/prove/n8n.ts',
    'a real n8n acts on each lead once; needs n8n, or its path in N8N',
  ],
};

const [name = '', ...options] = process.argv.slice(2);
const [command] = proofs[name] ?? [];
if (command) {
  buildIfStale();
  await runAll([{ [name]: [command, ...options.map((option) => `'${option}'`)].join(' ') }]);
} else {
  console.log('Usage: npm run prove -- NAME [OPTIONS]\n');
  for (const [each, [, shows]] of Object.entries(proofs))
    console.log(`${each.padEnd(10)} ${shows}`);
  process.exitCode = name ? 2 : 0;
}
