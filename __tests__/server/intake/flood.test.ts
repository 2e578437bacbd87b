import { refuseFlood } from '#server/intake/flood.ts';

const PROXIES = ['10.0.0.1', '10.0.0.2'];

// No token comes back by itself while a test takes its time.
beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

beforeAll(() => {
  process.env['TRUSTED_PROXIES'] = String(PROXIES.length);
});

/** A post through both proxies: the first writes down whom it heard, the second the first. */
function postFrom(visitor: string, madeUp = '') {
  const [first, second = ''] = PROXIES;
  const forwarded = [...(madeUp ? [madeUp] : []), visitor, first].join(', ');
  refuseFlood(new Headers({ 'x-forwarded-for': forwarded, 'x-socket-address': second }));
}

function flood(visitor: string) {
  for (let post = 0; post < 30; post += 1) postFrom(visitor, `1.1.1.${post}`);
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
