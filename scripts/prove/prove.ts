import './own-environment.ts';
import buildIfStale from '../../__tests__/kit/real/build-if-stale.ts';
import { proofs } from './proofs.ts';
import { runAll } from './run-all.ts';

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
