import { clientNetworks } from '#server/http/client-networks.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';

const SOCKET = '198.51.100.9';

test.each<[proxies: number, forwarded: string | undefined, narrow: string, wide?: string]>([
  [0, undefined, SOCKET],
  [0, '203.0.113.7', SOCKET],
  [1, '10.0.0.1, 203.0.113.7', '203.0.113.7'],
  [2, '10.0.0.1, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  [2, '203.0.113.7', SOCKET],
  [2, 'unknown, <script>', SOCKET],
  [1, '203.0.113.7:49152', '203.0.113.7'],
  [1, '::FFFF:203.0.113.7', '203.0.113.7'],
  [1, '[2001:db8:1:2:3:4:5:6]:49152', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  [1, '2001:DB8:0001:ab12::9', '2001:db8:1:ab12::/64', '2001:db8:1::/48'],
  [1, '64:ff9b::203.0.113.7', '64:ff9b::/64', '64:ff9b::/48'],
])('behind %i proxies an x-forwarded-for of %j counts as %s', (...row) => {
  const [proxies, forwarded, narrow, wide = narrow] = row;
  const headers = new Headers({ [SOCKET_ADDRESS]: SOCKET });
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
  expect(clientNetworks(headers, proxies)).toEqual({ narrow, wide });
});

test('the intake ignores x-socket-address of a visitor', () => {
  const networks = clientNetworks(new Headers({ 'x-socket-address': SOCKET }), 0);
  expect(networks).toEqual({ narrow: 'unknown', wide: 'unknown' });
  expect(SOCKET_ADDRESS).toMatch(/^x-socket-address-[\da-f-]{36}$/);
});
