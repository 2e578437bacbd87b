import { deliverDirectly } from '#server/delivery/deliver-directly.ts';
import { startWebhookReceiver } from '../../../scripts/prove/real/webhook-receiver.ts';
import { captureLog } from '../../setup/captured-log.ts';

let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  webhook = await startWebhookReceiver();
  process.env['CONSULTATION_WEBHOOK_URL'] = webhook.url.href;
});

beforeEach(() => captureLog());

afterAll(() => webhook.close());

test('two tabs that send the same request at once make one call, and both learn how it ended', async () => {
  const request = { id: 'a', body: '{}' };

  expect(await Promise.all([deliverDirectly(request), deliverDirectly(request)])).toEqual([
    true,
    true,
  ]);

  expect(webhook.calls).toHaveLength(1);
});

test('a request that was not accepted may be sent again', async () => {
  const request = { id: 'b', body: '{}' };
  webhook.behave('is broken');
  expect(await deliverDirectly(request)).toBe(false);

  webhook.behave('accepts');
  expect(await deliverDirectly(request)).toBe(true);
});
