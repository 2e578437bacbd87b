import type { TrustedOrigins } from '#agency-types.ts';

/** Pages may use these origins of other sites, such as `scripts: ['https://plausible.io']`. */
export const trustedOrigins: TrustedOrigins = {
  scripts: [],
  widgets: [],
  styles: [],
  pictures: [],
  media: [],
  fonts: [],
  frames: [],
  connections: [],
  forms: [],
};
