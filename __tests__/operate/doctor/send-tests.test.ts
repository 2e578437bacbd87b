import { webhookFields } from '#domain/consultation-request.ts';
import { answerInASentence } from '../../../scripts/operate/answer-in-words.ts';
import { aboutAnswer, sendTestRequest } from '../../../scripts/operate/doctor/send-tests.ts';
import { startWebhookReceiver } from '../../../scripts/prove/real/webhook-receiver.ts';

test.each([
  [302, 'Set the address where it ends'],
  [401, 'Compare its authentication'],
  [404, 'Activate the workflow'],
  [422, 'Look at what the workflow expects'],
  [429, 'more slowly'],
  [500, 'Its own log says why'],
])('says what a %i means', (status, advice) => {
  expect(aboutAnswer({ kind: 'rejected', status, retryAfterMs: undefined }, 12)).toEqual({
    verdict: 'wrong',
    sentence: expect.stringMatching(
      new RegExp(`^The webhook answered ${status} in 12 ms.*${advice}`),
    ),
  });
});

test('a database that knows no such password is no sign for its reader to look up', () => {
  expect(answerInASentence('28P01')).toBe('The password is wrong: 28P01.');
});

test('fills in every field of the form, whatever the owner has added or needs', async () => {
  const webhook = await startWebhookReceiver();
  await sendTestRequest({ url: new URL(webhook.url), timeoutMs: 5_000 });
  await webhook.close();
  const [call] = webhook.calls;
  const sent: Record<string, string | null> = JSON.parse(call?.body ?? '');
  expect(Object.keys(sent)).toEqual(webhookFields);
  expect(webhookFields.filter((field) => !sent[field])).toEqual(['callDate', 'callTime']);
});
