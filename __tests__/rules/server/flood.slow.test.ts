import { noticesIn } from '#server/health/alert-rules.ts';
import { storeHealth } from '#server/health/health.ts';
import { FLOOD_FACTOR, FLOOD_LEAST, holdInFlood } from '#server/intake/rate-limits.ts';
import { FLOOD } from '#server/outbox/stored-request.ts';
import { type Outbox, outboxIn } from '#server/site-outbox.ts';
import { actions } from '../../../scripts/operate/actions.ts';
import { captureLog } from '../../kit/setup/captured-log.ts';
import { kindsOfStore } from '../../kit/setup/stores.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BUSIEST = 15;
const ADMITTED = FLOOD_FACTOR * BUSIEST;

describe.each(kindsOfStore)('on $kind', ({ newPlace }) => {
  let now: number;
  let outbox: Outbox;
  let added: number;

  beforeEach(async () => {
    captureLog();
    now = Date.UTC(2026, 10, 2);
    added = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    outbox = outboxIn((await newPlace()).connect(() => now));
  });

  /** Counts what is held of so many requests in so many minutes. */
  async function come(requests: number, minutes: number) {
    let held = 0;
    for (let one = 0; one < requests; one += 1) {
      const heldBecause = await holdInFlood(outbox.engine);
      if (heldBecause) held += 1;
      added += 1;
      await outbox.add({ id: `${added}`, body: '{}', heldBecause });
      now += Math.floor((minutes * MINUTE) / requests);
    }
    return held;
  }

  async function dayOf(busiest: number) {
    const midnight = now;
    let held = 0;
    now += 9 * HOUR;
    for (const share of [0.2, 0.6, 1, 0.4]) held += await come(Math.round(busiest * share), 60);
    now = midnight + DAY;
    return held;
  }

  test('a flood after an ordinary week is held, again on the next day, and a day three times as busy is not', async () => {
    for (let day = 0; day < 7; day += 1) expect(await dayOf(BUSIEST)).toBe(0);
    const flood = async () => {
      // It begins just before an hour ends, which then has nothing held.
      now += 10 * HOUR + 58 * MINUTE;
      const held = await come(ADMITTED + 50, 4);
      const { floodPeak, busiestHour, ...health } = await storeHealth(outbox);
      const [notice] = noticesIn({ ...health, floodPeak, busiestHour, lastBackupAt: null });
      now = Math.ceil(now / DAY) * DAY;
      return { held, notice, floodPeak, busiestHour };
    };
    expect(await flood()).toMatchObject({
      held: 50,
      floodPeak: ADMITTED + 50,
      busiestHour: BUSIEST,
      notice: {
        kind: 'flood',
        text: expect.stringMatching(/^50 requests .* 200 came .* most 15 .* release --all$/),
      },
    });
    expect(await flood()).toMatchObject({ held: 50, busiestHour: BUSIEST });
    expect(await dayOf(3 * BUSIEST)).toBe(0);

    for await (const sentence of actions.release(outbox, {}))
      expect(sentence).toMatch(/^Due now: 100 requests, held /);
    expect(await outbox.newest({ states: ['held'] }, undefined, 1)).toEqual([]);
  });

  test('a new site holds what is above the least number in an hour', async () => {
    expect(await come(FLOOD_LEAST, 30)).toBe(0);
    expect(await come(2, 1)).toBe(2);
    now += HOUR;
    expect(await come(2, 1)).toBe(0);
    const [newest] = await outbox.newest({ states: ['held'] }, undefined, 1);
    expect(newest?.heldBecause).toBe(FLOOD);
  });
});
