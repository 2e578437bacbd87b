/** An SVG or PNG in `public`: `{ file: '/logo.svg', width: 240, height: 60 }`. A `square` one suits tabs and home screens. */
export const logo: Logo | undefined = undefined;

/** With `hasName` the header does not repeat the agency's name. */
type Logo = { file: `/${string}`; width: number; height: number; square?: `/${string}`; ground?: string; hasName?: boolean };
