import type { Logo } from '#agency-types.ts';

/** Your own logo: put its file, SVG or PNG, into `public`, and exchange the two lines below. */
export const logo: Logo | undefined = undefined;
// export const logo: Logo | undefined = { file: '/logo.svg', width: 240, height: 60 };
// Width and height are the file's own. `hasName: true` is for a logo that shows the name.
