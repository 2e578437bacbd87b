import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { variables } from '#server/configuration/environment-variables.ts';

const names = Object.keys(variables.shape);

test('tests and proofs get none of the settings of the real site', () => {
  const env = Object.fromEntries(names.map((name) => [name, `canary of ${name}`]));
  const printed = execFileSync(
    process.execPath,
    ['--import', './scripts/prove/own-environment.ts', '--print', 'JSON.stringify(process.env)'],
    { env: { ...process.env, ...env, SMTP_URL_FILE: 'canary' }, encoding: 'utf8' },
  );
  expect(printed).not.toContain('canary');
  const { DATA_DIR, ...others } = JSON.parse(printed);
  expect(resolve(DATA_DIR)).toBe(resolve('test-output/data'));
  // Absent variables would be read from the real site's .env.local.
  expect(others).toMatchObject({ CONSULTATION_WEBHOOK_URL: '', SMTP_URL: '', ALERT_URL: '' });
});

test('tests and proofs clear these settings before anything else', () => {
  for (const program of globSync(['{jest,playwright}.config.ts', 'scripts/prove/{test,prove}.ts']))
    expect(readFileSync(program, 'utf8')).toMatch(/^import '\S*own-environment\.ts';/);
});
