import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callHours } from '#domain/call-hours.ts';
import { EnvironmentError, readEnvironment } from '#server/configuration/environment.ts';
import { aFolder } from '../../kit/setup/folder.ts';

callHours.timeZone = 'Europe/Berlin';

const KEY = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const CALENDAR = { CALENDAR_URL: 'https://calendar.example/a' };
const MAIL = { SMTP_URL: 'smtps://m.example', MAIL_TO: 'a@b.example', MAIL_FROM: 'c@b.example' };

const ODD_NUMBERS = ['canary', '-1', '1.5', '1e1', '３０', '30d'];
const ODD_MAILBOXES = ['canary', 'Ann <canary@b.example>', 'a@b.example\r\nBcc: c@canary.example'];
const ODD_RECIPIENTS = ['canary', 'a@b.example;canary@d.example', 'a?b@canary.example'];
const ODD_URLS = ['canary', 'ftp://canary.example', '"https://canary.example"', 'https://a/\n/b'];
const ODD_WEBHOOKS = [...ODD_URLS, 'http://127.0.0.1.canary'];

const wrong: Record<string, string[]> = {
  CONSULTATION_WEBHOOK_URL: ODD_WEBHOOKS,
  ALERT_URL: [...ODD_WEBHOOKS, ...ODD_RECIPIENTS.map((to) => `mailto:${to}`)],
  VISITOR_MAIL: ['canary', 'no', 'true'],
  BACKED_UP_OTHERWISE: ['no'],
  CALENDAR_FEED_KEY: ['canary', `${KEY} `.repeat(2), `${KEY}/`],
  CALENDAR_URL: [...ODD_WEBHOOKS, 'https://a.example, canary', 'https://a.example,'],
  CONSULTATION_WEBHOOK_SECRET: ['canary', KEY, 'whsec_', 'whsec_YQ==', `whsec_${KEY}ü`],
  SMTP_URL: ['canary', 'smtps://', 'https://canary.example', 'smtps://h.example/canary'],
  MAIL_TO: [...ODD_MAILBOXES, 'a@b.example;c@d.example', 'a@b.example,'],
  MAIL_FROM: [...ODD_MAILBOXES, 'a@b.example,c@canary.example'],
  WEBHOOK_TIMEOUT_SECONDS: [...ODD_NUMBERS, '0', '291'],
  PURGE_AFTER_DAYS: [...ODD_NUMBERS, '0', '10000'],
  TRUSTED_PROXIES: [...ODD_NUMBERS, '100', 'true', '10.0.0.1'],
  LISTEN_HOST: ['canary', 'localhos', '127.0.0'],
  PORT: [...ODD_NUMBERS, '65536', ':80'],
  DATABASE_URL: [
    'canary',
    'mysql://canary',
    'postgres://a:b#canary@h/db',
    'postgres://a:b@canary,h:5432/db',
    'postgres://canary:5432,h:5432/db',
    'postgres:///db?host=canary,h',
  ],
  SITE_URL: [...ODD_URLS, 'https://canary.example/de', 'https://a:b@canary.example', 'canary.com'],
  DATA_DIR: ['"/canary"', '~/canary', 'file:///canary', '/proc/x', '/a\nb'],
  CRON_SECRET: ['canary', 'sixteen\tletters and more', 'sixteen letters ü'],
};

const odd = Object.entries(wrong).flatMap(([name, all]) => all.map((value) => [name, value]));

test.each(odd)('the variable %s refuses %j and does not repeat it', (name = '', value = '') => {
  const problems = problemsOf({ ...(name in MAIL && MAIL), [name]: value });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]);
  expect(problems.join()).not.toContain('canary');
});

test.each([
  ['CONSULTATION_WEBHOOK_URL', ' https://n8n.example/a \n', 'https://n8n.example/a'],
  ['CONSULTATION_WEBHOOK_URL', 'http://[::1]:5678/x', 'http://[::1]:5678/x'],
  ['ALERT_URL', 'http://n8n:5678/b', 'http://n8n:5678/b'],
  ['CALENDAR_URL', ' webcal://a.de , https://b.de,https://a.de\n', 'https://a.de,https://b.de'],
  ['PURGE_AFTER_DAYS', ' 007 ', '7'],
  ['DATA_DIR', ' /srv/o’neil’s data ', '/srv/o’neil’s data'],
  ['DATABASE_URL', 'postgresql:///site?host=/run ', 'postgresql:///site?host=/run'],
  ['DATABASE_URL', 'postgres://a,b:c,d@h/e,f ', 'postgres://a,b:c,d@h/e,f'],
  ['SITE_URL', ' https://www.agency.example/ ', 'https://www.agency.example/'],
  ['LISTEN_HOST', ' 127.0.0.1 ', '127.0.0.1'],
])('the variable %s reads %j as %s', (name, given, meant) => {
  const read = (value: string) => readEnvironment({ PRIVATE_HOSTS: 'other, n8n', [name]: value });
  expect(read(given)).toEqual(read(meant));
  expect(read(given)).not.toEqual(readEnvironment({}));
});

