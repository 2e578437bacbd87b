import { clientAddress } from '#server/intake/client-address.ts';

const SOCKET = '198.51.100.9';

function addressBehind(trustedProxies: number, forwardedFor?: string, socket = SOCKET) {
  const headers = new Headers({ 'x-socket-address': socket });
  if (forwardedFor !== undefined) headers.set('x-forwarded-for', forwardedFor);
  return clientAddress(headers, trustedProxies);
}

test('with no proxy of ours, what the visitor writes into x-forwarded-for changes nothing', () => {
  expect(addressBehind(0)).toBe(SOCKET);
  expect(addressBehind(0, '203.0.113.7')).toBe(SOCKET);
});

test('behind one proxy it is the last entry, which that proxy wrote', () => {
  expect(addressBehind(1, '10.0.0.1, 203.0.113.7')).toBe('203.0.113.7');
});

test('behind two proxies it is the last but one', () => {
  expect(addressBehind(2, '10.0.0.1, 203.0.113.7, 192.0.2.1')).toBe('203.0.113.7');
});

test.each([
  ['nobody', ''],
  ['fewer than the proxies there are', '203.0.113.7'],
  ['no addresses', 'unknown, <script>'],
])('a header that names %s is not believed', (_, forwardedFor) => {
  expect(addressBehind(2, forwardedFor)).toBe(SOCKET);
});

test.each([
  ['203.0.113.7:49152', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:db8:1:2:3:4:5:6]:49152', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('%s counts as %s', (entry, address) => {
  expect(addressBehind(1, entry)).toBe(address);
});

test('whoever cannot be told apart shares one place', () => {
  expect(clientAddress(new Headers(), 0)).toBe('unknown');
});
