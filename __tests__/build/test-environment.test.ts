import { globSync, readFileSync } from 'node:fs';

test('tests and proofs clear the settings of the real site before anything else', () => {
  for (const program of globSync(['{jest,playwright}.config.ts', 'scripts/prove/{test,prove}.ts']))
    expect(readFileSync(program, 'utf8')).toMatch(/^import '\S*test-environment\.ts';/);
});
