import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { failureCode } from '#server/log.ts';

const WITHIN_MS = 10_000;
const MOST_BYTES = 5_000_000;
const MOST_REDIRECTS = 3;
const NOT_PUBLIC = 'it leads to an address that is not public';

/** For the operator. Never names the address, which is a secret. */
export class FeedError extends Error {}

export async function fetchFeed(url: URL, etag?: string | null) {
  const signal = AbortSignal.timeout(WITHIN_MS);
  try {
    return await follow(url, etag, signal);
  } catch (failure) {
    if (failure instanceof FeedError) throw failure;
    throw new FeedError(signal.aborted ? 'no answer within 10 seconds' : failureCode(failure));
  }
}

async function follow(from: URL, etag: string | null | undefined, signal: AbortSignal) {
  let url = from;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await ask(url, etag, signal, redirects > 0);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return { text: await read(answer), etag: headers.etag ?? null };
    answer.destroy();
    if (statusCode === 304 && etag) return undefined;
    const next = statusCode >= 300 && statusCode < 400 && URL.parse(headers.location ?? '', url);
    if (!headers.location || !next) throw new FeedError(`it answers ${statusCode}`);
    url = next;
  }
  throw new FeedError('it leads from one address to the next');
}

function ask(url: URL, etag: string | null | undefined, signal: AbortSignal, isRedirect: boolean) {
  const { username, password, protocol, hostname } = url;
  if (isRedirect && (protocol !== 'https:' || isPrivate(hostname.replace(/^\[|\]$/g, ''))))
    throw new FeedError(NOT_PUBLIC);
  const auth = username && `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const options = {
    signal,
    headers: {
      accept: 'text/calendar',
      // The next read is ten minutes away.
      connection: 'close',
      'accept-encoding': 'identity',
      ...(etag && { 'if-none-match': etag }),
    },
    ...(auth && { auth }),
    ...(isRedirect && { lookup: lookupPublic }),
  };
  const get = protocol === 'https:' ? httpsGet : httpGet;
  return new Promise<IncomingMessage>((resolve, reject) =>
    get(url, options, resolve).on('error', reject),
  );
}

async function read(answer: IncomingMessage) {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new FeedError('it is longer than 5 MB');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

type Found = (failure: Error | null, addresses: LookupAddress[]) => void;

/** Checks the address that the connection uses: DNS may answer differently the next time. */
function lookupPublic(host: string, options: LookupOptions, found: Found) {
  lookup(host, { ...options, all: true }, (failure, addresses) => {
    const isPublic = failure || !addresses.some(({ address }) => isPrivate(address));
    found(isPublic ? failure : new FeedError(NOT_PUBLIC), isPublic ? addresses : []);
  });
}

function isPrivate(address: string) {
  return isIP(address) !== 0 && ipaddr.process(address).range() !== 'unicast';
}
