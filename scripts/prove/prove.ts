import './own-environment.ts';
import buildIfStale from './real/build-if-stale.ts';
import { runSteps } from './run-steps.ts';
import { SIMULATION } from './steps.ts';

const node = (script: string) => ['node', `scripts/prove/${script}`];

type Proof = { shows: string; command: readonly string[]; quick?: true };

/** What `npm test` leaves out, because it takes long or wants a program that not everybody has. */
const proofs: Record<string, Proof> = {
  parts: {
    shows: 'docs/making-it-yours.md, "What may stand on a page?": what works, and what is refused',
    command: ['playwright', 'test', '--config', '__tests__/build/parts'],
    quick: true,
  },
  torture: {
    shows: 'no request is lost, none is done twice, in the figures of the promise: half an hour',
    command: node('torture.ts'),
  },
  simulation: {
    shows:
      'a hundred thousand lives of thirty days each, in which all goes wrong: no promise is broken',
    command: [...SIMULATION, '--seed', 'today', '--histories', '100000'],
  },
  days: {
    shows: 'the tests hold in far zones and on odd days; wants faketime',
    command: node('days.ts'),
  },
  rates: { shows: 'how many requests a second are stored', command: node('rates.ts') },
  vercel: { shows: 'what Vercel would serve, by its own builder', command: node('vercel.ts') },
  n8n: {
    shows: 'a real n8n acts on each lead once; wants n8n, or its path in N8N',
    command: node('n8n.ts'),
  },
};

const [name = '', ...words] = process.argv.slice(2);
const one = proofs[name];
if (one) await prove([[name, { ...one, command: [...one.command, ...words] }]]);
else if (name === 'all') await prove(Object.entries(proofs));
else if (name === 'quick') await prove(Object.entries(proofs).filter(([, { quick }]) => quick));
else {
  console.log('npm run prove -- NAME, and what that one understands; "quick" is parts.\n');
  for (const [each, { shows }] of Object.entries(proofs))
    console.log(`${each.padEnd(10)} ${shows}`);
  process.exitCode = name ? 2 : 0;
}

async function prove(chosen: [name: string, proof: Proof][]) {
  buildIfStale();
  const steps = chosen.map(([each, { command }]) => [each, { command, alone: true }]);
  const failed = await runSteps(Object.fromEntries(steps));
  if (failed.length > 0) console.error(`\nNot shown: ${failed.join('; ')}.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
