import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callHours } from '#domain/call-hours.ts';
import { EnvironmentError, readEnvironment } from '#server/environment.ts';
import { aFolder } from '../../kit/setup/folder.ts';

beforeEach(() => {
  callHours.timeZone = 'Europe/Berlin';
});

const KEY = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const WEBHOOK = { CONSULTATION_WEBHOOK_URL: 'https://n8n.example/webhook' };
const CALENDAR = { CALENDAR_URL: 'https://calendar.example/a' };
const MAIL = { SMTP_URL: 'smtps://m.example', MAIL_TO: 'a@b.example', MAIL_FROM: 'c@b.example' };

const ODD_NUMBERS = ['canary', '-1', '1.5', '1e1', '３０', '30d'];
const ODD_MAILBOXES = ['canary', 'Ann <canary@b.example>', 'a@b.example\r\nBcc: c@canary.example'];
const ODD_URLS = [
  'canary',
  'ftp://canary.example',
  '"https://canary.example"',
  'https://a:100%canary@h.example',
  'https://canary.example/a\n/b',
];
const ODD_WEBHOOKS = [...ODD_URLS, 'http://canary.example/', 'http://127.0.0.1.example.com/canary'];

/** Wrong values of each variable. */
const wrong: Record<string, string[]> = {
  CONSULTATION_WEBHOOK_URL: ODD_WEBHOOKS,
  ALERT_URL: [...ODD_WEBHOOKS, 'mailto:canary', 'mailto:a@b.example;canary@d.example'],
  CALENDAR_URL: [...ODD_WEBHOOKS, 'https://a.example, canary', 'https://a.example,'],
  CONSULTATION_WEBHOOK_SECRET: ['canary', KEY, 'whsec_', 'whsec_YQ==', `whsec_${KEY}ü`],
  SMTP_URL: ['canary', 'smtps://', 'https://canary.example', 'smtps://h.example/canary'],
  MAIL_TO: [...ODD_MAILBOXES, 'a@b.example;c@d.example', 'a@b.example,'],
  MAIL_FROM: [...ODD_MAILBOXES, 'a@b.example,c@canary.example'],
  WEBHOOK_TIMEOUT_SECONDS: [...ODD_NUMBERS, '0', '291'],
  PURGE_AFTER_DAYS: [...ODD_NUMBERS, '0', '10000'],
  TRUSTED_PROXIES: [...ODD_NUMBERS, '100', 'true', '10.0.0.1'],
  PORT: [...ODD_NUMBERS, '65536', ':80'],
  DATABASE_URL: ['canary', 'mysql://canary', 'postgres://a:b#canary@h/db'],
  SITE_URL: [...ODD_URLS, 'https://canary.example/de', 'https://a:b@canary.example', 'canary.com'],
  DATA_DIR: ['"/canary"', '~/canary', 'file:///canary', '/proc/x', '/a\nb'],
  CRON_SECRET: ['canary', 'sixteen\tletters and more', 'sixteen letters ü'],
  HOSTNAME: ['http://canary', 'canary:3000', '[::1]', 'ca nary', '*'],
};

