import { randomUUID } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { processWide } from '#server/process-wide.ts';

/**
 * The header in which our server passes the address of the socket to a handler. Visitors cannot guess its name: on a
 * serverless host our server is not in front, and nothing would overwrite what they send.
 */
export const SOCKET_ADDRESS = processWide(
  'header of the socket address',
  () => `x-socket-address-${randomUUID()}`,
);

/** In IPv6 a subscriber has 2^64 addresses, and a company or a rented server 2^80. */
const IPV6_PREFIXES = [64, 48] as const;

/** `203.0.113.7:49152` and `[2001:db8::1]:49152`, as some proxies write them. */
const WITH_PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/;

export type Networks = readonly string[];

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

function around(entry: string): Networks | undefined {
  const [, bracketed, dotted] = WITH_PORT.exec(entry.trim()) ?? [];
  const address = bracketed ?? dotted ?? entry.trim();
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address))
    return undefined;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return [known.toString()];
  return IPV6_PREFIXES.map(
    (length) => `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/${length}`)}/${length}`,
  );
}
