import { HOUR_MS } from '#domain/durations.ts';
import { clientNetworks, type Networks } from '#server/http/client-networks.ts';
import {
  FLOOD_AN_HOUR,
  limitCallRate,
  limitChange,
  limitRate,
  tokenBuckets,
  whyHeldInFlood,
} from '#server/intake/rate-limits.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';

// No token returns during a slow test.
beforeEach(() => jest.useFakeTimers());

test('an address waits exactly as long as the rate limit says', () => {
  const takeToken = tokenBuckets(30);
  const waits = Array.from({ length: 31 }, () => takeToken('flood'));
  expect(waits).toEqual([...Array(30).fill(0), 2]);

  jest.advanceTimersByTime(1_999);
  expect(takeToken('flood')).toBe(1);
  jest.advanceTimersByTime(1);
  expect(takeToken('flood')).toBe(0);
  expect(takeToken('flood')).toBe(2);
});

test('the rate limit forgets the oldest address when more than 10,000 post', () => {
  const takeToken = tokenBuckets(1);
  const seconds = Array.from({ length: 10_001 }, (_, address) => takeToken(`${address}`));
  expect(Math.max(...seconds)).toBe(0);
  expect(takeToken('1')).toBe(60);
  expect(takeToken('0')).toBe(0);
});

function passing(address: (post: number) => string, limit: (of: Networks) => void = limitRate) {
  let passed = 0;
  for (let post = 0; post < 300; post += 1)
    try {
      limit(clientNetworks(new Headers({ [SOCKET_ADDRESS]: address(post) }), 0));
      passed += 1;
    } catch {}
  return passed;
}

test.each([
  ['a machine that changes its address', 30, (post: number) => `2001:db8:1:2::${post}`],
  ['a neighbour of that machine', 30, (post: number) => `2001:db8:1:3::${post}`],
  ['a network with 65,536 subnets', 120, (post: number) => `2001:db8:3:${post}::1`],
])('the rate limit lets %s post %i times at once', (_, most, address) => {
  expect(passing(address)).toBe(most);
});

test('the rate limit lets an address open 20 call pages at once, and a network 30', () => {
  expect(passing((reader) => `2001:db8:5:${reader}::1`, limitCallRate)).toBe(30);
  expect(passing(() => '203.0.113.6', limitCallRate)).toBe(20);
});

test('one network sends 25 requests at once and ten more an hour', () => {
  const change = (of: Networks) => limitChange(of, crypto.randomUUID());
  const passingQuota = () => passing(() => '203.0.113.1', change);
  expect(passingQuota()).toBe(25);
  jest.advanceTimersByTime(60_000);
  const network = clientNetworks(new Headers({ [SOCKET_ADDRESS]: '203.0.113.1' }), 0);
  expect(() => change(network)).toThrow('Try again in 300 seconds.');
  jest.advanceTimersByTime(HOUR_MS);
  expect(passingQuota()).toBe(10);
  jest.advanceTimersByTime(24 * HOUR_MS);
  expect(passingQuota()).toBe(25);
});

test('a flood holds all but the first request of a network', () => {
  const held = (visitors: number, posts: number) => {
    const count = { first: 0, later: 0 };
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const network = crypto.randomUUID();
      for (let post = 0; post < posts; post += 1)
        if (whyHeldInFlood({ wide: network }, crypto.randomUUID()))
          count[post ? 'later' : 'first'] += 1;
    }
    return count;
  };
  expect(held(4, FLOOD_AN_HOUR / 4)).toEqual({ first: 0, later: 0 });
  expect(held(200, 10)).toEqual({ first: 0, later: 1_800 });
  jest.advanceTimersByTime(HOUR_MS);
  expect(held(FLOOD_AN_HOUR, 2)).toEqual({ first: 0, later: FLOOD_AN_HOUR / 2 });
  // The second is the same request again.
  expect(whyHeldInFlood({ wide: 'a late one' }, 'one key')).toBeUndefined();
  expect(whyHeldInFlood({ wide: 'a late one' }, 'one key')).toBeUndefined();
});

test('in a flood a network is the first again after an hour, and half the rate after half', () => {
  const isHeld = (wide: string) => Boolean(whyHeldInFlood({ wide }, crypto.randomUUID()));
  const passingOf = (network: string) => {
    let passed = 0;
    while (!isHeld(network)) passed += 1;
    return passed;
  };
  jest.advanceTimersByTime(99 * HOUR_MS);
  passingOf('a crowd');
  expect([isHeld('robot'), isHeld('robot')]).toEqual([false, true]);

  jest.advanceTimersByTime(HOUR_MS / 2);
  expect(passingOf('another crowd')).toBe(FLOOD_AN_HOUR / 2);
  expect(isHeld('robot')).toBe(true);

  jest.advanceTimersByTime(HOUR_MS / 2 + 1);
  passingOf('a third crowd');
  expect(isHeld('robot')).toBe(false);
});
