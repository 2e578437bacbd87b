import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const names = [...readFileSync('.env.local.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
);
const canaries = Object.fromEntries(names.map((name) => [name, `canary of ${name}`]));

/** Prints the environment that tests, proofs and their processes get. */
const PRINT = `data:text/javascript,process.on('exit', () => console.log('\\n' + JSON.stringify(process.env)))`;

test.each([
  ['jest', ['--import', './jest.config.ts', '--eval', '0']],
  ['Playwright', ['--import', './playwright.config.ts', '--eval', '0']],
  ['npm test and npm run check', ['scripts/prove/test.ts', 'no-such-test']],
  ['npm run prove', ['scripts/prove/prove.ts']],
])('%s clears every setting of the real site', (_, command) => {
  const script = ['--import', PRINT, ...command].map(
    (word) => `'${word.replaceAll("'", `'\\''`)}'`,
  );
  const printed = execFileSync('sh', ['-c', `'${process.execPath}' ${script.join(' ')} || true`], {
    env: { ...process.env, ...canaries, SMTP_URL_FILE: 'canary' },
    encoding: 'utf8',
  });
  const environment = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  expect(names.length).toBeGreaterThan(15);
  expect(resolve(environment.DATA_DIR)).toBe(resolve('test-output/data'));
  expect(JSON.stringify(environment)).not.toContain('canary');
  // Absent variables would be read from the real site's .env.local.
  for (const name of ['CONSULTATION_WEBHOOK_URL', 'DATABASE_URL', 'SMTP_URL', 'ALERT_URL'])
    expect([name, environment[name]]).toEqual([name, '']);
});
