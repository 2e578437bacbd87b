import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { submit } from '#server/delivery/receiver.ts';
import type { WebhookReceiver } from '#server/delivery/webhook.ts';
import { listen } from '../../../scripts/prove/real/listen.ts';
import { allBehaviours } from '../../../scripts/prove/real/receiver-behaviours.ts';
import { startWebhookReceiver } from '../../../scripts/prove/real/webhook-receiver.ts';
import { captureLog } from '../../setup/captured-log.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const request = {
  id: '7a2f',
  body: '{"name":"Zoë 👩‍🚀","description":"secret plans"}',
  attempt: 3,
};

let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;
let log: ReturnType<typeof captureLog>;

beforeEach(async () => {
  log = captureLog();
  webhook = await startWebhookReceiver();
});

afterEach(() => webhook.close());

test('the receiver gets the stored bytes, and the id in the headers that it tells repetitions by', async () => {
  await post();

  expect(webhook.calls).toMatchObject([
    {
      body: request.body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': request.id,
        'idempotency-key': request.id,
        'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
      },
    },
  ]);
  expect(webhook.calls[0]?.headers).not.toHaveProperty('webhook-signature');
});

test('where the lead comes from, and in which zone its times are, travel in headers', async () => {
  const origin = { timeZone: 'Europe/Berlin', leadSource: 'utm_source=spring+sale' };
  await submit({ ...request, ...origin }, { url: webhook.url, timeoutMs: 5_000 });
  await post();

  const [known, unknown] = webhook.calls;
  expect(known).toMatchObject({
    body: request.body,
    headers: { 'x-visitor-time-zone': 'Europe/Berlin', 'x-lead-source': 'utm_source=spring+sale' },
  });
  expect(Object.keys(unknown?.headers ?? {}).join()).not.toMatch(/x-visitor|x-lead/);
});

test('where answers are short, one request after another goes over the same connections', async () => {
  const connections = new Set<unknown>();
  const server = createServer(({ socket }, response) => {
    connections.add(socket);
    response.end('{"message":"Workflow was started"}');
  });
  const url = new URL(`http://127.0.0.1:${await listen(server)}`);

  for (let time = 0; time < 10; time += 1)
    expect(await submit(request, { url, timeoutMs: 60_000 })).toMatchObject({
      kind: 'accepted',
    });

  expect(connections.size).toBeLessThan(5);
  server.closeAllConnections();
  server.close();
});

test('with a secret the receiver can verify who sent it', async () => {
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
])('%s in the address travel as a header', async (_, username, password) => {
  const url = new URL(webhook.url);
  Object.assign(url, { username, password });

  expect(await post({ url })).toEqual({ kind: 'accepted', status: 200 });

  expect(webhook.calls[0]?.headers.authorization).toBe(`Basic ${btoa(`${username}:${password}`)}`);
});

test.each([
  ['accepts', { kind: 'accepted', status: 200 }],
  ['accepts without a word', { kind: 'accepted', status: 204 }],
  ['accepts, with an endless body', { kind: 'accepted', status: 200 }],
  ['accepts, with a body that trickles', { kind: 'accepted', status: 200 }],
  ['accepts, with a body that breaks off', { kind: 'accepted', status: 200 }],
  ['is broken', { kind: 'rejected', status: 500 }],
  ['is starting', { kind: 'rejected', status: 404 }],
  ['redirects', { kind: 'rejected', status: 302 }],
  ['redirects and keeps the method', { kind: 'rejected', status: 308 }],
  ['asks to wait two minutes', { kind: 'rejected', status: 429, retryAfterMs: 120_000 }],
  ['asks to wait a day', { kind: 'rejected', status: 503, retryAfterMs: 3_600_000 }],
  ['asks to wait nonsense', { kind: 'rejected', status: 429, retryAfterMs: undefined }],
  ['resets before reading', { kind: 'none', reason: 'ECONNRESET' }],
  ['processes, then resets', { kind: 'none', reason: 'ECONNRESET' }],
  ['hangs', { kind: 'none', reason: 'timeout' }],
  ['begins an answer and hangs', { kind: 'none', reason: 'timeout' }],
  ['answers garbage', { kind: 'none', reason: 'HTTPParserError' }],
  ['says to wait without end', { kind: 'none', reason: 'answers without end' }],
  ['answers with endless headers', { kind: 'none', reason: 'UND_ERR_HEADERS_OVERFLOW' }],
] as const)('a receiver that %s', async (behaviour, answer) => {
  webhook.behave(behaviour);

  expect(await post({ timeoutMs: 300 })).toEqual(expect.objectContaining(answer));

  expect(webhook.calls.map(({ path }) => path)).not.toContain('/elsewhere');
});

test('a date says how long to wait, too', async () => {
  webhook.behave('asks to wait until a time in a minute and a half');

  const { retryAfterMs } = { retryAfterMs: 0, ...(await post()) };

  expect(retryAfterMs).toBeGreaterThan(80_000);
  expect(retryAfterMs).toBeLessThanOrEqual(90_000);
});

test('a receiver that nobody can reach', async () => {
  await webhook.close();
  expect(await post()).toEqual({ kind: 'none', reason: 'ECONNREFUSED' });
  webhook = await startWebhookReceiver();
});

test('a stop aborts the call under way', async () => {
  webhook.behave('hangs');
  const stop = new AbortController();
  const answer = submit(request, { url: webhook.url, timeoutMs: 5_000 }, stop.signal);
  stop.abort();

  expect(await answer).toEqual({ kind: 'interrupted' });
});

test('whatever happens, the log names the event, and neither address, secret nor a word of the visitor', async () => {
  const url = new URL(webhook.url);
  Object.assign(url, { username: 'ann', password: 'pa55word', pathname: '/canary-path' });
  for (const behaviour of allBehaviours) {
    webhook.behave(behaviour);
    await post({ url, secret: SECRET, timeoutMs: 300 });
  }

  expect(new Set(log.events())).toEqual(
    new Set(['Request delivered', 'Webhook submission failed', 'Error submitting form']),
  );
  for (const { id, attempt } of log.lines())
    expect({ id, attempt }).toEqual({ id: '7a2f', attempt: 3 });
  expect(log.text()).not.toMatch(/canary|127\.0\.0\.1|pa55word|MfKQ9r8|Zoë|plans/);
});

function post(changes: Partial<WebhookReceiver> = {}) {
  return submit(request, { url: webhook.url, timeoutMs: 5_000, ...changes });
}
