import type { Typeface } from '#agency-types.ts';

/**
 * The typeface of the site. For your own, put its file into public/fonts, and write here what
 * `npm run typeface -- public/fonts/yours.woff2` prints.
 */
export const typeface: Typeface = {
  name: 'Geist',
  measures: { ascent: 1.005, descent: 0.295, regular: 39.056, bold: 40.758 },
  files: [
    // ASCII and ©·×–—‘’“”…−, which every page shows.
    { file: '/fonts/geist-latin.woff2', weight: '400 700', letters: 'U+0-10FFFF' },
    // The other letters of Europe's languages, loaded only if a page shows one.
    {
      file: '/fonts/geist-latin-ext.woff2',
      weight: '400 700',
      letters:
        'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-17F, U+1E9E, U+201A, U+201E, U+2022, U+20AC, U+2122',
    },
  ],
  // For the pictures that other sites show beside a link.
  pictureFont: '/fonts/geist-semibold.woff',
};
