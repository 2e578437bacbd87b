/** Name another typeface here. `npm run typeface` prints its `measures`, in em: the widths are those of a sample. */
const name = 'Geist';
const weights = '400 700';
const measures = { ascent: 1.005, descent: 0.295, regular: 39.056, bold: 40.758 };

/** ASCII and ©·×–—‘’“”…−, which every page shows. */
const EVERYDAY = '/fonts/geist-latin.woff2';
/** The file of bold letters, if they have their own. `weights` are those of the first file then. */
const BOLD: string = '';
/** The other letters of Europe's languages, loaded only if one is shown. Empty for a typeface in one file. */
const RARER: string = '/fonts/geist-latin-ext.woff2';
const RARER_LETTERS =
  'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-17F, U+1E9E, U+201A, U+201E, U+2022, U+20AC, U+2122';

const [REGULAR, BOLD_WEIGHTS] = ['100 500', '501 900'];

/** System fonts and the width of the same sample in them. */
const LOCAL = [
  ['arimo', REGULAR, 38.167, 'Arial', 'Liberation Sans', 'Arimo Regular'],
  ['arimo', BOLD_WEIGHTS, 41.303, 'Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  ['roboto', REGULAR, 38.128, 'Roboto-Regular'],
  ['roboto', BOLD_WEIGHTS, 38.715, 'Roboto-Bold'],
  ['noto', REGULAR, 40.682, 'NotoSans-Regular'],
  ['noto', BOLD_WEIGHTS, 43.248, 'NotoSans-Bold'],
  ['dejavu', REGULAR, 43.512, 'DejaVuSans'],
  ['dejavu', BOLD_WEIGHTS, 49.244, 'DejaVuSans-Bold'],
] as const;

const families = [name, ...new Set(LOCAL.map(([font]) => `${name} as ${font}`))];
const face = (file: string, weight: string, more = '') =>
  file &&
  `@font-face { font-family: '${name}'; src: url('${file}'); font-display: swap; font-weight: ${weight}; ${more} }`;
const ofRarer = `unicode-range: ${RARER_LETTERS};`;
const own = [face(EVERYDAY, weights), face(RARER, weights, ofRarer), face(BOLD, BOLD_WEIGHTS)];

export const typeface = {
  family: [...families.map((each) => `'${each}'`), 'system-ui', 'sans-serif'].join(', '),
  preload: EVERYDAY,
  faces: [...own, ...LOCAL.map(fallback)].join('\n'),
} as const;

/** Text shows at once in a fallback of the same measures, so lines hardly move when the file arrives. */
function fallback([font, weight, width, ...names]: (typeof LOCAL)[number]) {
  const stretch = (weight === REGULAR ? measures.regular : measures.bold) / width;
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `@font-face { font-family: '${name} as ${font}'; font-weight: ${weight};
  src: ${names.map((each) => `local('${each}')`).join(', ')};
  size-adjust: ${percent(stretch)}; line-gap-override: 0%;
  ascent-override: ${percent(measures.ascent / stretch)};
  descent-override: ${percent(measures.descent / stretch)}; }`;
}
