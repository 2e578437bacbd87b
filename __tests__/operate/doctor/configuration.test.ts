import { readEnvironment } from '#server/environment.ts';
import { examineConfiguration } from '../../../scripts/operate/doctor/configuration.ts';

const WELL_SET_UP = {
  CONSULTATION_WEBHOOK_URL: 'https://automation.example.com/webhook/s3cret-path',
  CONSULTATION_WEBHOOK_SECRET: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  SITE_URL: 'https://www.example.com',
  ALERT_URL: 'https://chat.example.com/hooks/s3cret-hook',
};

const sentences = (changes: Record<string, string | undefined>) =>
  examineConfiguration(readEnvironment({ ...WELL_SET_UP, ...changes })).map(
    ({ verdict, sentence }) => `${verdict}: ${sentence}`,
  );

test('a site that is set up well hears nothing but right', () => {
  expect(sentences({})).toEqual([
    expect.stringMatching(/^right: Requests go to automation\.example\.com, over https/),
    expect.stringMatching(/^right: Each request is signed/),
    expect.stringMatching(/^right: Somebody is told when a request is stuck/),
  ]);
});

const WEBHOOK = 'CONSULTATION_WEBHOOK_URL';
const SECRET = 'CONSULTATION_WEBHOOK_SECRET';
const DATABASE_URL = 'postgres://db/outbox';

test.each([
  [{ [WEBHOOK]: undefined }, 'wrong: Requests are kept, but nobody is told'],
  [{ [WEBHOOK]: '' }, 'wrong: Requests are kept, but nobody is told'],
  [{ [WEBHOOK]: 'https://a.example/webhook-test/x' }, `wrong: ${WEBHOOK} is n8n's test address`],
  [
    { [WEBHOOK]: 'http://localhost:5678/' },
    'right: Requests go to localhost:5678, on this machine',
  ],
  [{ [SECRET]: undefined }, 'better: Your workflow cannot tell'],
  [{ SITE_URL: undefined }, 'better: SITE_URL is not set'],
  [{ SITE_URL: 'http://example.com' }, 'better: SITE_URL begins with http'],
  [{ VERCEL: '1', DATABASE_URL }, 'wrong: CRON_SECRET is not set'],
  [{ VERCEL: '1', DATABASE_URL, CRON_SECRET: '0123456789abcdef' }, 'right: CRON_SECRET is set'],
])('of %j is said: %s', (changes, sentence) => {
  expect(sentences(changes)).toContainEqual(expect.stringContaining(sentence));
});

test('a name and a password prove who calls as well as a signature does', () => {
  const found = sentences({
    CONSULTATION_WEBHOOK_URL: 'https://site:s3cret@n8n.example/webhook',
    CONSULTATION_WEBHOOK_SECRET: undefined,
  });

  expect(found).toContainEqual(expect.stringMatching(/^right: .* a name and a password/));
  expect(found.join()).not.toContain('s3cret');
});

test('no secret is repeated', () => {
  const found = sentences({
    CONSULTATION_WEBHOOK_URL:
      'https://user:pa55word@automation.example.com/hook/s3cret-path?key=s3cret',
  }).join('\n');

  expect(found).not.toMatch(/s3cret|pa55word/);
});
