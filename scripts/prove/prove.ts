import './own-environment.ts';
import buildIfStale from '../../__tests__/kit/real/build-if-stale.ts';
import { runAll } from './run-all.ts';

/** Not part of `npm test`, because each takes long or needs a program that few machines have. The workflow proof.yml runs them each Monday. */
const proofs: Readonly<Record<string, readonly [command: string, shows: string]>> = {
  parts: [
    'playwright test --config __tests__/build/parts',
    'an owner’s ordinary changes build and work',
  ],
  again: [
    'sh scripts/prove/again.sh',
    '`npm test` is green twenty times: quiet, on one core, beside load; takes over an hour',
  ],
  torture: [
    'node --conditions=react-server --test-force-exit scripts/prove/torture.ts',
    'no request is lost, none is done twice; takes half an hour, needs root and Caddy',
  ],
  owner: [
    'node scripts/prove/owner.ts',
    'thirty changes of an owner leave `npm run check` green; takes a minute',
  ],
  simulation: [
    'node --conditions=react-server __tests__/promises/simulation/main.ts --seed today --histories 100000',
    'a hundred thousand simulated months of faults break no promise',
  ],
  n8n: [
    'node --test-force-exit scripts/prove/n8n.ts',
    'a real n8n acts on each lead once; needs n8n, or its path in N8N',
  ],
  paint: [
    'node scripts/prove/paint.ts',
    'when pages are first painted, beside an empty page and other builds; fetches Lighthouse, and never fails',
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
  console.log('\nThe runs of each Monday are under Actions: .github/workflows/proof.yml');
  process.exitCode = name ? 2 : 0;
}
