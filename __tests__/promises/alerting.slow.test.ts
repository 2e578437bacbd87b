import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alerting } from '#server/alert/alerting.ts';
import { type OpenEnds, openEnds } from '#server/alert/open-ends.ts';
import type { AlertPlace } from '#server/alert/send-alert.ts';
import { housekeeping } from '#server/housekeeping.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { outboxIn } from '#server/outbox/outbox.ts';
import { OVER_QUOTA } from '#server/outbox/stored-request.ts';
import { startWebhookReceiver } from '../../scripts/prove/real/webhook-receiver.ts';
import { OURS, refused, tryNext } from '../kit/builders/attempts.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { aFolder } from '../kit/setup/folder.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(kindsOfStore)('alerts over two processes on $kind', ({ newPlace }) => {
  let chat: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let log: ReturnType<typeof captureLog>;
  let place: Place;
  let outbox: Outbox;
  let outboxes: Outbox[];
  let houses: (() => Promise<void>)[];
  let now: number;
  let alertPlace: AlertPlace;

  const alertsOf = (each: Outbox, ends: OpenEnds) =>
    alerting(each, alertPlace, { hasJustStarted: false, ends });

  beforeEach(async () => {
    log = captureLog();
    chat = await startWebhookReceiver();
    place = await newPlace();
    now = Date.UTC(2026, 10, 20);
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    alertPlace = { url: chat.url, siteUrl: 'https://www.agency.example' };
    outboxes = [1, 2].map(() =>
      outboxIn(
        place.connect(() => now),
        // The machine's own time goes on as its clock does.
        { capacity: 3, machineMs: () => now },
      ),
    );
    houses = outboxes.map((each) => housekeeping(each, { purgeAfterDays: 30, alertPlace }));
    outbox = outboxes[0] ?? outboxIn(place.connect());
  });

  afterEach(() => chat.close());

  /** Both keep house at the same moment, so often as many minutes pass. */
  async function minutesPass(minutes = 1) {
    for (let minute = 0; minute < minutes; minute += 1) {
      now += MINUTE;
      await Promise.all(houses.map((keepHouse) => keepHouse()));
    }
  }

  const told = () => chat.calls.map(({ body }) => JSON.parse(body).text);

  async function deliverNext() {
    await tryNext(outbox);
    await outbox.leave(OURS);
  }

  test('an outage is told once, and when all is well again, with how many were late', async () => {
    await outbox.add({ id: 'a', body: '{"name":"Ada","email":"ada@example.com"}' });
    await outbox.add({ id: 'b', body: '{}' });
    await tryNext(outbox, refused());
    await outbox.leave(OURS);
    await minutesPass(10);
    expect(told()).toEqual([]);

    await minutesPass(5);
    expect(told()).toEqual([
      'www.agency.example: 2 requests wait for delivery, the oldest for 11 minutes. ' +
        'Nothing is lost. Look with: npm run doctor -- --send',
    ]);

    now += 2 * HOUR;
    await minutesPass();
    await deliverNext();
    await deliverNext();
    await minutesPass(3);
    expect(told().slice(1)).toEqual([
      'www.agency.example: All is well again. 2 went out late, the latest after 2 hours.',
    ]);
    expect(JSON.stringify(told())).not.toMatch(/ada/i);
    // Each process says so once.
    const alarm = { level: 'error', undelivered: 2, oldestUndeliveredSeconds: 660 };
    expect(log.lines().filter(({ event }) => event === 'Delivery is late')).toMatchObject([
      alarm,
      alarm,
    ]);
    expect(log.events().filter((event) => event === 'Delivery has caught up')).toHaveLength(2);
  });

  test('what lasts is told again after a day; what ended and began again is told at once', async () => {
    await outbox.add({ id: 'a', body: '{}' });
    await minutesPass(12);
    await deliverNext();
    await minutesPass();
    await outbox.add({ id: 'b', body: '{}' });
    await minutesPass(12);
    expect(told()).toEqual([
      expect.stringContaining('1 request waits'),
      expect.stringContaining('All is well again'),
      expect.stringContaining('1 request waits'),
    ]);

    now += DAY;
    await minutesPass(2);
    expect(told()).toHaveLength(4);
  });

  test('a trouble that began again is told while another goes on', async () => {
    for (const id of ['a', 'b', 'c']) await outbox.add({ id, body: '{}' });
    await minutesPass(12);
    expect(told()).toHaveLength(2);
    await deliverNext();
    await minutesPass(2);
    await outbox.add({ id: 'd', body: '{}' });
    await minutesPass(2);
    expect(told().slice(2)).toEqual([expect.stringContaining('The store is full')]);
  });

  test('after a start nothing is told of requests that are on their way out, and of a lasting outage it is', async () => {
    for (const id of ['a', 'b', 'c']) {
      await outbox.add({ id, body: '{}' });
      now += 20 * MINUTE;
    }
    const alertPlace = { url: chat.url };
    const given = { purgeAfterDays: 30, alertPlace, hasJustStarted: true };
    houses = outboxes.map((each) => housekeeping(each, given));
    for (const _ of ['a', 'b']) {
      await minutesPass();
      await deliverNext();
    }
    await minutesPass();
    expect(told().filter((text) => text.includes('wait'))).toEqual([]);

    await minutesPass();
    expect(told().at(-1)).toContain('1 request waits');
  });

  describe('a site that is restarted', () => {
    let dataFolder: string;
    beforeEach(() => {
      dataFolder = aFolder();
      restart();
    });

    function restart() {
      const given = { purgeAfterDays: 30, alertPlace: { url: chat.url }, dataFolder };
      houses = outboxes.map((each) => housekeeping(each, { ...given, hasJustStarted: true }));
    }

    test('tells, once, that a store is well again that was told to be away before', async () => {
      for (const each of outboxes)
        jest
          .spyOn(each, 'health')
          .mockRejectedValueOnce({ code: 'EIO' })
          .mockRejectedValueOnce({ code: 'EIO' });
      await minutesPass(2);
      expect(told()).toHaveLength(2);
      for (const _ of ['mended', 'again']) {
        restart();
        await minutesPass(2);
        expect(told().slice(2)).toEqual([expect.stringContaining('All is well again.')]);
      }
    });

    test('tells nobody that all is well where nobody was told of trouble', async () => {
      await minutesPass(2);
      now += 20 * MINUTE;
      restart();
      await minutesPass(2);
      expect(told()).toEqual([]);
    });

    test('says that delivery has caught up where that happened meanwhile', async () => {
      await outbox.add({ id: 'a', body: '{}' });
      await minutesPass(12);
      await deliverNext();
      for (const _ of ['caught up', 'again']) {
        restart();
        await minutesPass(2);
        expect(log.events().filter((event) => event === 'Delivery has caught up')).toHaveLength(1);
      }
    });
  });

  test('every trouble that was told has its end told, however soon after another', async () => {
    for (const lastsMinutes of [10, 1]) {
      for (const id of ['a', 'b', 'c']) await outbox.add({ id: `${id} ${now}`, body: '{}' });
      await minutesPass(lastsMinutes);
      for (const _ of ['a', 'b', 'c']) await deliverNext();
      await minutesPass(2);
      now += 51 * MINUTE;
    }

    expect(told()).toEqual([
      expect.stringContaining('The store is full'),
      expect.stringContaining('All is well again.'),
      expect.stringContaining('The store is full'),
      expect.stringContaining('All is well again.'),
    ]);
  });

  test('suspected spam is told at most once a day, and only what is new', async () => {
    await outbox.add({ id: 'a', body: '{}', heldBecause: 'honeypot' });
    await minutesPass(3);
    await outbox.add({ id: 'b', body: '{}', heldBecause: 'honeypot' });
    await minutesPass(3);
    expect(told()).toEqual([expect.stringContaining('1 request is held as suspected spam')]);

    now += DAY;
    await minutesPass(2);
    expect(told().slice(1)).toEqual([expect.stringContaining('2 requests are held')]);
    now += DAY;
    await minutesPass();
    expect(told()).toHaveLength(2);
  });

  test('what is held because of its network is told apart, also when spam was told already', async () => {
    await outbox.add({ id: 'a', body: '{}', heldBecause: 'honeypot' });
    await minutesPass(2);
    await outbox.add({ id: 'b', body: '{}', heldBecause: OVER_QUOTA });
    await minutesPass(2);
    await outbox.add({ id: 'c', body: '{}', heldBecause: OVER_QUOTA });
    await minutesPass(2);
    expect(told()).toEqual([
      expect.stringContaining('1 request is held as suspected spam'),
      expect.stringMatching(/1 request is held because one network .* release --all$/),
    ]);
  });

  test('an alert that nobody takes is told again, by whichever process comes first', async () => {
    await outbox.add({ id: 'a', body: '{}' });
    chat.behave('is broken');
    await minutesPass(12);
    const inVain = told().length;
    expect(inVain).toBeGreaterThan(1);
    expect(log.events()).toContain('Alert failed');

    chat.behave('accepts');
    await minutesPass(3);
    expect(told()).toHaveLength(inVain + 1);
    expect(JSON.stringify(log.lines())).not.toContain(chat.url.port);
  });

  test('what one host alone can see is told by it each day, and ended by no other', async () => {
    const hosts = outboxes.map((each) => alertsOf(each, openEnds(undefined)));
    for (let minute = 0; minute < 30; minute += 1) {
      now += MINUTE;
      for (const [leftBehind, host] of hosts.entries())
        await host.tell({ ...(await outbox.health()), leftBehind });
    }
    expect(told()).toEqual([expect.stringContaining('1 request is left in the store')]);

    const full = { ...(await outbox.health()), isFull: true, leftBehind: 1 };
    await hosts[1]?.tell(full);
    await hosts[1]?.tell({ ...full, isFull: false });
    expect(told().slice(1)).toEqual([
      expect.stringContaining('The store is full'),
      expect.stringContaining('All is well again'),
    ]);
  });

  test('that all is well is told also where the disk was too full to note since when it was not', async () => {
    const folder = aFolder();
    const health = await outbox.health();
    for (const times of [1, 2]) {
      writeFileSync(join(folder, 'said-store'), '');
      await alertsOf(outbox, openEnds(folder)).tell(health);
      expect(told()).toHaveLength(times);
      now += HOUR;
    }
  });

  test('a clock that was ahead once silences no alarm of the store', async () => {
    const alerts = alertsOf(outbox, openEnds(undefined));
    now += 30 * DAY;
    await alerts.tellStoreFailed('ENOSPC');
    now -= 30 * DAY;
    await alerts.tellStoreFailed('ENOSPC');
    await alerts.tellStoreFailed('ENOSPC');
    expect(told()).toHaveLength(2);
  });

  test('a store that cannot be written is told by each process, and that it is back', async () => {
    for (const each of outboxes)
      jest
        .spyOn(each, 'health')
        .mockRejectedValue({ errstr: 'attempt to write a readonly database' });
    await minutesPass();
    expect(told()).toEqual([]);
    await minutesPass(10);
    expect(told()).toEqual([
      expect.stringContaining('The store cannot be written (attempt to write a readonly database)'),
      expect.stringContaining('The store cannot be written'),
    ]);
    // The log hears of it once from each.
    expect(log.events().filter((event) => event === 'Store is not writable')).toHaveLength(2);

    jest.restoreAllMocks();
    log = captureLog();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    await minutesPass(90);
    expect(told().slice(2)).toEqual(['www.agency.example: All is well again.']);
  });
});
