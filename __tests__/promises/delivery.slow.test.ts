import { type Delivery, deliverDueRequests } from '#server/delivery/delivery.ts';
import { startDeliveryLoop } from '#server/delivery/delivery-loop.ts';
import type { NewRequest, Outbox } from '#server/outbox/outbox.ts';
import { outboxIn } from '#server/outbox/outbox.ts';
import type { StoredRequest } from '#server/outbox/stored-request.ts';
import { startWebhookReceiver } from '../../scripts/prove/real/webhook-receiver.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { deliverUntilDone as untilDone } from '../kit/setup/deliver-until-done.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

describe.each(kindsOfStore)('delivery from $kind', ({ newPlace }) => {
  let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let log: ReturnType<typeof captureLog>;
  let place: Place;
  let outbox: Outbox;
  let otherProcess: Outbox;
  let now: number;

  beforeEach(async () => {
    log = captureLog();
    webhook = await startWebhookReceiver();
    place = await newPlace();
    now = Date.UTC(2026, 10, 20);
    outbox = outboxIn(place.connect(() => now));
    otherProcess = outboxIn(place.connect(() => now));
  });

  afterEach(async () => {
    await Promise.all([outbox.close(), otherProcess.close(), webhook.close()]);
    await place.remove();
  });

  test('one that always fails and fifty good ones: the good ones flow without a pause', async () => {
    webhook.behave((id) => (id === 'poison' ? 'is broken' : 'accepts'));
    const ids = Array.from({ length: 50 }, (_, index) => `request ${index}`);
    await outbox.add(aRequest('poison'));
    for (const id of ids) await outbox.add(aRequest(id));

    await deliverDueRequests(to(outbox), never);

    expect([...webhook.processed.keys()].sort()).toEqual(ids.sort());
    expect(webhook.calls.filter(({ id }) => id === 'poison')).toHaveLength(1);
    expect(countOf('Delivery pauses')).toBe(0);
  });

  test('fifty due and a receiver that asks to wait: one call, then one probe at a time', async () => {
    webhook.behave('asks to wait two minutes');
    const ids = Array.from({ length: 50 }, (_, index) => `request ${index}`);
    await Promise.all(ids.map((id) => outbox.add(aRequest(id))));

    await deliverDueRequests(to(outbox), never);
    expect(webhook.calls).toHaveLength(1);
    now += 2 * MINUTE;
    await deliverDueRequests(to(outbox), never);

    expect(webhook.calls).toHaveLength(2);
    expect(log.lines()).toMatchObject([
      { event: 'Webhook submission failed' },
      { event: 'Delivery pauses', reason: '429', probeInMs: 2 * MINUTE },
      { event: 'Webhook submission failed' },
    ]);
  });

  test('a queue that is full, which Make answers with 400, parks nobody', async () => {
    webhook.behave('has a full queue');
    for (const id of ['a', 'b', 'c', 'd']) await outbox.add(aRequest(id));
    let pauses = 0;

    await deliverUntilDone(() => {
      pauses += 1;
      if (pauses === 30) webhook.behave('accepts');
    });

    expect((await all()).map(({ state }) => state)).toEqual(Array(4).fill('delivered'));
  });

  test.each([
    ['a receiver that is away as often as a paused lane does', 'is starting', [5, 15, 45, 45, 45]],
    ['one whose workflow fails by its own schedule', 'is broken', [5, 15, 60, 300, 900, 900]],
  ] as const)('a single request meets %s', async (_, fault, expected) => {
    webhook.behave(fault);
    await outbox.add(aRequest('a'));
    const waits: number[] = [];

    await deliverUntilDone((ms) => {
      waits.push(ms / SECOND);
      if (waits.length === expected.length) webhook.behave('accepts');
    });

    expect(waits).toEqual(expected);
  });

  test('once another was accepted, what fails waits by its own schedule', async () => {
    webhook.behave((id) => (id === 'poison' ? 'is starting' : 'accepts'));
    await outbox.add(aRequest('poison'));
    await deliverDueRequests(to(outbox), never);
    await outbox.add(aRequest('good'));
    now += SECOND;
    const waits: number[] = [];

    await deliverUntilDone((ms) => {
      waits.push(ms / SECOND);
      if (waits.length === 5) webhook.behave('accepts');
    });

    expect(waits).toEqual([4, 15, 60, 300, 900]);
  });

  test('two processes on one store call one at a time, and nobody twice', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `request ${index}`);
    const [one, two] = [outboxIn(place.connect()), outboxIn(place.connect())];
    const loops = [startDeliveryLoop(to(one)), startDeliveryLoop(to(two))];

    await Promise.all(ids.map((id, index) => (index % 2 ? one : two).add(aRequest(id))));
    for (const loop of loops) loop.wake();
    await webhook.called(ids.length);
    await webhook.idle();
    await Promise.all(loops.map((loop) => loop.stop()));

    expect(webhook.calls).toHaveLength(ids.length);
    expect(webhook.processed.size).toBe(ids.length);
    expect(webhook.mostAtOnce()).toBe(1);
    await Promise.all([one.close(), two.close()]);
  });

  test('a loop that has nothing to do begins at once when it is woken', async () => {
    const loop = startDeliveryLoop(to(outbox), { lookAgainMs: DAY });
    await outbox.msUntilDue();
    await outbox.add(aRequest('a'));
    loop.wake();

    await webhook.called();

    await loop.stop();
    expect(webhook.processed.get('a')).toBe(1);
  });

  test('a stop lets the call under way end, and claims nothing more', async () => {
    webhook.behave('accepts after a while');
    await outbox.add(aRequest('first'));
    await outbox.add(aRequest('second'));
    const loop = startDeliveryLoop(to(outbox), { graceMs: MINUTE });
    await webhook.called();

    await loop.stop();

    expect(webhook.calls).toHaveLength(1);
    expect((await all()).map(({ state }) => state).sort()).toEqual(['delivered', 'pending']);
  });

  test('a stop hangs up on a call that does not end, and gives the lease back', async () => {
    webhook.behave('hangs');
    await outbox.add(aRequest('first'));
    now += SECOND;
    await outbox.add(aRequest('second'));
    const loop = startDeliveryLoop(to(outbox), { graceMs: 20 });
    await webhook.called();

    await loop.stop();

    // The receiver may be at work on the first still, so nobody calls it about that one at once.
    expect(await outbox.find('first')).toMatchObject({
      state: 'pending',
      dueAt: now + 5 * SECOND,
    });
    expect(await otherProcess.claim('another lease')).toMatchObject({ id: 'second' });
  });

  test('while the store is away the loop waits, says so once, and goes on when it is back', async () => {
    await outbox.add(aRequest('a'));
    const claim = jest.spyOn(outbox, 'claim').mockRejectedValue({ code: 'ECONNREFUSED' });
    let sleeps = 0;

    await deliverUntilDone(() => {
      sleeps += 1;
      if (sleeps === 3) claim.mockRestore();
    });

    expect(log.events()).toEqual([
      'Store failed, delivery waits',
      'Request delivered',
      'Store is back, delivery goes on',
    ]);
  });

  const deliverUntilDone = (onSleep: (ms: number) => void) =>
    untilDone(to(outbox), async (ms) => {
      now += ms;
      await webhook.idle();
      onSleep(ms);
    });

  /** Patient: on a busy machine any call may take a while. */
  function to(store: Outbox): Delivery {
    return {
      outbox: store,
      receiver: { url: webhook.url, timeoutMs: MINUTE },
      lease: 'ours',
      random: () => 0.5,
    };
  }

  function countOf(event: string) {
    return log.events().filter((name) => name === event).length;
  }

  async function all() {
    const requests: StoredRequest[] = [];
    for await (const request of outbox.list()) requests.push(request);
    return requests;
  }
});

const never = new AbortController().signal;

function aRequest(id: string): NewRequest {
  return { id, body: `{"name":"${id}"}` };
}
