/** Yours: `{ file: '/logo.svg', width: 240, height: 60 }`. Without one, `#features/site-frame/brand-mark.tsx` is it. */
export const logo: Logo | undefined = undefined;

/** A logo as it is: SVG or PNG, of any shape, in its own colours. */
type Logo = {
  /** In `public`, whose name is no part of this. */
  file: `/${string}`;
  /** The file's own, or as many to one as they are. */
  width: number;
  height: number;
  /** For tab and home screen, where a wide one is too small to be read: '/mark.svg'. */
  square?: `/${string}`;
  /** What it stands on, in header, icons and card, where the site's own ground does not suit it. */
  ground?: string;
  /** The name of the agency is part of it, and need not stand beside it. */
  hasName?: boolean;
};
