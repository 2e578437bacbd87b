import { startDeliveryLoop } from '#server/delivery/delivery-loop.ts';
import { type Outbox, outboxIn } from '#server/outbox/outbox.ts';
import { startWebhookReceiver } from '../../scripts/prove/real/webhook-receiver.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

const MINUTE = 60_000;

/** What becomes of requests the simulation tells; here is what a real store and real sockets could get wrong. */
describe.each(kindsOfStore)('delivery from $kind', ({ newPlace }) => {
  let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let place: Place;

  beforeEach(async () => {
    webhook = await startWebhookReceiver();
    place = await newPlace();
  });

  afterEach(async () => {
    await webhook.close();
    await place.remove();
  });

  test('two processes on one store call one at a time, and nobody twice', async () => {
    captureLog();
    const ids = Array.from({ length: 30 }, (_, index) => `request ${index}`);
    const [one, two] = [outboxIn(place.connect()), outboxIn(place.connect())];
    const loops = [startDeliveryLoop(to(one)), startDeliveryLoop(to(two))];

    await Promise.all(
      ids.map((id, index) => (index % 2 ? one : two).add({ id, body: `{"name":"${id}"}` })),
    );
    for (const loop of loops) loop.wake();
    await webhook.called(ids.length);
    await webhook.idle();
    await Promise.all(loops.map((loop) => loop.stop()));

    expect(webhook.calls).toHaveLength(ids.length);
    expect(webhook.processed.size).toBe(ids.length);
    expect(webhook.mostAtOnce()).toBe(1);
    await Promise.all([one.close(), two.close()]);
  });

  test('while the store is away the loop waits, says so once, and goes on when it is back', async () => {
    const log = captureLog();
    const outbox = outboxIn(place.connect());
    await outbox.add({ id: 'a', body: '{}' });
    const claim = jest.spyOn(outbox, 'claim').mockRejectedValue({ code: 'ECONNREFUSED' });
    let sleeps = 0;
    const loop = startDeliveryLoop(to(outbox), {
      sleep: async () => {
        sleeps += 1;
        if (sleeps === 3) claim.mockRestore();
        if (sleeps > 3) void loop.stop();
      },
    });
    await loop.stopped;

    expect(log.events()).toEqual([
      'Store failed, delivery waits',
      'Request delivered',
      'Store is back, delivery goes on',
    ]);
    await outbox.close();
  });

  /** Patient: on a busy machine any call may take a while. */
  const to = (outbox: Outbox) => ({ outbox, receiver: { url: webhook.url, timeoutMs: MINUTE } });
});
