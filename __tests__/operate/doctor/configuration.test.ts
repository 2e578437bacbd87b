import { readEnvironment } from '#server/environment.ts';
import { examineConfiguration } from '../../../scripts/operate/doctor/configuration.ts';

const WEBHOOK = 'CONSULTATION_WEBHOOK_URL';
const SECRET = 'CONSULTATION_WEBHOOK_SECRET';
const DATABASE_URL = 'postgres://db/outbox';
const WELL_SET_UP = {
  [WEBHOOK]: 'https://user:s3cret@automation.example.com/webhook/s3cret-path',
  SITE_URL: 'https://www.example.com',
  ALERT_URL: 'https://chat.example.com/hooks/s3cret-hook',
};

const sentences = (changes: Record<string, string | undefined>) =>
  examineConfiguration(readEnvironment({ ...WELL_SET_UP, ...changes })).map(
    ({ verdict, sentence }) => `${verdict}: ${sentence}`,
  );

test('a site that is set up well hears nothing but right, and no secret', () => {
  expect(sentences({})).toEqual([
    'right: Requests go to automation.example.com.',
    'right: Your workflow can check who sends them.',
    'right: ALERT_URL is told when a request is stuck.',
  ]);
});

test.each([
  [{ [WEBHOOK]: undefined }, 'wrong: Requests are stored, but nobody receives them'],
  [{ [WEBHOOK]: 'https://a.example/webhook-test/x' }, `wrong: ${WEBHOOK} is n8n's test address`],
  [{ [WEBHOOK]: 'https://a.example/' }, 'better: Your workflow cannot tell'],
  [
    { [WEBHOOK]: 'https://a.example/', [SECRET]: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' },
    'right: Your workflow can check',
  ],
  [{ SITE_URL: undefined }, 'better: SITE_URL is not set'],
  [{ SITE_URL: 'http://example.com' }, 'better: SITE_URL begins with http'],
  [{ VERCEL: '1', DATABASE_URL }, 'wrong: CRON_SECRET is not set'],
  [{ VERCEL: '1', DATABASE_URL, CRON_SECRET: '0123456789abcdef' }, 'right: CRON_SECRET is set'],
])('the doctor says of %j: %s', (changes, sentence) => {
  expect(sentences(changes)).toContainEqual(expect.stringContaining(sentence));
});
