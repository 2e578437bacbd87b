/** Your logo: `{ file: '/logo.svg', width: 240, height: 60 }`. Without one the site shows `#features/site-frame/brand-mark.tsx`. */
export const logo: Logo | undefined = undefined;

type Logo = {
  /** An SVG or PNG file in `public`; '/logo.svg' is public/logo.svg. */
  file: `/${string}`;
  /** The size of the file, or any size of the same ratio. */
  width: number;
  height: number;
  /** A square version for tabs and home screens: '/mark.svg'. */
  square?: `/${string}`;
  /** The background in header, icons and card, if the site's own does not suit. */
  ground?: string;
  /** The logo shows the agency's name, so the header does not repeat it. */
  hasName?: boolean;
};
