import { createHash, timingSafeEqual } from 'node:crypto';

/** `fetch` refuses an address with a name and a password in it, quoting both. */
export function withoutCredentials(url: URL) {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}

/** What an address says of who is calling, as the header that carries it. */
export function authorizationOf({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

/** In the same time whatever was guessed right; hashes, because only equal lengths can be compared so. */
export function isSameSecret(given: string, expected: string) {
  return timingSafeEqual(hash(given), hash(expected));
}

const hash = (text: string) => createHash('sha256').update(text).digest();
