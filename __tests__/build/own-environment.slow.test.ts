import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const names = [...readFileSync('.env.local.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
);

test('tests and proofs get none of the settings of the real site', () => {
  const env = Object.fromEntries(names.map((name) => [name, `canary of ${name}`]));
  const printed = execFileSync(
    process.execPath,
    ['--import', './scripts/prove/own-environment.ts', '--print', 'JSON.stringify(process.env)'],
    { env: { ...process.env, ...env, SMTP_URL_FILE: 'canary' }, encoding: 'utf8' },
  );
  const environment = JSON.parse(printed);
  expect(names.length).toBeGreaterThan(15);
  expect(resolve(environment.DATA_DIR)).toBe(resolve('test-output/data'));
  expect(printed).not.toContain('canary');
  // Absent variables would be read from the real site's .env.local.
  for (const name of ['CONSULTATION_WEBHOOK_URL', 'DATABASE_URL', 'SMTP_URL', 'ALERT_URL'])
    expect([name, environment[name]]).toEqual([name, '']);
});

test('tests and proofs clear these settings before anything else', () => {
  const programs = globSync(['{jest,playwright}.config.ts', 'scripts/prove/{test,prove}.ts']);
  expect(programs).toHaveLength(4);
  for (const program of programs)
    expect(readFileSync(program, 'utf8')).toMatch(/^import '\S*own-environment\.ts';/);
});
