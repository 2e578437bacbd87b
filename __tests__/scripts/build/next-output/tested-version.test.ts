import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sayWhetherTested } from '../../../../scripts/build/next-output/tested-version.ts';

test.each([
  ['16.4.99', []],
  ['17.0.1', [expect.stringMatching(/^Next 17\.0\.1 is installed.* tested with 16\.4:/)]],
])('a build with Next %s says whether another one was tested', (version, said) => {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(project, 'node_modules/next'), { recursive: true });
  writeFileSync(join(project, 'node_modules/next/package.json'), JSON.stringify({ version }));
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  sayWhetherTested(project);
  expect(log.mock.calls.flat()).toEqual(said);
});
