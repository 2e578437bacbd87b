import 'server-only';
import { SOCKET_ADDRESS } from '#server/front-door/socket-address.ts';
import { log } from '#server/log.ts';

let isTold = false;

/** Says once that somebody seems to stand between the visitors and us whom the configuration does not count. */
export function noticeUncountedProxy(headers: Headers, trustedProxies: number) {
  if (isTold || trustedProxies > 0 || !isForwarded(headers)) return;
  isTold = true;
  log.warn(
    'x-forwarded-for arrives, and TRUSTED_PROXIES is 0: if a proxy of yours stands in front, set it to 1, or all ' +
      'visitors count as one. If none does, a visitor made it up, and nothing follows from it',
  );
}

/** Where a visitor comes without it, Next fills in the other end of the socket. */
function isForwarded(headers: Headers) {
  const forwardedFor = headers.get('x-forwarded-for');
  return forwardedFor !== null && forwardedFor !== headers.get(SOCKET_ADDRESS);
}
