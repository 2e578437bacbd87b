import { Webhook } from 'standardwebhooks';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { WebhookReceiver } from '#server/configuration/receivers.ts';
import { sendToReceiver } from '#server/delivery/send-to-receiver.ts';
import { unpreparedAttempt } from '#server/queue/attempt.ts';
import type { DeliverableRequest } from '#server/requests/stored-request.ts';
import { accepted } from '../../../kit/builders/attempts.ts';
import { type Behaviour, startWebhookReceiver } from '../../../kit/real/webhook-receiver.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const request = { id: '7a2f', body: '{"name":"Zoë 👩‍🚀"}', formValues: {}, attemptNumber: 3 };

let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeEach(async () => {
  webhook = await startWebhookReceiver();
});

afterEach(() => webhook.close());

const post = (
  more: Partial<DeliverableRequest> = {},
  changes: Partial<WebhookReceiver> = {},
  stop?: AbortSignal,
) =>
  sendToReceiver(
    { ...request, ...more },
    { url: webhook.url, timeoutMs: 60_000, ...changes },
    stop,
  );

test('the webhook receives the stored bytes, and all else in headers', async () => {
  expect(await post()).toEqual(accepted);
  const origin = { timeZone: 'Europe/Berlin', language: 'eo', leadSource: 'utm_source=a+sale' };
  const url = Object.assign(new URL(webhook.url), { password: 'p@ss' });
  const call = { link: 'https://agency.example/call/1', agencyProof: 'proof', isByAgency: true };
  callHours.timeZone = 'Europe/Berlin';
  const acceptedAt = Date.parse('2026-11-22T10:00Z');
  const resentAt = Date.parse('2026-11-22T00:00Z');
  await post({ ...origin, ...call, acceptedAt, resentAt }, { url });

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
    'x-call-link': 'https://agency.example/call/1',
    'x-agency-call-link': 'https://agency.example/call/1?by=proof',
    'x-reply-by': '2026-11-23T11:00:00.000Z',
    'x-changed-by': 'agency',
    'x-resent': '2026-11-22T00:00:00.000Z',
  };
  expect(known).toMatchObject({ body: request.body, headers: { ...headers, ...more } });
});

test('a cancelled call tells the webhook neither a time nor a reply', async () => {
  const cancelled = { revision: 1, firstId: '7a2e', isCancelled: true };
  await post({ ...cancelled, acceptedAt: Date.now(), callAt: Date.now() + DAY_MS });
  const [{ headers = {} } = {}] = webhook.calls;
  expect(headers).toMatchObject({ 'x-call-status': 'cancelled' });
  expect(Object.keys(headers).join()).not.toMatch(/x-call-at|x-reply-by/);
});

test('an agreed call is the reply, so the webhook hears of no other', async () => {
  const callAt = Date.now() + DAY_MS;
  for (const reserves of [true, false]) await post({ acceptedAt: Date.now(), callAt, reserves });
  const told = webhook.calls.map(({ headers }) => 'x-reply-by' in headers);
  expect(told).toEqual([false, true]);
});

test('the receiver can verify the signature of a site with a secret', async () => {
  await post({}, { secret: SECRET });
  const [{ body = '', headers = {} } = {}] = webhook.calls;
  expect(new Webhook(SECRET).verify(body, Object(headers))).toEqual(JSON.parse(request.body));
});

type Outcome = [verdict: string, answer: string, retryAfterMs?: number];
const outcomes: Record<Behaviour, Outcome> = {
  accepts: ['accepted', '200'],
  'accepts slowly': ['accepted', '200'],
  'accepts, and ends no body': ['accepted', '200'],
  'is broken': ['row at fault', '500'],
  'is an n8n that starts': ['unclear', '503'],
  redirects: ['unclear', '302'],
  'asks to wait two minutes': ['receiver at fault', '429', 120_000],
  'asks to wait a day': ['receiver at fault', '503', DAY_MS],
  'asks to wait until a time in a minute and a half': ['receiver at fault', '503', 86_000],
  'asks to wait until a time that has passed': ['unclear', '503'],
  'asks to wait nonsense': ['unclear', '429'],
  'resets after reading': ['unclear', 'ECONNRESET'],
  hangs: ['unclear', 'timeout'],
  'answers garbage': ['unclear', 'HTTPParserError'],
};

test.each(Object.entries(outcomes))('a webhook that %s has its verdict', async (...row) => {
  const [behaviour, [verdict, answer, retryAfterMs = 0]] = row;
  const log = captureLog();
  webhook.behave(behaviour as Behaviour);
  const hidden = { username: 'ann', password: 'pa55word', pathname: '/canary' };
  const url = Object.assign(new URL(webhook.url), hidden);
  const timeoutMs = behaviour === 'hangs' ? 300 : 60_000;
  const attempt = await post({}, { url, secret: SECRET, timeoutMs });
  expect(attempt).toMatchObject({ verdict, answer });
  // Sub-seconds of a date are lost, and a busy machine is slow.
  expect(attempt.retryAfterMs ?? 0).toEqual(expect.closeTo(retryAfterMs, -4));
  expect(log.lines()).toMatchObject([{ id: request.id, attempt: 3, answer }]);
  expect(log.text()).not.toMatch(/canary|127\.0\.0\.1|pa55word|MfKQ9r8|Zoë/);
});

test('a site that stops interrupts a call to a webhook that hangs', async () => {
  webhook.behave('hangs');
  const stopping = new AbortController();
  const posted = post({}, {}, stopping.signal);
  await webhook.called();
  stopping.abort();
  expect(await posted).toEqual({ verdict: 'not counted', waitsMs: 60_000 });
});

test('a request whose headers cannot be built is at fault itself', async () => {
  const log = captureLog();
  expect(await post({ leadSource: '日本' })).toEqual(unpreparedAttempt(new TypeError()));
  expect(webhook.calls).toEqual([]);
  expect(log.events()).toEqual(['Error submitting form']);
});
