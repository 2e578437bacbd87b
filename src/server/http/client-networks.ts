import ipaddr from 'ipaddr.js';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';

const { IPv4, IPv6 } = ipaddr;

const WITH_PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/;

/**
 * An IPv6 subscriber has a /64, the narrow network, and a company or rented server a /48, the wide
 * one. An IPv4 address is both.
 */
export type Networks = Readonly<Record<'narrow' | 'wide', string>>;

/** A visitor can write anything here, but each proxy appends the address that it saw. */
export function clientNetworks(headers: Headers, trustedProxies: number): Networks {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',');
  const fromProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const socket = headers.get(SOCKET_ADDRESS) ?? '';
  return networksAround(fromProxy) ?? networksAround(socket) ?? bothAre('unknown');
}

const bothAre = (network: string): Networks => ({ narrow: network, wide: network });

function networksAround(entry = ''): Networks | undefined {
  const [, bracketed, dotted] = WITH_PORT.exec(entry.trim()) ?? [];
  const address = bracketed ?? dotted ?? entry.trim();
  if (!IPv4.isValidFourPartDecimal(address) && !IPv6.isValid(address)) return undefined;
  const ip = ipaddr.process(address);
  if (ip instanceof IPv4) return bothAre(ip.toString());
  const around = (bits: number) => `${IPv6.networkAddressFromCIDR(`${ip}/${bits}`)}/${bits}`;
  return { narrow: around(64), wide: around(48) };
}

/** The doctor counts what proxies append to this address, which nobody has (RFC 5737). */
export const MARKER_ADDRESS = '192.0.2.1';

export const countProxies = (headers: Headers) =>
  (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .filter((entry) => !['', MARKER_ADDRESS].includes(entry.trim())).length;
