import { trustedOrigins as yours } from '#agency/trusted-origins.ts';
import type { TrustedOrigins as Listed, Origin } from '#agency-types.ts';

export type TrustedPart = keyof Listed;
export type TrustedOrigins = Readonly<Record<TrustedPart, readonly Origin[]>>;

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
  ...yours,
};
