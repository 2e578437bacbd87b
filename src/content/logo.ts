/** An SVG or PNG in `public`: `{ file: '/logo.svg', width: 240, height: 60 }`. A `square` one suits tabs and home screens. */
export const logo: Logo | undefined = undefined;

/**
 * `hasName`: the logo shows the agency's name, so the header does not repeat it.
 * `ground`: a colour behind a logo that is hard to see on the site's own, such as '#fff' for a dark logo.
 */
type Logo = { file: Picture; width: number; height: number; square?: Picture; ground?: string; hasName?: boolean };
type Picture = `/${string}.${'svg' | 'png'}`;