test('the site needs no configuration, and blank variables are not set', () => {
  const blank = Object.fromEntries([...Object.keys(wrong), 'VERCEL'].map((name) => [name, ' \n']));
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
  const dataFolder = `${process.cwd()}/data`;
  expect(readEnvironment({})).toMatchObject({ purgeAfterDays: 30, trustedProxies: 0, dataFolder });
});

test('mail comes from the user of SMTP_URL, and alerts may go by mail', () => {
  const SMTP_URL = 'smtps://site%40b.example:p%40ss@mail.example';
  const given = { SMTP_URL, MAIL_TO: 'a@b.example', ALERT_URL: 'mailto:c@d.example' };
  expect(readEnvironment(given)).toMatchObject({
    receiver: { from: 'site@b.example', to: ['a@b.example'] },
    mailing: { copies: undefined },
    alertTarget: { receiver: { from: 'site@b.example', to: ['c@d.example'] } },
  });
  const { alertTarget } = readEnvironment({ SMTP_URL, MAIL_TO: 'a@b.example' });
  expect(alertTarget).toMatchObject({ receiver: { to: ['a@b.example'] } });
});

test('a mailbox beside a webhook gets copies, and visitors get mail only if it is set', () => {
  const given = { ...MAIL, CONSULTATION_WEBHOOK_URL: 'https://n8n.example/a' };
  const mailbox = { copies: { to: ['a@b.example'] }, visitors: undefined };
  const receiver = { timeoutMs: 100_000 };
  expect(readEnvironment(given)).toMatchObject({ mailing: mailbox, receiver });
  const onVercel = { ...given, VERCEL: '1', DATABASE_URL: 'postgres://db/site' };
  const soon = { timeoutMs: 30_000 };
  expect(readEnvironment(onVercel)).toMatchObject({ mailing: { copies: soon }, receiver: soon });
  const more = { ...given, MAIL_TO: '', VISITOR_MAIL: ' yes ', SITE_URL: 'https://a.example' };
  const mailing = { copies: undefined, visitors: { from: 'c@b.example' } };
  expect(readEnvironment(more)).toMatchObject({ mailing, receiver });
});

test.each([
  [{ VISITOR_MAIL: 'yes', SITE_URL: 'https://a.example' }, 'SMTP_URL must be set, since VISITOR'],
  [{ ...MAIL, VISITOR_MAIL: 'yes' }, 'VISITOR_MAIL needs SITE_URL'],
  [{ MAIL_TO: 'a@b.example' }, 'SMTP_URL must be set, since MAIL_TO'],
  [{ ALERT_URL: 'mailto:a@b.example' }, 'SMTP_URL must be set, since ALERT_URL'],
  [{ SMTP_URL: 'smtps://site%40b.example:x@b.example' }, 'MAIL_TO must be set'],
  [{ ...MAIL, SMTP_URL: 'smtp://m.example:465' }, 'port 465 needs smtps://'],
  [{ ...MAIL, SMTP_URL: 'smtps://m.example:587' }, 'port 587 needs smtp://'],
  [{ SMTP_URL: 'smtps://apikey:x@b.example', MAIL_TO: 'a@b.example' }, 'MAIL_FROM must be set'],
  [{ ...MAIL, MAIL_TO: 'a@b.example; c@d.example' }, 'MAIL_TO must be e-mail addresses without'],
  [{ VERCEL: '1' }, 'DATABASE_URL must be set on a serverless host'],
  [{ ...CALENDAR, NETLIFY: '1', DATABASE_URL: 'postgres://db/site' }, 'CALENDAR_URL is read by a'],
])('the environment %j is refused with its sentence', (given, sentence) => {
  expect(problemsOf(given)).toEqual([expect.stringContaining(sentence)]);
});

test('a secret may stand in a file, and a wrong file is named with what is wrong', () => {
  const file = join(aFolder(), 'secret');
  const given = { DATABASE_URL_FILE: file };
  writeFileSync(file, 'postgres://canary/site\n');
  expect(readEnvironment(given).databaseUrl).toBe('postgres://canary/site');
  const complains = (about: string, more = {}) =>
    expect(problemsOf({ ...given, ...more })).toEqual([expect.stringContaining(about)]);
  complains('are both set: keep one of them', { DATABASE_URL: 'postgres://canary/site' });
  complains('names an empty file, or none', { DATABASE_URL_FILE: '/dev/zero' });
  writeFileSync(file, '\n');
  complains('names an empty file');
  rmSync(file);
  complains('names a file that cannot be read (ENOENT)');
});

test('every problem is reported at once', () => {
  delete callHours.timeZone;
  const problems = problemsOf({ ...CALENDAR, SITE_URL: 'x', VERCEL: '1' }).join('\n');
  expect(problems).toMatch(/^SITE_URL .*\nDATABASE_URL .*\nCALENDAR_URL needs .*\nCALENDAR_URL/);
});

function problemsOf(given: Record<string, string>) {
  try {
    readEnvironment(given);
    return [];
  } catch (failure) {
    return failure instanceof EnvironmentError ? failure.problems : [];
  }
}
