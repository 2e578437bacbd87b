import type { TrustedOrigins } from '../../src/trusted-origins.ts';

/**
 * What `npm run dev` lets a page load of others: what the built one may, so that nothing works there and dies when it is
 * built. Next's own development needs eval(), styles and a socket; its scripts have no hashes yet.
 */
function policyFor(trusted: TrustedOrigins) {
  const { widgets } = trusted;
  const own = "'self' data: blob:";
  const directives = {
    'script-src': ["'self' 'unsafe-inline' 'unsafe-eval'", ...trusted.scripts],
    'style-src': ["'self' 'unsafe-inline'", ...trusted.styles],
    'img-src': [own, ...trusted.pictures],
    'media-src': [own, ...trusted.media],
    'font-src': [own, ...trusted.fonts],
    'connect-src': ["'self'", ...trusted.connections, ...trusted.scripts],
    'frame-src': [...trusted.frames],
    'worker-src': ["'self' blob:"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...trusted.forms],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...sources, ...widgets].join(' ')}`)
    .concat("default-src 'none'")
    .join('; ');
}

/** The second has the browser ask `RefusedWhenBuilt` about each markup that a script makes. */
export const developmentHeaders = (trusted: TrustedOrigins) => [
  { key: 'Content-Security-Policy', value: policyFor(trusted) },
  { key: 'Content-Security-Policy-Report-Only', value: "require-trusted-types-for 'script'" },
];
