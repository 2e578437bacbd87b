import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { proofs } from '../../scripts/prove/proofs.ts';
import { runAll } from '../../scripts/prove/run-all.ts';

const torture = (only: string) =>
  spawnSync(process.execPath, ['scripts/prove/torture.ts', '--short', '--only', only], {
    env: { ...process.env, PATH: '' },
    encoding: 'utf8',
  });

test('a row of torture that is named and skipped fails, and so does a name without a row', () => {
  const skipped = torture('behind the proxy');
  expect(skipped.stdout).toMatch(/SKIPPED: restarts behind the proxy: Caddy is not installed/);
  expect(skipped.status).toBe(1);
  expect(torture('behind the proxy,nothing').stderr).toContain('No row has the name nothing.');
});

test('a failed group is the last one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await runAll([
    { first: 'echo one' },
    { build: 'exit 1', types: 'echo two' },
    { third: 'echo three' },
  ]);
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  const lines = printed.mock.calls.map(([line]) => line);
  expect(lines).toEqual(expect.arrayContaining(['one', 'types │ two']));
  expect(lines).not.toContain('three');
});

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
