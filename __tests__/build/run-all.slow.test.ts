import { spawnSync } from 'node:child_process';

function run(first: string) {
  const groups = [{ [first]: 'echo too long; false' }, { browser: 'echo tested' }];
  const script = `import { runAll } from './scripts/prove/run-all.ts'; await runAll(${JSON.stringify(groups)})`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
}

test('a fault of style is reported at the end, after all tests, with its remedy', () => {
  const { status, stdout, stderr } = run('style');
  const failures = '── style failed: npm run fix\ntoo long\n';
  expect([status, stderr]).toEqual([1, expect.stringContaining(failures)]);
  expect(stdout).toContain('\ntested\n');
});

test.each(['types', 'settings', 'build'])('no test runs after failed %s', (first) => {
  const { status, stdout } = run(first);
  expect([status, stdout]).toEqual([1, expect.not.stringContaining('tested')]);
});
