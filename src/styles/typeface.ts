/** Name another typeface here. `npm run typeface` prints its `measures`, in em. `regular` and `bold` are the widths of a sample sentence. */
const name = 'Geist';
const measures = { ascent: 1.005, descent: 0.295, regular: 39.056, bold: 40.758 };

const RARE = 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-17F, U+1E9E, U+201A, U+201E, U+2022, U+20AC, U+2122';
/** Every page preloads the first file, which is tried for any letter (U+0-10FFFF). A file of bold letters needs a further line, with the weight '700'. */
const files = [
  // ASCII and ©·×–—‘’“”…−, which every page shows.
  { file: '/fonts/geist-latin.woff2', weight: '400 700', letters: 'U+0-10FFFF' },
  // The other letters of Europe's languages, loaded only if one is shown. A typeface in one file needs neither this line nor `RARE`.
  { file: '/fonts/geist-latin-ext.woff2', weight: '400 700', letters: RARE },
] as const;

/** A semibold file for the picture of a shared link, as TTF, OTF or WOFF. Without one, the picture has Geist. */
const pictureFont: `/${string}` | undefined = '/fonts/geist-semibold.woff';

/** System fonts, and the widths of the sample sentence in them. They are stretched to your `measures`, so text hardly moves when a file arrives. */
const SYSTEM_FONTS = [
  [['Arial', 'Liberation Sans', 'Arimo'], 38.167, 41.303],
  [['Roboto'], 38.128, 38.715],
  [['Noto Sans'], 40.682, 43.248],
  [['DejaVu Sans'], 43.512, 49.244],
] as const;

const fallbackFamilies = SYSTEM_FONTS.map(([[font]]) => `'${name} as ${font}'`);
const faces = files.map(
  ({ file, weight, letters }) =>
    `@font-face { font-family: '${name}'; src: url('${file}'); font-display: swap; font-weight: ${weight}; unicode-range: ${letters}; }`,
);
const fallbacks = SYSTEM_FONTS.flatMap(([fonts, regular, bold]) => [
  fallback(fonts, '100 500', measures.regular / regular, ['', ' Regular']),
  fallback(fonts, '501 900', measures.bold / bold, [' Bold']),
]);

export const typeface = {
  family: [`'${name}'`, ...fallbackFamilies, 'system-ui', 'sans-serif'].join(', '),
  preload: files[0].file,
  pictureFont,
  files: [...files.map(({ file }) => file), pictureFont],
  faces: [...faces, ...fallbacks].join('\n'),
};

function fallback(fonts: readonly string[], weight: string, stretch: number, styles: string[]) {
  const names = fonts.flatMap((font) => styles.map((style) => `local('${font}${style}')`));
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `@font-face { font-family: '${name} as ${fonts[0]}'; font-weight: ${weight};
  src: ${names.join(', ')}; size-adjust: ${percent(stretch)}; line-gap-override: 0%;
  ascent-override: ${percent(measures.ascent / stretch)}; descent-override: ${percent(measures.descent / stretch)}; }`;
}
