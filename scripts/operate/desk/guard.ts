import { isSameSecret } from '#server/basic-auth.ts';

/** The names of this machine for itself. Another name that leads here is somebody's trick with DNS. */
const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]'];

/** Where all of the desk is found: nobody who does not know the token finds anything. */
export const placeOf = (token: string) => `/${token}/`;

/** Whether a call comes from the page that the operator opened: by its host, the token in it, and where it began. */
export function isOperators(call: Request, token: string): boolean {
  const { hostname, pathname } = new URL(call.url);
  const given = pathname.split('/')[1] ?? '';
  return THIS_MACHINE.includes(hostname) && isSameSecret(given, token) && beganHere(call);
}

/** What changes something says the token a second time, where no link and no picture can. */
export function saysToken(form: URLSearchParams, token: string) {
  return isSameSecret(form.get('token') ?? '', token);
}

/**
 * Browsers say "null" for the origin of a page that sends no referrer, as ours does; only together with
 * "same-origin" is that ours. An address that was typed or pasted comes from no site at all.
 */
function beganHere({ method, url, headers }: Request) {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin') ?? 'null';
  if (method === 'GET') return site === null || site === 'none' || site === 'same-origin';
  return site === 'same-origin' && ['null', new URL(url).origin].includes(origin);
}
