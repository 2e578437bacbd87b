import { globSync, readFileSync } from 'node:fs';
import { variables } from '#server/configuration/environment-variables.ts';

test('tests and proofs get none of the settings of the real site', () => {
  const { DATA_DIR, PORT, ...others } = variables.shape;
  // Absent variables would be read from the real site's .env.local.
  for (const name of Object.keys(others))
    expect([name, process.env[name], process.env[`${name}_FILE`]]).toEqual([name, '', '']);
  expect([process.env['DATA_DIR'], process.env['PORT']]).toEqual(['test-output/data', undefined]);
});

test('tests and proofs clear these settings before anything else', () => {
  for (const program of globSync(['{jest,playwright}.config.ts', 'scripts/prove/{test,prove}.ts']))
    expect(readFileSync(program, 'utf8')).toMatch(/^import '\S*own-environment\.ts';/);
});
