/** The one place to name another typeface. What `npm run typeface` prints belongs into `measures`. */
const name = 'Geist';
const weights = '400 700';

/** What every page says, ASCII and ©·×–—‘’“”…−: small enough to come with the first page. */
const EVERYDAY = '/fonts/geist-latin.woff2';

/** The file of its bold letters, where they lie in one of their own; `weights` then are those of the first file. */
const BOLD: string = '';

/** The other letters of Europe's languages, fetched only where somebody writes one: "Müller", "Łódź". Of a typeface in one file it is ''. */
const RARER: string = '/fonts/geist-latin-ext.woff2';
const RARER_LETTERS =
  'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-17F, U+1E9E, U+201A, U+201E, U+2022, U+20AC, U+2122';

/** How high and how deep the typeface is, and how much wider than what machines have by themselves. */
const measures = {
  ascent: 1.005,
  descent: 0.295,
  stretch: {
    arimo: { regular: 1.023, bold: 0.987 },
    dejavu: { regular: 0.897, bold: 0.828 },
    noto: { regular: 0.96, bold: 0.942 },
    roboto: { regular: 1.025, bold: 1.052 },
  },
};

/** What to ask a machine for. Windows and Apple have Arial, Android has Roboto, and a Linux has some of these. */
const LOCAL = {
  arimo: {
    regular: ['Arial', 'Liberation Sans', 'Arimo Regular'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  roboto: { regular: ['Roboto-Regular'], bold: ['Roboto-Bold'] },
  noto: { regular: ['NotoSans-Regular'], bold: ['NotoSans-Bold'] },
  dejavu: { regular: ['DejaVuSans'], bold: ['DejaVuSans-Bold'] },
} satisfies Record<keyof typeof measures.stretch, object>;

const fallbacks = (['arimo', 'roboto', 'noto', 'dejavu'] as const).map((font) => ({
  family: `${name} as ${font}`,
  stretch: measures.stretch[font],
  local: LOCAL[font],
}));

export const typeface = {
  family: [name, ...fallbacks.map(({ family }) => family)]
    .map((each) => `'${each}'`)
    .concat('system-ui', 'sans-serif')
    .join(', '),
  preload: EVERYDAY,
  faces: [
    own(EVERYDAY, weights),
    own(RARER, weights, { 'unicode-range': RARER_LETTERS }),
    own(BOLD, '501 900'),
    ...fallbacks.flatMap(({ family, stretch, local }) => [
      fallback(family, '100 500', local.regular, stretch.regular),
      fallback(family, '501 900', local.bold, stretch.bold),
    ]),
  ].join('\n'),
} as const;

/** Nothing waits for it. Its fallback has its measures: where it comes late, letters change and hardly a line moves. */
function own(file: string, weight: string, more: Record<string, string> = {}) {
  const descriptors = { 'font-weight': weight, 'font-display': 'swap', ...more };
  return file && face({ src: `url('${file}')`, ...descriptors });
}

/** What a machine has, stretched to the typeface's measures, for first visits on slow lines. */
function fallback(family: string, weight: string, local: readonly string[], stretch: number) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return face(
    {
      src: local.map((each) => `local('${each}')`).join(', '),
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
