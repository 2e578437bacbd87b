import './test-environment.ts';
import buildIfStale from '../../__tests__/kit/real/build-if-stale.ts';
import { answerHelp } from '../build/answer-help.ts';
import { chromiumOptions } from './find-chromium.ts';
import { runAll, SIMULATION, TORTURE } from './run-all.ts';

const { executablePath } = chromiumOptions();
const LONG_SIMULATION = `${SIMULATION} --seed today --histories 100000`;
/** `npm test` runs a short form of the simulation, and CI one of torture after each push. */
const proofs: Readonly<Record<string, readonly [shows: string, command: string]>> = {
  parts: ['an owner’s changes build and work', 'playwright test --config __tests__/build/parts'],
  again: ['`npm test` is green twenty times; over an hour', 'sh scripts/prove/again.sh'],
  torture: [
    'no request is lost, none is done twice; takes half an hour, needs root and Caddy 2.11.4',
    TORTURE,
  ],
  burst: [
    'deliveries go on while 400 visitors post at once; takes two minutes of a quiet machine',
    'node --import ./scripts/build/run-sources.ts --test-force-exit scripts/prove/burst.ts',
  ],
  tools: [
    'every post is stored beside commands on 60,000 requests; takes half an hour',
    'node --import ./scripts/build/run-sources.ts --test-force-exit scripts/prove/tools.ts',
  ],
  owner: [
    'each value that an owner may write passes `npm run check` and is shown; takes an hour',
    'node scripts/prove/owner.ts',
  ],
  update: [
    'an owner takes a next version, and `npm test` is green',
    'node scripts/prove/update.ts',
  ],
  simulation: ['a hundred thousand simulated months of faults break no promise', LONG_SIMULATION],
  mutants: [
    'tests notice a change of an operator or number: a quarter of them each week',
    'node scripts/prove/mutants.ts',
  ],
  n8n: [
    'a real n8n acts on each lead once; needs n8n, or its path in N8N',
    'node --test-force-exit scripts/prove/n8n.ts',
  ],
  lighthouse: [
    'pages are painted early and have 100 points but for speed; fetches Lighthouse, ten minutes',
    `env FONTCONFIG_FILE=scripts/prove/fonts/arimo.conf CHROME_PATH='${executablePath}' \
      npx --yes @lhci/cli@0.15 autorun --config scripts/prove/lighthouse.json`,
  ],
};

const HELP = `Usage: npm run prove -- NAME [OPTIONS]

${Object.entries(proofs)
  .map(([name, [shows]]) => `${name.padEnd(10)} ${shows}`)
  .join('\n')}

The runs of each Monday are under Actions: .github/workflows/proof.yml`;

answerHelp(HELP);
const [name = '', ...options] = process.argv.slice(2);
const [, command] = proofs[name] ?? [];
if (command) {
  buildIfStale();
  await runAll([{ [name]: [command, ...options.map((option) => `'${option}'`)].join(' ') }]);
} else {
  console.log(HELP);
  process.exitCode = name ? 2 : 0;
}
