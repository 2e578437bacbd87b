import { Webhook } from 'standardwebhooks';
import { HOUR_MS } from '#domain/durations.ts';
import type { WebhookReceiver } from '#server/configuration/receivers.ts';
import { submit } from '#server/delivery/submit.ts';
import { notPrepared } from '#server/requests/attempt.ts';
import type { Submission } from '#server/requests/stored-request.ts';
import { accepted } from '../../../kit/builders/attempts.ts';
import { startWebhookReceiver } from '../../../kit/real/webhook-receiver.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const request = { id: '7a2f', body: '{"name":"Zoë 👩‍🚀"}', answers: {}, attempt: 3 };

let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeEach(async () => {
  webhook = await startWebhookReceiver();
});

afterEach(() => webhook.close());

const post = (more: Partial<Submission> = {}, changes: Partial<WebhookReceiver> = {}) =>
  submit({ ...request, ...more }, { url: webhook.url, timeoutMs: 30_000, ...changes });

test('the webhook receives the stored bytes, and all else in headers', async () => {
  expect(await post()).toEqual(accepted);
  const origin = { timeZone: 'Europe/Berlin', language: 'eo', leadSource: 'utm_source=a+sale' };
  const url = Object.assign(new URL(webhook.url), { password: 'p@ss' });
  await post({ ...origin, resentAt: Date.UTC(2026, 10, 22), byAgency: 'changed' }, { url });

  const [plain, known] = webhook.calls;
  const headers = {
    'accept-encoding': 'identity',
    'content-type': 'application/json',
    'webhook-id': request.id,
    'idempotency-key': request.id,
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
  };
  expect(plain).toMatchObject({ body: request.body, headers });
  expect(Object.keys(plain?.headers ?? {}).join()).not.toMatch(/authorization|signature|x-/);
  const more = {
    authorization: `Basic ${btoa(':p@ss')}`,
    'x-visitor-time-zone': 'Europe/Berlin',
    'x-language': 'eo',
    'x-lead-source': 'utm_source=a+sale',
    'x-changed-by': 'agency',
    'x-resent': '2026-11-22T00:00:00.000Z',
  };
  expect(known).toMatchObject({ body: request.body, headers: { ...headers, ...more } });
});

test('the receiver can verify the signature of a site with a secret', async () => {
  await post({}, { secret: SECRET });
  const [{ body = '', headers = {} } = {}] = webhook.calls;
  expect(new Webhook(SECRET).verify(body, Object(headers))).toEqual(JSON.parse(request.body));
});

test('a compressed answer stays unread', async () => {
  webhook.behave('accepts, with half of a compressed body');
  await post({}, { timeoutMs: HOUR_MS });
  await webhook.callOver();
});

test('a request whose headers cannot be built is at fault itself', async () => {
  expect(await post({ leadSource: '日本' })).toEqual(notPrepared);
  expect(webhook.calls).toEqual([]);
});
