import { clientNetworks } from '#server/intake/client-networks.ts';
import { refuseFlood } from '#server/intake/flood.ts';

const PROXIES = ['10.0.0.1', '10.0.0.2'];

// No token comes back by itself while a test takes its time.
beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A post through both proxies: the first writes down whom it heard, the second the first. */
function postFrom(visitor: string, madeUp = '') {
  const [first, second = ''] = PROXIES;
  const forwarded = [...(madeUp ? [madeUp] : []), visitor, first].join(', ');
  const headers = new Headers({ 'x-forwarded-for': forwarded, 'x-socket-address': second });
  refuseFlood(clientNetworks(headers, PROXIES.length));
}

function flood(visitor: string) {
  for (let post = 0; post < 30; post += 1) postFrom(visitor, `1.1.1.${post}`);
}

/** How many of three hundred posts get through, each from the next address that this gives. */
function passing(address: (post: number) => string) {
  let passed = 0;
  for (let post = 0; post < 300; post += 1)
    try {
      postFrom(address(post));
      passed += 1;
    } catch {}
  return passed;
}

test('behind two proxies of ours a flood is its visitor’s, whatever name that one makes up', () => {
  flood('203.0.113.1');
  expect(() => postFrom('203.0.113.1', '8.8.8.8')).toThrow('Too many requests');
  expect(() => postFrom('203.0.113.2')).not.toThrow();
});

test('of ten thousand addresses and one more, the one unseen for longest is forgotten', () => {
  flood('203.0.113.3');
  expect(() => postFrom('203.0.113.3')).toThrow();
  const others = Array.from({ length: 10_000 }, (_, n) => `198.18.${n >> 8}.${n & 255}`);
  for (const other of others.slice(1)) postFrom(other);
  expect(() => postFrom('203.0.113.3')).toThrow();
  for (const other of others) postFrom(other);
  expect(() => postFrom('203.0.113.3')).not.toThrow();
});

test.each([
  ['a machine that changes its address', 30, (post: number) => `2001:db8:1:2::${post}`],
  ['a household with many networks', 60, (post: number) => `2001:db8:2:${post % 256}::1`],
  ['a company with 65,536 of them', 120, (post: number) => `2001:db8:3:${post * 200}::1`],
])('%s has so many posts at once and no more: %i', (_, most, address) => {
  expect(passing((post) => address(post).replace(/:(\d+)::/, (_, n) => `:${hex(n)}::`))).toBe(most);
});

test('what is turned away takes nothing from the neighbours in the same house', () => {
  expect(passing((post) => `2001:db8:4:1::${post}`)).toBe(30);
  expect(passing((post) => `2001:db8:4:2::${post}`)).toBe(30);
});

const hex = (decimal: string) => Number(decimal).toString(16);
