import { createHash } from 'node:crypto';
import type { TrustedPart } from './content/trusted-origins.ts';

type Sources = Readonly<Record<string, readonly string[]>>;
type OriginsFor = (part: TrustedPart) => readonly string[];

/** A directive without sources is left out. */
export const policyOf = (allowed: Sources, originsFor: OriginsFor = () => []) =>
  Object.entries({ 'default-src': NONE, 'base-uri': NONE, 'frame-ancestors': NONE, ...allowed })
    .map(([name, given]) => [name, ...given, ...(TRUSTED_PARTS[name] ?? []).flatMap(originsFor)])
    .filter(({ length }) => length > 1)
    .map((words) => [...new Set(words)].join(' '))
    .join('; ');

/** The policy of pages from the build, from handlers and from `npm run dev`. */
export const pagePolicy = (allowed: Sources, originsFor: OriginsFor = () => []) =>
  policyOf(
    { ...PAGE, 'connect-src': ["'self'", ...originsFor('widgets').map(webSocket)], ...allowed },
    originsFor,
  );

/** In a policy, an https origin does not include web sockets to the same host. */
const webSocket = (origin: string) => origin.replace(/^http/, 'ws');

const NONE = ["'none'"];
const PAGE = {
  'img-src': ["'self'", 'data:'],
  'media-src': [],
  'font-src': ["'self'"],
  'frame-src': [],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': NONE,
};

/** The first part of a directive is the least that allows something. */
export const TRUSTED_PARTS: Readonly<Record<string, readonly TrustedPart[]>> = {
  'script-src': ['scripts', 'widgets'],
  'style-src': ['styles', 'widgets'],
  'img-src': ['pictures', 'widgets'],
  'media-src': ['media', 'widgets'],
  'font-src': ['fonts', 'widgets'],
  'connect-src': ['connections', 'scripts', 'widgets'],
  'frame-src': ['frames', 'widgets'],
  'form-action': ['forms'],
};

/**
 * `[]` leaves out both directives. They would refuse Next's framework and widgets, which insert
 * plain strings.
 */
export const WITHOUT_TRUSTED_TYPES = { 'require-trusted-types-for': [], 'trusted-types': [] };

/** For a page that Next hydrates and that the build has not finished. */
export const hydratedPolicy = (
  scripts: readonly string[],
  originsFor: OriginsFor,
  others: Sources = {},
) =>
  pagePolicy(
    {
      'script-src': ["'self'", ...scripts],
      // Next's router inserts the styles of another page as elements, which no hash knows.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'media-src': ["'self'", 'data:', 'blob:'],
      'manifest-src': ["'self'"],
      ...WITHOUT_TRUSTED_TYPES,
      ...others,
    },
    originsFor,
  );

/** `next.config.js` has no hashes. */
export const policyOfNextStart = (originsFor: OriginsFor) =>
  hydratedPolicy(["'unsafe-inline'"], originsFor);

/** Other origins rarely send what `require-corp` demands. Fonts and connections use CORS. */
export function embedderPolicy(isUsed: (...parts: TrustedPart[]) => boolean) {
  if (isUsed('widgets', 'frames')) return 'unsafe-none';
  return isUsed('scripts', 'styles', 'pictures', 'media') ? 'credentialless' : 'require-corp';
}

export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const NOTHING_ALLOWED = policyOf({});

const ON_EVERY_RESPONSE = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // With `no-referrer`, a form posted without JavaScript would have the origin "null".
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': NOTHING_ALLOWED,
};
const REVALIDATED = { 'Cache-Control': 'no-cache' };

/** For `next start`: what a handler responds with has a stricter policy of its own. */
export const NO_HANDLER = '/:path((?!(?:api|call|calendar|desk)(?:/|$)).*)';

/** `next.config.js` can give these to each address. */
export const everywhere = (policy: string) => ({
  ...ON_EVERY_RESPONSE,
  'Content-Security-Policy': policy,
});

export const headers = {
  // With `params`, a browser may show a page that it prerendered or stored for another query.
  page: { ...ON_EVERY_RESPONSE, ...REVALIDATED, 'No-Vary-Search': 'params' },
  file: { ...ON_EVERY_RESPONSE, ...REVALIDATED },
  immutable: { ...ON_EVERY_RESPONSE, 'Cache-Control': 'public, max-age=31536000, immutable' },
  response: { ...ON_EVERY_RESPONSE, 'Cache-Control': 'no-store' },
};

export type Headers = Readonly<Record<string, string>>;
