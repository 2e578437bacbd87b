import { startWebhookReceiver } from '../../../scripts/prove/real/webhook-receiver.ts';
import { startChild } from '../../setup/child.ts';

test('how long fetch waits for a silent receiver is what we say, not its five minutes', async () => {
  const webhook = await startWebhookReceiver();
  webhook.behave('hangs');

  const child = startChild('patient-call.ts', {}, webhook.url.href, '500');

  expect(await child.ended()).toBe(0);
  expect(child.lines).toEqual(['UND_ERR_HEADERS_TIMEOUT']);
  await webhook.close();
});
