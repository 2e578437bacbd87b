import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { SOCKET_ADDRESS } from '#server/front-door/socket-address.ts';

/** In IPv6 a subscriber has 2^64 addresses, a household often 2^72, and a company or a rented server 2^80. */
const IPV6_PREFIXES = [64, 56, 48] as const;

/**
 * Where a request comes from, as far as that can be known: the networks around its address, the narrowest first. A
 * visitor writes into `x-forwarded-for` what they like, but each proxy adds on the right whom it really heard; so with
 * two of ours in front it is the second entry from the right. With none it is the other end of the socket.
 */
export function clientNetworks(headers: Headers, trustedProxies: number): Networks {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',');
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return around(claimed ?? '') ?? around(headers.get(SOCKET_ADDRESS) ?? '') ?? ['unknown'];
}

export type Networks = readonly string[];

function around(entry: string): Networks | undefined {
  const address = withoutPort(entry.trim()).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return [address];
  if (!isIPv6(address)) return undefined;
  const bits = groupsOf(address).map((group) => group.toString(2).padStart(16, '0'));
  return IPV6_PREFIXES.map((length) => named(bits.join('').slice(0, length)));
}

/** The eight numbers of an IPv6 address, as far as they name networks: what stands behind the fourth does not. */
function groupsOf(address: string) {
  const [head = '', tail = ''] = address.split('::');
  const before = numbers(head);
  const after = numbers(tail);
  const zeros = Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0);
  return [...before, ...zeros, ...after].slice(0, 4);
}

const numbers = (part: string) =>
  part
    .split(':')
    .filter((group) => group !== '')
    .map((group) => Number.parseInt(group, 16));

/** `2001:db8:1:2::/64`, from the bits that it stands for. */
function named(prefix: string) {
  const groups = prefix.padEnd(64, '0').match(/.{16}/g) ?? [];
  const written = groups.map((bits) => Number.parseInt(bits, 2).toString(16));
  return `${written.join(':')}::/${prefix.length}`;
}

/** `203.0.113.7:49152` and `[2001:db8::1]:49152`, as some proxies write them. */
function withoutPort(entry: string) {
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  return bracketed ?? dotted ?? entry;
}
