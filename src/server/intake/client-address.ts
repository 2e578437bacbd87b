import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { SOCKET_ADDRESS } from '#server/front-door/socket-address.ts';

/**
 * Who is asking, as far as that can be known. A visitor writes into `x-forwarded-for` what they like, but each
 * proxy adds on the right whom it really heard; so with two of ours in front it is the second entry from the right.
 * With none it is the other end of the socket.
 */
export function clientAddress(headers: Headers, trustedProxies: number) {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',');
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return network(claimed ?? '') ?? network(headers.get(SOCKET_ADDRESS) ?? '') ?? 'unknown';
}

/** One address for each subscriber: in IPv6 everybody has 2^64 of them, which the first half names. */
function network(entry: string) {
  const address = withoutPort(entry.trim()).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;

  const [head = '', tail = ''] = address.split('::');
  const before = groups(head);
  const after = groups(tail);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const whole = [...before, ...zeros, ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const groups = (part: string) => part.split(':').filter((group) => group !== '');

/** `203.0.113.7:49152` and `[2001:db8::1]:49152`, as some proxies write them. */
function withoutPort(entry: string) {
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  return bracketed ?? dotted ?? entry;
}
