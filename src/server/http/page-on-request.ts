import { trustedOrigins } from '#content/trusted-origins.ts';
import { embedderPolicy, hashOf, headers, hydratedPolicy } from '#headers.ts';
import { failureCode, log } from '#server/process/log.ts';
import { hoistStyles } from '#styles/hoist-styles.ts';
import type { SiteResponse } from './site-server.ts';

/**
 * Next renders the page. Its styles are put in order and its policy is made when it is whole, so it
 * is not streamed. `sendNotFound` replaces Next's own page of that kind, which is empty.
 */
export function finishWhenWhole(response: SiteResponse, sendNotFound: () => unknown) {
  const { req, write, end, flushHeaders } = response;
  // A response of 304 would keep the policy of an earlier page.
  delete req.headers['if-none-match'];
  const pieces: Uint8Array[] = [];
  const keep = (piece: unknown) => {
    if (typeof piece === 'string') pieces.push(Buffer.from(piece));
    if (piece instanceof Uint8Array) pieces.push(piece);
  };
  Object.assign(response, {
    flushHeaders: () => undefined,
    write(piece: unknown) {
      keep(piece);
      return true;
    },
    end(piece?: unknown) {
      keep(piece);
      Object.assign(response, { write, end, flushHeaders });
      try {
        finish(response, Buffer.concat(pieces), sendNotFound);
      } catch (failure) {
        log.error('Page failed', { reason: failureCode(failure) });
        response.destroy();
      }
      return response;
    },
  });
}

function finish(response: SiteResponse, body: Buffer, sendNotFound: () => unknown) {
  if (response.headersSent) return response.end(body);
  const type = `${response.getHeader('Content-Type') ?? ''}`;
  const isPage = type.startsWith('text/html');
  if (isPage && response.statusCode === 404) {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    return sendNotFound();
  }
  response.removeHeader('ETag');
  // A page that is renewed is cached here. A cache in front may be older than a deployment.
  if (!/private|no-store/.test(`${response.getHeader('Cache-Control')}`))
    response.setHeader('Cache-Control', headers.page['Cache-Control']);
  if (!isPage) return response.end(body);
  response.removeHeader('Content-Length');
  const html = hoistStyles(`${body}`);
  response.setHeader('Content-Security-Policy', policyFor(html));
  response.setHeader('Cross-Origin-Embedder-Policy', embedderPolicy(isTrusted));
  return response.end(html);
}

const isTrusted = (...parts: (keyof typeof trustedOrigins)[]) =>
  parts.some((part) => trustedOrigins[part].length > 0);

const policyFor = (html: string) =>
  hydratedPolicy(
    Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => hashOf(text)),
    (part) => trustedOrigins[part],
  );

const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]*json")[^>]*>(.*?)<\/script>/gs;
