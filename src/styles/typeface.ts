/** The one place to name another typeface. What `npm run typeface` prints belongs into `measures`. */
const name = 'Geist';
const weights = '400 700';

/** What every page says, ASCII and ©·×–—‘’“”…−: small enough to come with the first page. */
const EVERYDAY = '/fonts/geist-latin.woff2';

/** The other letters of Europe's languages, fetched only where somebody writes one: "Müller", "Łódź". */
const RARER = '/fonts/geist-latin-ext.woff2';
const RARER_LETTERS =
  'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-17F, U+1E9E, U+201A, U+201E, U+2022, U+20AC, U+2122';

/** How high and how deep the typeface is, and how much wider than Arial in regular and in bold. */
const measures = { ascent: 1.005, descent: 0.295, regular: 1.023, bold: 0.987 };

/** Phones with Android have no Arial but Roboto: as wide in regular, and this much narrower in bold. */
const ROBOTO_BOLD = 1.067;
const fallbacks = { arial: `${name} fallback`, roboto: `${name} fallback on Android` };

export const typeface = {
  family: `'${name}', '${fallbacks.arial}', '${fallbacks.roboto}', system-ui, sans-serif`,
  preload: EVERYDAY,
  faces: [
    face({
      src: `url('${EVERYDAY}') format('woff2')`,
      'font-weight': weights,
      // Nothing waits for it. Its fallback has its measures: where it comes late, letters change and hardly a line moves.
      'font-display': 'swap',
    }),
    face({
      src: `url('${RARER}') format('woff2')`,
      'font-weight': weights,
      'font-display': 'swap',
      'unicode-range': RARER_LETTERS,
    }),
    fallback(
      '100 500',
      "local('Arial'), local('Liberation Sans'), local('Roboto-Regular')",
      measures.regular,
    ),
    fallback('501 900', "local('Arial Bold'), local('Liberation Sans Bold')", measures.bold),
    fallback('501 900', "local('Roboto-Bold')", measures.bold * ROBOTO_BOLD, fallbacks.roboto),
  ].join('\n'),
} as const;

/** What everybody has, stretched to the typeface's measures, for first visits on slow lines. */
function fallback(weight: string, src: string, stretch: number, family = fallbacks.arial) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return face(
    {
      src,
      'font-weight': weight,
      'size-adjust': percent(stretch),
      'ascent-override': percent(measures.ascent / stretch),
      'descent-override': percent(measures.descent / stretch),
      'line-gap-override': '0%',
    },
    family,
  );
}

function face(descriptors: Record<string, string>, family = name) {
  const lines = Object.entries(descriptors).map(([what, value]) => `${what}: ${value};`);
  return `@font-face { font-family: '${family}'; ${lines.join(' ')} }`;
}
