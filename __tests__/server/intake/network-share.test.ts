import { isOverShare } from '#server/intake/network-share.ts';
import { captureLog } from '../../setup/captured-log.ts';

const HOUR_MS = 3_600_000;

let logged: ReturnType<typeof captureLog>;

beforeEach(() => {
  jest.useFakeTimers();
  logged = captureLog();
});

afterEach(() => {
  jest.useRealTimers();
});

/** How many of so many requests go on without a look. */
function trusted(requests: number, network: (request: number) => string[]) {
  return Array.from({ length: requests }, (_, request) =>
    isOverShare(network(request), crypto.randomUUID()),
  ).filter((isOver) => !isOver).length;
}

test('of ten thousand from one network 25 go on, and ten more in each hour', () => {
  const network = () => ['203.0.113.1'];
  expect(trusted(10_000, network)).toBe(25);
  jest.advanceTimersByTime(HOUR_MS);
  expect(trusted(10_000, network)).toBe(10);
  jest.advanceTimersByTime(24 * HOUR_MS);
  expect(trusted(10_000, network)).toBe(25);
});

test('a request that comes again takes no second part of its network’s share', () => {
  const network = ['203.0.113.9'];
  const ids = Array.from({ length: 25 }, () => crypto.randomUUID());
  for (const id of [...ids, ...ids, ...ids]) expect(isOverShare(network, id)).toBe(false);
  const oneMore = crypto.randomUUID();
  for (const id of [oneMore, oneMore, crypto.randomUUID()])
    expect(isOverShare(network, id)).toBe(true);
});

test('it is the widest network that counts', () => {
  const network = (request: number) => [`2001:db8:1:${request}::/64`, '2001:db8:1::/48'];
  expect(trusted(100, network)).toBe(25);
  expect(trusted(1, () => ['2001:db8:2::/64', '2001:db8:2::/48'])).toBe(1);
});

test('an operator is told loudly, once an hour, of what to do, and of nobody’s address', () => {
  jest.advanceTimersByTime(48 * HOUR_MS);
  trusted(100, () => ['203.0.113.2']);
  trusted(100, () => ['203.0.113.3']);
  expect(logged.lines()).toMatchObject([
    { level: 'error', event: expect.stringMatching(/TRUSTED_PROXIES .* release --all$/) },
  ]);
  expect(logged.text()).not.toContain('203.0.113');
  jest.advanceTimersByTime(HOUR_MS);
  trusted(100, () => ['203.0.113.2']);
  expect(logged.lines()).toHaveLength(2);
});
