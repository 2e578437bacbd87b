import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { judgeTraffic } from '#server/intake/flood.ts';
import { invalidate } from '#server/process/cached.ts';
import { type Requests, requestsIn } from '#server/requests/requests.ts';
import { FLOOD } from '#server/requests/stored-request.ts';
import { noticesIn } from '#server/watch/alert-rules.ts';
import { storeHealth } from '#server/watch/health.ts';
import { actions } from '../../../../scripts/operate/actions.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';
import { kindsOfStore } from '../../../kit/setup/stores.ts';

const LEAST = 100;

let added = 0;
let networks = 0;

describe.each(kindsOfStore)('on $kind', ({ newPlace }) => {
  let now: number;
  let requests: Requests;

  beforeEach(async () => {
    captureLog();
    now = Date.UTC(2026, 10, 2, 9);
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    requests = requestsIn((await newPlace()).connect(() => now));
  });

  async function post(network: string) {
    added += 1;
    const id = `${added}`;
    const judged = await judgeTraffic(requests.engine, network, id);
    await requests.add({ id, body: '{}', ...judged });
    return judged.heldBecause;
  }

  const newNetwork = () => {
    networks += 1;
    return `network ${networks}`;
  };

  /** Each visitor has its own network. Returns how many first posts and how many later posts were held. */
  async function come(visitors: number, posts = 1) {
    // The counts are cached for a minute.
    now += HOUR_MS;
    invalidate('traffic');
    const held = { first: 0, later: 0 };
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const network = newNetwork();
      for (let one = 0; one < posts; one += 1)
        if (await post(network)) held[one === 0 ? 'first' : 'later'] += 1;
    }
    return held;
  }

  test('a flood holds what a network sends after its first request, and no first request of any', async () => {
    expect(await come(4, 25)).toEqual({ first: 0, later: 0 });
    expect(await come(1, 1)).toEqual({ first: 0, later: 0 });
    expect(await come(200, 10)).toEqual({ first: 0, later: 1_800 - (LEAST - 10) });
    const health = await storeHealth(requests);
    const [notice] = noticesIn({ ...health, lastBackupAt: null });
    expect(notice).toMatchObject({
      kind: 'flood',
      text: expect.stringMatching(/^1710 requests are held, .* release --all$/),
    });
    const [newest] = await requests.newest({ states: ['held'] }, undefined, 1);
    expect(newest?.heldBecause).toBe(FLOOD);
    for await (const sentence of actions.release(requests, {}))
      expect(sentence).toMatch(/^Due now: 1710 requests, held /);
  });

  test('ten times the busiest hour of thirty days is no flood, and who sends many does not raise it', async () => {
    await come(15);
    await come(1, 25);
    expect(await come(75, 2)).toEqual({ first: 0, later: 0 });
    now += DAY_MS;
    // The busiest hour counts two posts of each network: 150.
    expect(await come(300, 5)).toEqual({ first: 0, later: 0 });
    now += 31 * DAY_MS;
    expect((await come(60, 2)).later).toBe(20 / 2);
  });
});
