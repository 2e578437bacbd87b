export const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const ON_EVERY_ANSWER = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // With `no-referrer` a form posted without JavaScript would have the origin "null".
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': NOTHING_ALLOWED,
};
const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

export const headers = {
  page: { ...ON_EVERY_ANSWER, ...REVALIDATED, 'No-Vary-Search': 'params' },
  file: { ...ON_EVERY_ANSWER, ...REVALIDATED },
  immutable: { ...ON_EVERY_ANSWER, 'Cache-Control': 'public, max-age=31536000, immutable' },
  answer: { ...ON_EVERY_ANSWER, 'Cache-Control': 'no-store' },
};

export type Headers = Readonly<Record<string, string>>;
