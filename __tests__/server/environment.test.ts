import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError, readEnvironment } from '#server/environment.ts';

test('nothing needs to be configured', () => {
  expect(readEnvironment({ CONSULTATION_WEBHOOK_URL: '', DATABASE_URL: '  ' })).toMatchObject({
    receiver: undefined,
    databaseUrl: undefined,
    purgeAfterDays: 30,
    trustedProxies: 0,
    isServerless: false,
  });
});

test('a workflow may take a minute and a half, or as long as the operator says', () => {
  const given = { CONSULTATION_WEBHOOK_URL: 'https://n8n.example/webhook' };

  expect(readEnvironment(given).receiver?.timeoutMs).toBe(100_000);
  expect(readEnvironment({ ...given, WEBHOOK_TIMEOUT_SECONDS: '290' }).receiver?.timeoutMs).toBe(
    290_000,
  );
});

test('the data directory is taken from where the operator started the site', () => {
  expect(readEnvironment({ DATA_DIR: 'elsewhere' }).dataFolder).toBe(`${process.cwd()}/elsewhere`);
  expect(readEnvironment({ DATA_DIR: '/srv/data' }).dataFolder).toBe('/srv/data');
});

test.each([
  'https://n8n.example.com/webhook/abc',
  'https://site:100%25@n8n.example.com/webhook/abc',
  'http://localhost:5678/webhook/abc',
  'http://127.0.0.1/x',
  'http://[::1]:5678/x',
])('%s is a webhook', (url) => {
  expect(readEnvironment({ CONSULTATION_WEBHOOK_URL: url }).receiver?.url.href).toBe(url);
});

test.each([
  ['CONSULTATION_WEBHOOK_URL', 'http://example.com/canary'],
  ['CONSULTATION_WEBHOOK_URL', 'http://127.0.0.1.example.com/canary'],
  ['CONSULTATION_WEBHOOK_URL', 'canary'],
  ['CONSULTATION_WEBHOOK_URL', 'ftp://example.com/canary'],
  ['CONSULTATION_WEBHOOK_SECRET', 'canary!'],
  ['DATABASE_URL', 'mysql://canary@example.com'],
  ['SITE_URL', 'canary'],
  ['CRON_SECRET', 'canary'],
  ['PURGE_AFTER_DAYS', '0'],
  ['PURGE_AFTER_DAYS', 'canary'],
  ['TRUSTED_PROXIES', '-1'],
  ['PORT', 'canary'],
  ['PORT', '65536'],
  ['CONSULTATION_WEBHOOK_URL', 'https://site:100%canary@n8n.example.com/webhook/abc'],
  ['DATABASE_URL', 'postgres://site:100%canary@db.example.com/site'],
  ['WEBHOOK_TIMEOUT_SECONDS', 'canary'],
  ['WEBHOOK_TIMEOUT_SECONDS', '601'],
])('a wrong %s is named, and its value is not', (name, value) => {
  const [problem, ...others] = problemsOf({ [name]: value });

  expect(problem).toMatch(new RegExp(`^${name} must `));
  expect(problem).not.toContain(value);
  expect(others).toEqual([]);
});

test('a number that is too large is told how large it may be', () => {
  expect(problemsOf({ PURGE_AFTER_DAYS: '10000', TRUSTED_PROXIES: '100' })).toEqual([
    'PURGE_AFTER_DAYS must be a whole number of days, from 1 to 9999',
    'TRUSTED_PROXIES must be how many proxies of yours stand in front, from 0 to 99',
  ]);
});

test('everything that is wrong is told at once', () => {
  expect(problemsOf({ SITE_URL: 'x', CRON_SECRET: 'x', VERCEL: '1' })).toHaveLength(3);
});

test.each([
  'VERCEL',
  'NETLIFY',
  'AWS_LAMBDA_FUNCTION_NAME',
  'K_SERVICE',
  'FUNCTIONS_WORKER_RUNTIME',
])('a file is no store where %s shows a serverless host, a database is', (sign) => {
  expect(problemsOf({ [sign]: '1' })).toEqual([
    expect.stringContaining('DATABASE_URL must be set on a serverless host'),
  ]);
  expect(
    readEnvironment({ [sign]: '1', DATABASE_URL: 'postgres://db.example.com/site' }).isServerless,
  ).toBe(true);
});

test.each([
  ['CONSULTATION_WEBHOOK_URL', 'https://n8n.example/canary'],
  ['CONSULTATION_WEBHOOK_SECRET', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  ['ALERT_URL', 'https://chat.example/canary'],
  ['DATABASE_URL', 'postgres://db.example/canary'],
  ['CRON_SECRET', 'canary canary canary'],
])('%s may stand in a file, as containers hand it over', (name, value) => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, 'secret');
  writeFileSync(file, `${value}\n`);

  expect(readEnvironment({ [`${name}_FILE`]: file })).toEqual(readEnvironment({ [name]: value }));
  expect(problemsOf({ [`${name}_FILE`]: file, [name]: value })).toEqual([
    `${name}_FILE and ${name} are both set: keep one of them`,
  ]);
  writeFileSync(file, '\n');
  expect(problemsOf({ [`${name}_FILE`]: file })).toEqual([
    `${name}_FILE names a file in which nothing stands`,
  ]);
  rmSync(folder, { recursive: true });
  expect(problemsOf({ [`${name}_FILE`]: file })).toEqual([
    `${name}_FILE names a file that cannot be read (ENOENT)`,
  ]);
});

test('a secret from a file is held to the same rules, and told as little', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  writeFileSync(join(folder, 'secret'), 'ftp://canary.example');

  expect(problemsOf({ ALERT_URL_FILE: join(folder, 'secret') })).toEqual([
    expect.stringMatching(/^ALERT_URL must be an address that begins with https/),
  ]);
  rmSync(folder, { recursive: true });
});

function problemsOf(given: Record<string, string>) {
  try {
    readEnvironment(given);
    return [];
  } catch (failure) {
    return failure instanceof EnvironmentError ? failure.problems : [];
  }
}
