import { environment } from '#server/configuration/environment.ts';
import { isSameSecret } from '#server/configuration/secrets.ts';
import { clientNetworks } from '#server/http/client-networks.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { tryPassword } from './password-tries.ts';
import { cookieOfNewSession, isForThisMachine, isValidSession, sessionOf } from './session.ts';
import { storeSecret } from './store-secret.ts';

type Asked = Pick<Request, 'headers'>;

/** `off`: there is no desk. `open`: whoever asks may see it. */
export type DeskAccess = 'off' | 'closed' | 'open';

export async function deskAccess({ headers }: Asked): Promise<DeskAccess> {
  const { deskPassword } = environment();
  if (!deskPassword) return isDevelopmentOnThisMachine(headers) ? 'open' : 'off';
  const session = sessionOf(headers);
  if (!session) return 'closed';
  return isValidSession(session, await secretsWith(deskPassword), Date.now()) ? 'open' : 'closed';
}

/** Undefined without a desk. */
export async function logIn({ headers }: Asked, given: string) {
  const { deskPassword, trustedProxies } = environment();
  if (!deskPassword) return undefined;
  const { wide } = clientNetworks(headers, trustedProxies);
  const compare = () => isSameSecret(given, deskPassword);
  const outcome = await tryPassword(ourRequests().engine, wide, compare);
  if (outcome.is !== 'right') return outcome;
  return {
    is: outcome.is,
    cookie: cookieOfNewSession(headers, await secretsWith(deskPassword), Date.now()),
  };
}

const secretsWith = async (password: string) => ({
  password,
  storeSecret: await storeSecret(ourRequests().engine),
});

/** Browsers send this header over HTTPS and to this machine only, and no page can change it. */
export const isSecure = ({ headers }: Asked) => headers.has('sec-fetch-site');

export const isFromDesk = ({ headers }: Asked) => headers.get('sec-fetch-site') === 'same-origin';

/**
 * The cookie is not sent when another site, such as a web mail, leads to the desk. A reload is the
 * desk's own request, and brings it.
 */
export const isLedByAnotherSite = ({ headers }: Asked) =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');

/** Next notes the address of the socket in `x-forwarded-for`. */
function isDevelopmentOnThisMachine(headers: Headers) {
  if (process.env.NODE_ENV !== 'development') return false;
  const from = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isForThisMachine(headers) && /^(::1|(::ffff:)?127\.[\d.]+)$/.test(from);
}
