import { createHash, randomBytes } from 'node:crypto';
import { environment } from '#server/environment.ts';

const KEY = /^[\da-f]{32}$/;

/**
 * 128 random bits by which its visitor may change a call. A browser makes them itself, so that it knows the link of a
 * request that has not reached us yet, and each copy of that request has the same.
 */
export function callKeyOf({ headers, url }: Request) {
  const given = headers.get('x-call-key') ?? '';
  const key = isCallKey(given) ? given : randomBytes(16).toString('hex');
  return { callLink: callLinkOf(key, { url }), callKeyHash: hashOfKey(key) };
}

export const isCallKey = (text: string) => KEY.test(text);

export const callLinkOf = (key: string, { url }: Pick<Request, 'url'>) =>
  new URL(`/call/${key}`, environment().siteUrl ?? url).href;

/** All that the store has of a key, once the link has gone out. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * A network as one of 65,536 numbers: enough to see that one of them asks for many calls, and too few to tell whose
 * it is.
 */
export function networkNumber(network: string) {
  return createHash('sha256').update(network).digest().readUInt16BE();
}
