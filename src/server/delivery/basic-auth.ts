import { createHash, timingSafeEqual } from 'node:crypto';

/** `fetch` refuses an address with credentials, and its error quotes both. */
export function withoutCredentials(url: URL) {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}

export function authorizationOf({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

/** Constant time. Hashes, because only equal lengths can be compared that way. */
export function isSameSecret(given: string, expected: string) {
  return timingSafeEqual(hash(given), hash(expected));
}

const hash = (text: string) => createHash('sha256').update(text).digest();
