import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '#server/configuration/environment.ts';
import {
  examineConfiguration,
  examineSettingsFile,
} from '../../../scripts/operate/doctor/configuration.ts';
import { aFolder } from '../../kit/setup/folder.ts';

const WEBHOOK = 'CONSULTATION_WEBHOOK_URL';
const SECRET = { CONSULTATION_WEBHOOK_SECRET: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' };
const MAIL = { SMTP_URL: 'smtps://a%40b.example:x@m.example' };
const COPIES = { ...MAIL, MAIL_TO: 'a@b.example' };
const VERCEL = { VERCEL: '1', DATABASE_URL: 'postgres://db/outbox' };

const findings = (changes: Record<string, string | undefined>) =>
  examineConfiguration(
    readEnvironment({
      [WEBHOOK]: 'https://user:s3cret@automation.example.com/webhook/s3cret-path',
      SITE_URL: 'https://www.example.com',
      ALERT_URL: 'https://chat.example.com/hooks/s3cret-hook',
      ...changes,
    }),
  );

test.each([
  [0o600, []],
  [0o640, [expect.stringMatching(/^advice .* can read .*chmod 600/)]],
])('the doctor says whether others can read the settings: %i', (mode, said) => {
  const file = join(aFolder(), '.env.local');
  expect(examineSettingsFile(file)).toEqual([]);
  writeFileSync(file, '', { mode });
  expect(examineSettingsFile(file)).toEqual(said);
});

test('the doctor finds everything right in a complete configuration and repeats no secret', () => {
  expect(findings({})).toEqual([
    'right   Requests go to automation.example.com.',
    'right   Your workflow can check who sends requests.',
    'right   ALERT_URL gets a message when a request is stuck.',
  ]);
});

test.each([
  [{ [WEBHOOK]: undefined }, 'WRONG   Requests are stored, but nobody receives them'],
  [{ [WEBHOOK]: 'https://a.example/webhook-test/x' }, `WRONG   ${WEBHOOK} is n8n's test address`],
  [{ [WEBHOOK]: 'https://a.example/' }, 'advice  Your workflow cannot tell'],
  [{ [WEBHOOK]: 'https://a.example/', ...SECRET }, 'right   Your workflow can check'],
  [{ ...MAIL, VISITOR_MAIL: 'yes' }, 'right   Visitors get mail from a@b.example'],
  [COPIES, 'right   A copy of each request goes'],
  [{ ...COPIES, ALERT_URL: undefined }, 'right   MAIL_TO gets a message'],
  [{ ...COPIES, ALERT_URL: undefined, [WEBHOOK]: undefined }, 'advice  An alert by mail cannot'],
  [{ SITE_URL: undefined }, 'advice  SITE_URL is no public https address'],
  [{ SITE_URL: 'http://example.com' }, 'advice  SITE_URL is no public https address'],
  [{ SITE_URL: 'https://127.0.0.1:8443' }, 'advice  SITE_URL is no public https address'],
  [VERCEL, 'WRONG   CRON_SECRET is not set'],
  [{ ...VERCEL, CRON_SECRET: '0123456789abcdef' }, 'right   CRON_SECRET is set'],
])('the doctor says of %j: %s', (changes, finding) => {
  expect(findings(changes)).toContainEqual(expect.stringContaining(finding));
});
