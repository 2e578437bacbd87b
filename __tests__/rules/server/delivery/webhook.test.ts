import { Webhook } from 'standardwebhooks';
import { submit } from '#server/delivery/receiver.ts';
import type { WebhookReceiver } from '#server/delivery/webhook.ts';
import { startWebhookReceiver } from '../../../kit/real/webhook-receiver.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const request = {
  id: '7a2f',
  body: '{"name":"Zoë 👩‍🚀","description":"secret plans"}',
  attempt: 3,
};

let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeEach(async () => {
  captureLog();
  webhook = await startWebhookReceiver();
});

afterEach(() => webhook.close());

test('the webhook receives the stored bytes, and all else in headers', async () => {
  expect(await post()).toEqual({ kind: 'accepted', status: 200 });
  const origin = { timeZone: 'Europe/Berlin', leadSource: 'utm_source=spring+sale' };
  const more = { ...origin, resentAt: Date.UTC(2026, 10, 22) };
  await submit({ ...request, ...more }, { url: webhook.url, timeoutMs: 30_000 });

  const [plain, known] = webhook.calls;
  expect(plain).toMatchObject({
    body: request.body,
    headers: {
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      'webhook-id': request.id,
      'idempotency-key': request.id,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    },
  });
  expect(Object.keys(plain?.headers ?? {}).join()).not.toMatch(/signature|x-/);
  expect(known).toMatchObject({
    body: request.body,
    headers: {
      'x-visitor-time-zone': 'Europe/Berlin',
      'x-lead-source': 'utm_source=spring+sale',
      'x-resent': '2026-11-22T00:00:00.000Z',
    },
  });
});

test('the receiver can verify the signature of a site with a secret', async () => {
  await post({ secret: SECRET });

  const [{ body = '', headers = {} } = {}] = webhook.calls;
  const signed = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  );
  expect(new Webhook(SECRET).verify(body, signed)).toEqual(JSON.parse(request.body));
});

test.each([
  ['a name and password', 'n8n', 'p@ss'],
  ['a password alone', '', 'token'],
])('the webhook receives %s of its address as a header', async (_, username, password) => {
  const url = new URL(webhook.url);
  Object.assign(url, { username, password });

  expect(await post({ url })).toEqual({ kind: 'accepted', status: 200 });

  expect(webhook.calls[0]?.headers.authorization).toBe(`Basic ${btoa(`${username}:${password}`)}`);
});

function post(changes: Partial<WebhookReceiver> = {}) {
  return submit(request, { url: webhook.url, timeoutMs: 30_000, ...changes });
}
