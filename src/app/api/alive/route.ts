import { environment } from '#server/environment.ts';
import { servedSite } from '#server/http/served-site.ts';
import { introduction, proxiesBefore } from '#server/introduction.ts';

export const dynamic = 'force-dynamic';

/**
 * For supervisors and load balancers. Without a store the site still serves pages and posts to the webhook directly, so
 * they must not ask `/api/health`. The doctor reads an introduction from this address.
 */
export function GET({ url, headers }: Request) {
  const nonce = new URL(url).searchParams.get('nonce');
  return Response.json({
    alive: true,
    ...(nonce && introduction(nonce, servedSite().version, environment())),
    ...(nonce && { proxies: proxiesBefore(headers) }),
  });
}
