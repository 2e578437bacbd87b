import { environment } from '#server/environment.ts';
import { servedSite } from '#server/http/served-site.ts';
import { introduction, proxiesBefore } from '#server/introduction.ts';

export const dynamic = 'force-dynamic';

/**
 * For whoever restarts this process or sends visitors to it: it answers, and that is all they need to know. Without
 * a store it still serves pages and posts to the webhook itself, so `/api/health` is not theirs to ask. For the doctor
 * it introduces itself.
 */
export function GET({ url, headers }: Request) {
  const nonce = new URL(url).searchParams.get('nonce');
  return Response.json({
    alive: true,
    ...(nonce && introduction(nonce, servedSite().version, environment())),
    ...(nonce && { proxies: proxiesBefore(headers) }),
  });
}
