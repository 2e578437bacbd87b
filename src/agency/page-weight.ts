import type { PageWeight } from '#agency-types.ts';

/**
 * How heavy a page may be, so that it opens fast on a phone. If a page of yours is heavier,
 * `npm test -- yours` says so, and which line to write here.
 */
export const pageWeight: PageWeight = {
  // kilobytes: 60,
  // files: 8,
};
