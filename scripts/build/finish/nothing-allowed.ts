/** The policy of everything that is no page: a browser may neither load nor run a thing for it. */
export const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
