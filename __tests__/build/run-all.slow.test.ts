import { spawnSync } from 'node:child_process';

test.each([
  ['a fault of style ends no run, and is named at its end with the remedy', 'style', /\ntested\n/],
  ['no test runs after a wrong type', 'types', /^(?!.*tested)/s],
  ['no test runs after a failed build', 'build', /^(?!.*tested)/s],
])('%s', (_, name, printed) => {
  const failing = { [name]: 'echo too long >&2; false', unused: 'echo quiet' };
  const groups = [failing, { browser: 'echo tested' }];
  const script = `import { runAll } from './scripts/prove/run-all.ts'; await runAll(${JSON.stringify(groups)})`;
  const node = ['--input-type=module', '--eval', script];
  const { status, stdout } = spawnSync(process.execPath, node, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, expect.stringMatching(printed)]);
  const remedy = name === 'style' ? 'npm run fix' : 'npx echo too long >&2; false';
  expect(stdout).toMatch(`\ntoo long\n\n── ${name} FAILED\n`);
  expect(stdout).not.toMatch(/^quiet$/m);
  expect(stdout).toMatch(`\n── ${name} failed: ${remedy}\n\nFailed.\n`);
});
