import type { Logo } from '#agency-types.ts';

/** An SVG or PNG in `public`: `{ file: '/logo.svg', width: 240, height: 60 }`. */
export const logo: Logo | undefined = undefined;
