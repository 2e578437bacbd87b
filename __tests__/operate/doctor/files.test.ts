import { chmodSync, writeFileSync } from 'node:fs';
import { examineFiles, examineNames } from '../../../scripts/operate/doctor/files.ts';
import { aFolder } from '../../kit/setup/folder.ts';

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['WEBHOOK_URL', 'CONSULTATION_WEBHOOK_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['PURGE_AFTER_DAY', 'PURGE_AFTER_DAYS'],
  ['DATABASE_URL_FLIE', 'DATABASE_URL_FILE'],
])('%s is told to mean %s', (name, meant) => {
  expect(examineNames({ [name]: 'secret' })).toEqual([
    { verdict: 'wrong', sentence: `${name} means nothing here: did you mean ${meant}?` },
  ]);
});

test('what a machine sets for others, and our own names, are let be', () => {
  const others =
    'PATH HOME HOST PWD MAIL LANG TERM USER SHELL SHLVL LOGNAME NODE_ENV TZ URL EDITOR';
  const ours = 'SMTP_URL PORT HOSTNAME CRON_SECRET_FILE';
  expect(
    examineNames(Object.fromEntries(`${others} ${ours}`.split(' ').map((name) => [name, 'x']))),
  ).toEqual([]);
});

test('a file with passwords that everybody may read is told, and one of its owner alone is not', () => {
  const folder = aFolder();
  const before = process.cwd();
  process.chdir(folder);
  writeFileSync('.env.local', '');
  chmodSync('.env.local', 0o644);
  expect(examineFiles()).toMatchObject([
    { sentence: expect.stringMatching(/chmod 600 .env.local$/) },
  ]);
  chmodSync('.env.local', 0o600);
  expect(examineFiles()).toEqual([]);
  process.chdir(before);
});
