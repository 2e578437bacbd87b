import { housekeeping } from '#server/housekeeping.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { outboxIn } from '#server/outbox/outbox.ts';
import { captureLog } from '../setup/captured-log.ts';
import { kindsOfStore, type Place } from '../setup/stores.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(kindsOfStore)('housekeeping in $kind', ({ newPlace }) => {
  let log: ReturnType<typeof captureLog>;
  let place: Place;
  let outbox: Outbox;
  let keepHouse: () => Promise<void>;
  let now: number;

  beforeEach(async () => {
    log = captureLog();
    place = await newPlace();
    now = Date.UTC(2026, 10, 20);
    outbox = outboxIn(place.connect(() => now));
    keepHouse = housekeeping(outbox, { purgeAfterDays: 30 });
  });

  afterEach(async () => {
    await outbox.close();
    await place.remove();
  });

  test('the alarm is raised once when a request waits longer than ten minutes, and ends once', async () => {
    await outbox.add({ id: 'a', body: '{}' });
    now += 10 * MINUTE;
    await keepHouse();
    expect(log.events()).toEqual([]);

    now += MINUTE;
    await keepHouse();
    await keepHouse();
    expect(log.lines()).toMatchObject([
      { level: 'error', event: 'Delivery is late', undelivered: 1, oldestUndeliveredSeconds: 660 },
    ]);

    await deliverNext();
    await keepHouse();
    await keepHouse();
    expect(log.events()).toEqual(['Delivery is late', 'Delivery has caught up']);
  });

  test('a request that is held for an operator raises no alarm', async () => {
    await outbox.add({ id: 'a', body: '{}', heldBecause: 'honeypot' });
    now += DAY;

    await keepHouse();

    expect(log.events()).toEqual([]);
  });

  test('what visitors wrote is purged, and how much is told', async () => {
    await outbox.add({ id: 'a', body: '{"name":"Ada"}' });
    await deliverNext();
    now += 31 * DAY;

    await keepHouse();

    expect(await outbox.find('a')).toMatchObject({ body: null });
    expect(log.lines()).toMatchObject([{ event: 'Personal data purged', requests: 1 }]);
  });

  test('a store that cannot be written to is told once, until it is back', async () => {
    const health = jest
      .spyOn(outbox, 'health')
      .mockRejectedValue({ errstr: 'database or disk is full' });
    await keepHouse();
    await keepHouse();
    health.mockRestore();
    await keepHouse();

    expect(log.lines()).toMatchObject([
      { event: 'Store is not writable', reason: expect.stringContaining('The disk is full') },
    ]);
  });

  async function deliverNext() {
    const request = await outbox.claim('a lease');
    if (request) await outbox.recordAttempt(request, { kind: 'delivered', answer: '200' });
  }
});
