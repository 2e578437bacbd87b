import { readFileSync } from 'node:fs';
import { proofs } from '../../scripts/prove/proofs.ts';

const workflow = readFileSync('.github/workflows/proof.yml', 'utf8');
const [, matrix = ''] = /proof: \[([^\]]*)\].*prove -- \$\{\{ matrix\.proof/s.exec(workflow) ?? [];

test.each(Object.keys(proofs))('the proof %s runs each week', (name) => {
  const isRun = matrix.split(', ').includes(name) || workflow.includes(`prove -- ${name} `);
  expect(isRun).toBe(true);
});

test('no step of the workflow ignores a failure', () => {
  expect(workflow).not.toMatch(/\|\| true|continue-on-error/);
});
