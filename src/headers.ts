/** The policy of everything that is no page: a browser may neither load nor run a thing for it. */
export const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const ON_EVERY_ANSWER = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // With no-referrer a form posted without JavaScript would come from the origin "null".
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': NOTHING_ALLOWED,
};
/** It is asked for at every visit and answered with 304, so a new deployment shows at once. */
const ASKED_FOR_AGAIN = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * What each kind of answer is sent with, on every host. A page brings a policy of its own, and a handler may say
 * otherwise. What the whole site shall send belongs into the first of these.
 */
export const headers = {
  page: {
    ...ON_EVERY_ANSWER,
    ...ASKED_FOR_AGAIN,
    // Its query is for scripts and workflows: browsers may keep one copy, and prepare one page, for all of them.
    'No-Vary-Search': 'params',
  },
  file: { ...ON_EVERY_ANSWER, ...ASKED_FOR_AGAIN },
  /** Another content has another name. */
  immutable: { ...ON_EVERY_ANSWER, 'Cache-Control': 'public, max-age=31536000, immutable' },
  /** What a handler answers, and what is refused. */
  answer: { ...ON_EVERY_ANSWER, 'Cache-Control': 'no-store' },
};

export type Headers = Readonly<Record<string, string>>;