test.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value])))(
  '%s refuses %j and does not repeat it',
  (name = '', value = '') => {
    const isMail = name in MAIL;
    const problems = problemsOf({ ...(isMail && MAIL), [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]);
    expect(problems.join()).not.toContain('canary');
  },
);

test.each([
  ['CONSULTATION_WEBHOOK_URL', ' https://n8n.example/a \n', 'https://n8n.example/a'],
  ['CONSULTATION_WEBHOOK_URL', 'http://[::1]:5678/x', 'http://[::1]:5678/x'],
  [
    'CALENDAR_URL',
    ' webcal://a.example/a , https://b.example/\n',
    'https://a.example/a,https://b.example/',
  ],
  ['PURGE_AFTER_DAYS', ' 007 ', '7'],
  ['DATA_DIR', ' /srv/o’neil’s data ', '/srv/o’neil’s data'],
  ['DATABASE_URL', 'postgresql:///site?host=/run ', 'postgresql:///site?host=/run'],
  ['SITE_URL', ' https://www.agency.example/ ', 'https://www.agency.example/'],
])('%s takes %j as %s', (name, given, meant) => {
  const read = (value: string) => readEnvironment({ [name]: value });
  expect(read(given)).toEqual(read(meant));
  expect(read(given)).not.toEqual(readEnvironment({}));
});

test('the site needs no configuration, and blank variables are not set', () => {
  const blank = Object.fromEntries(Object.keys(wrong).map((name) => [name, ' \n']));
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
  const dataFolder = `${process.cwd()}/data`;
  expect(readEnvironment({})).toMatchObject({ purgeAfterDays: 30, trustedProxies: 0, dataFolder });
});

test('PRIVATE_HOSTS allows http:// to the hosts that it names', () => {
  const given = { CONSULTATION_WEBHOOK_URL: 'http://n8n:5678/a', ALERT_URL: 'http://n8n:5678/b' };
  expect(problemsOf(given)).toHaveLength(2);
  expect(problemsOf({ ...given, PRIVATE_HOSTS: 'other, n8n' })).toEqual([]);
});

test('a webhook gets 100 seconds, or as many as WEBHOOK_TIMEOUT_SECONDS says', () => {
  expect(readEnvironment(WEBHOOK).receiver?.timeoutMs).toBe(100_000);
  const given = { ...WEBHOOK, WEBHOOK_TIMEOUT_SECONDS: '290' };
  expect(readEnvironment(given).receiver?.timeoutMs).toBe(290_000);
});

test('mail comes from the user of SMTP_URL, and alerts may go by mail', () => {
  const SMTP_URL = 'smtps://site%40b.example:p%40ss@mail.example';
  const given = { SMTP_URL, MAIL_TO: 'a@b.example', ALERT_URL: 'mailto:c@d.example' };
  expect(readEnvironment(given)).toMatchObject({
    receiver: { from: 'site@b.example', to: ['a@b.example'] },
    alertPlace: { url: new URL('mailto:c@d.example'), mail: { from: 'site@b.example' } },
  });
});

test.each([
  [{ ...MAIL, ...WEBHOOK }, 'MAIL_TO must not be set beside'],
  [{ MAIL_TO: 'a@b.example' }, 'SMTP_URL must be set, since MAIL_TO'],
  [{ ALERT_URL: 'mailto:a@b.example' }, 'SMTP_URL must be set, since ALERT_URL'],
  [{ SMTP_URL: 'smtps://site%40b.example:x@b.example' }, 'MAIL_TO must be set'],
  [{ SMTP_URL: 'smtps://apikey:x@b.example', MAIL_TO: 'a@b.example' }, 'MAIL_FROM must be set'],
  [{ VERCEL: '1' }, 'DATABASE_URL must be set on a serverless host'],
  [{ ...CALENDAR, NETLIFY: '1', DATABASE_URL: 'postgres://db/site' }, 'CALENDAR_URL is read by a'],
])('%j is refused with its sentence', (given, sentence) => {
  expect(problemsOf(given)).toEqual([expect.stringContaining(sentence)]);
});

test('every problem is reported at once', () => {
  delete callHours.timeZone;
  const problems = problemsOf({ ...CALENDAR, SITE_URL: 'x', VERCEL: '1' }).join('\n');
  expect(problems).toMatch(
    /^SITE_URL must .*\nDATABASE_URL must .*\nCALENDAR_URL needs .*\nCALENDAR_URL is /,
  );
});

test('a secret may stand in a file, and a wrong file is named with what is wrong', () => {
  const file = join(aFolder(), 'secret');
  const value = 'https://n8n.example/canary';
  const given = { CONSULTATION_WEBHOOK_URL_FILE: file };
  writeFileSync(file, `${value}\n`);
  expect(readEnvironment(given)).toEqual(readEnvironment({ CONSULTATION_WEBHOOK_URL: value }));
  const complains = (about: string, more = {}) =>
    expect(problemsOf({ ...given, ...more })).toEqual([expect.stringContaining(about)]);
  complains('are both set: keep one of them', { CONSULTATION_WEBHOOK_URL: value });
  // An endless file is not read.
  complains('names something that is no file', { CONSULTATION_WEBHOOK_URL_FILE: '/dev/zero' });
  writeFileSync(file, '\n');
  complains('names a file in which nothing stands');
  rmSync(file);
  complains('names a file that cannot be read (ENOENT)');
});

function problemsOf(given: Record<string, string>) {
  try {
    readEnvironment(given);
    return [];
  } catch (failure) {
    return failure instanceof EnvironmentError ? failure.problems : [];
  }
}
