import { globSync, readFileSync } from 'node:fs';
import { type Change, change } from './copy.ts';

const inEachLanguage = (file: string, from: RegExp, to: string) =>
  ['en', 'de'].map((code) => change(`src/content/${code}/${file}`, from, to));

const number = [change('package.json', /"version": ".*"/, '"version": "1.1.0"')];

/** Empty, so that no update publishes words of ours. */
const newTextOfAPage = [
  ...inEachLanguage('services-page.ts', / {2}included: /, "  guarantee: '',\n$&"),
  change(
    'src/features/services/services-head.tsx',
    /<\/Included>\}/,
    '$&\n      {servicesPage.guarantee && <p>{servicesPage.guarantee}</p>}',
  ),
];

const newTextOfTheForm = [
  ...inEachLanguage('consultation-page.ts', / {2}promise: /, "  orCall: 'Or call us',\n$&"),
  change(
    'src/features/consultation/form/submit-row.tsx',
    /<Submit type="submit">/,
    '{submission.orCall}\n      $&',
  ),
];

const otherSentences = [
  change('src/content/en/home-page.ts', /action: '[^']*'/, "action: 'Ask for a consultation'"),
  change('src/content/en/call-page.ts', /lead: '[^']*'/, "lead: 'Move or cancel it here.'"),
  change('src/content/en/visitor-mail.ts', /weCall: '[^']*'/, "weCall: 'We call you.'"),
];

const renamedFile = ['en', 'de'].flatMap((code) => [
  { file: `src/content/${code}/not-found-page.ts`, becomes: `src/content/${code}/no-such-page.ts` },
  change(`src/content/${code}/all.ts`, /not-found-page/, 'no-such-page'),
]);

/** A further language imports a name from `words-kit.ts`, in whichever file the name stands. */
const renamedInside = [
  { file: 'src/content/on-each-day.ts', becomes: 'src/content/on-every-day.ts' },
  ...globSync('src/{content,features}/**/*.{ts,tsx}')
    .filter((file) => readFileSync(file, 'utf8').includes('/on-each-day.ts'))
    .map((file) => change(file, /\/on-each-day/, '/on-every-day')),
];

const newSettings = [
  change('src/agency-types.ts', / {2}currency: string;/, '$&\n  whatsapp?: string;'),
  change('src/agency-types.ts', / {2}daysAhead: number;/, '$&\n  daysOfNotice?: number;'),
  {
    file: 'src/agency/receipts.ts',
    to: `import type { Receipts } from '#agency-types.ts';

export const receipts: Receipts = {};
`,
  },
  change('src/content/agency.ts', /$/, "\nexport { receipts } from '#agency/receipts.ts';\n"),
  change(
    'src/agency-types.ts',
    /export type LegalEntity/,
    'export type Receipts = { title?: string };\n\n$&',
  ),
];

const look = [
  change('src/agency-types.ts', / {2}\| 'ground'/, "  | 'callout'\n$&"),
  change('src/styles/dark.ts', / {2}groundLit: /, "  callout: '#102040',\n$&"),
  change('src/styles/light.ts', / {2}groundLit: /, "  callout: '#e0e9ff',\n$&"),
  change('src/styles/sizes.ts', /control: '10px'/, "chip: '8px', $&"),
  change('src/agency-types.ts', /radius: SizesOf</, "$&'chip' | "),
  change('src/styles/accent.ts', /> 0\.5;/, '> 0.45;'),
];

const elsewhere = [
  change('src/features/site-frame/shell.tsx', /'moderate'/, "'conservative'"),
  change('__tests__/starter/specification.test.ts', /Home; Services; /, 'Services; '),
  change('SECURITY.md', /two working days/, 'three working days'),
];

export const nextVersion: readonly Change[] = [
  ...number,
  ...newTextOfAPage,
  ...newTextOfTheForm,
  ...otherSentences,
  ...renamedFile,
  ...renamedInside,
  ...newSettings,
  ...look,
  ...elsewhere,
];
