import { readFileSync } from 'node:fs';
import { proofs } from '../../scripts/prove/proofs.ts';

const workflow = readFileSync('.github/workflows/proof.yml', 'utf8');
const jobs = new Map(
  workflow.split(/^ {2}(?=[\w-]+:$)/m).map((job) => [job.slice(0, job.indexOf(':')), job] as const),
);

test.each(Object.entries(proofs))(
  'the proof %s runs in its job of the workflow',
  (name, [, , job]) => {
    const [, matrix = ''] = /proof: \[(.*)\]/.exec(jobs.get(job) ?? '') ?? [];
    const isInMatrix = matrix.split(', ').includes(name);
    const command = isInMatrix ? /prove -- \$\{\{ matrix\.proof/ : `prove -- ${name}`;
    expect(jobs.get(job)).toMatch(command);
  },
);

test('no step of the workflow ignores a failure', () => {
  expect(workflow).not.toMatch(/\|\| true|continue-on-error/);
});
