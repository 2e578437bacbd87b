import type { TrustedOrigins } from '#trusted-origins.ts';

export const NOTHING_TRUSTED: TrustedOrigins = {
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
