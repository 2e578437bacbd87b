// Unlike `decodeURIComponent`, it does not throw at a stray "%".
import { unescape as decoded } from 'node:querystring';

/** `fetch` refuses an address with credentials, and its error quotes them. */
export const withoutCredentials = (url: URL) =>
  Object.assign(new URL(url), { username: '', password: '' });

export function authorizationOf({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const credentials = `${decoded(username)}:${decoded(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

/**
 * The target of a redirect would get the form values, so none is followed. A few compressed
 * bytes of a response may become gigabytes, so its body is not read.
 */
export async function postTo(url: URL, given: Pick<RequestInit, 'headers' | 'body' | 'signal'>) {
  const fixed = { method: 'POST', redirect: 'manual', cache: 'no-store' } as const;
  const response = await fetch(withoutCredentials(url), { ...fixed, ...given });
  response.body?.cancel().catch(() => undefined);
  return response;
}
