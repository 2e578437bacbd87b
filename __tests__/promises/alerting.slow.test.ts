import { housekeeping } from '#server/housekeeping.ts';
import { type Outbox, outboxIn } from '#server/leads.ts';
import { startWebhookReceiver } from '../../scripts/prove/real/webhook-receiver.ts';
import { OURS, tryNext } from '../kit/builders/attempts.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WELL = 'www.agency.example: All is well again.';

describe.each(kindsOfStore)('alerts of two processes on $kind', ({ newPlace }) => {
  let chat: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let log: ReturnType<typeof captureLog>;
  let outboxes: [Outbox, Outbox];
  let houses: (() => Promise<void>)[];
  let now: number;

  beforeEach(async () => {
    log = captureLog();
    chat = await startWebhookReceiver();
    const place = await newPlace();
    now = Date.UTC(2026, 10, 20);
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const open = () =>
      outboxIn(
        place.connect(() => now),
        { capacity: 3, machineMs: () => now },
      );
    outboxes = [open(), open()];
    start();
  });

  afterEach(() => chat.close());

  function start(hasJustStarted = false) {
    const alertPlace = { url: chat.url, siteUrl: 'https://www.agency.example' };
    houses = outboxes.map((each) =>
      housekeeping(each, { purgeAfterDays: 30, alertPlace, hasJustStarted }),
    );
  }

  async function minutesPass(minutes: number) {
    for (let minute = 0; minute < minutes; minute += 1) {
      now += MINUTE;
      await Promise.all(houses.map((keepHouse) => keepHouse()));
    }
  }

  const add = (id: string, heldBecause?: string) =>
    outboxes[0].add({ id, body: '{"name":"Ada"}', heldBecause });
  const told = () => chat.calls.map(({ body }) => JSON.parse(body).text);

  async function deliverNext() {
    await tryNext(outboxes[0]);
    await outboxes[0].leave(OURS);
  }

  test('alerts report an outage once, each day, and at its end', async () => {
    await add('a');
    await minutesPass(30);
    expect(told()).toEqual([
      'www.agency.example: 1 request waits for delivery, the oldest for 11 minutes. ' +
        'Nothing is lost. Look with: npm run doctor -- --send',
    ]);
    now += DAY;
    await minutesPass(2);
    expect(told()).toHaveLength(2);
    await deliverNext();
    await minutesPass(10);
    expect(told().slice(2)).toEqual([WELL]);
    const events = log.events().filter((event) => event.startsWith('Delivery '));
    expect(events).toEqual([
      ...Array(2).fill('Delivery is late'),
      ...Array(2).fill('Delivery has caught up'),
    ]);
  });

  test('an alert repeats when another trouble joins', async () => {
    await add('a');
    await minutesPass(12);
    await add('b');
    await add('c');
    await minutesPass(10);
    expect(told()).toHaveLength(2);
    expect(told()[1]).toMatch(/3 requests wait .*\nThe store is full/);
  });

  test('an alert after a start reports a queue only if it does not drain', async () => {
    for (const id of ['a', 'b']) {
      await add(id);
      now += 20 * MINUTE;
    }
    start(true);
    await minutesPass(1);
    await deliverNext();
    await minutesPass(1);
    expect(told()).toEqual([]);
    await minutesPass(1);
    expect(told()).toEqual([expect.stringContaining('1 request waits')]);
  });

  test('an alert that nobody takes is sent again', async () => {
    await add('a');
    chat.behave('is broken');
    await minutesPass(13);
    const inVain = told().length;
    expect(inVain).toBeGreaterThan(1);
    chat.behave('accepts');
    await minutesPass(3);
    expect(told()).toHaveLength(inVain + 1);
    expect(log.text()).not.toContain(chat.url.port);
  });

  test('each process reports a lost store once an hour and one reports its return', async () => {
    const away = { errstr: 'attempt to write a readonly database' };
    for (const each of outboxes) jest.spyOn(each, 'health').mockRejectedValue(away);
    await minutesPass(1);
    expect(told()).toEqual([]);
    await minutesPass(10);
    expect(told()).toEqual(
      Array(2).fill(expect.stringContaining(`The store cannot be written (${away.errstr})`)),
    );
    for (const each of outboxes) jest.mocked(each.health).mockRestore();
    await minutesPass(10);
    expect(told().slice(2)).toEqual([WELL]);
  });

  test('housekeeping never overlaps itself', async () => {
    let underWay = 0;
    let most = 0;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    jest.spyOn(outboxes[0], 'autoPurge').mockImplementation(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await finished;
      underWay -= 1;
      return 0;
    });
    const rounds = [houses[0]?.(), houses[0]?.()];
    finish();
    await Promise.all(rounds);
    await houses[0]?.();
    expect(most).toBe(1);
  });
});
