import { readFileSync } from 'node:fs';
import { withLanguage } from '../../operate/language/further-languages.ts';
import { type Change, change, file } from './copy.ts';

const AGENCY = 'src/agency/agency.ts';
const HOURS = 'src/agency/hours.ts';
const OFFERS = 'src/agency/offers.ts';
const THEME = 'src/agency/theme.ts';

export const contacts = [
  change(AGENCY, /name: '.*'/, "name: 'Ada and Sons'"),
  change(AGENCY, /email: '.*'/, "email: 'ada@agency.example'"),
  change(AGENCY, /phone: '.*'/, "phone: '+49 30 5550142'"),
];

const look = [
  change(THEME, /hue: \d+/, 'hue: 145'),
  change(THEME, /'dark'/, "'light'"),
  change(THEME, /light: \{\}/, "light: { ground: '#f7f5ef', surface: '#fffdf8' }"),
  change(THEME, /sizes: \{\}/, "sizes: { radius: { control: '4px', card: '6px' } }"),
];

const services = [
  change(OFFERS, /amount: 997, per: 'project'/, "amount: 1190, per: 'project'"),
  change(
    OFFERS,
    /.*id: 'messaging'.*/,
    "  { id: 'training', price: { amount: 290, per: 'project' } },",
  ),
];

const calls = [
  change('src/agency/figures.ts', /responseHours: 2/, 'responseHours: 4'),
  change(HOURS, /Friday: .*/, "Friday: ['9:00-11:30', '12:00-14:00'],"),
  change(HOURS, /\/\/ (timeZone: )/, '$1'),
];

const form = [
  change(
    'src/agency/form.ts',
    /.*company: .*\n/,
    "$&  city: { section: 'personal', length: 100, half: true },\n",
  ),
  change('src/agency/form.ts', / {2}budget: \{[\s\S]*?\n {2}\},\n/, ''),
];

const pages = [
  change(
    'src/agency/pages.ts',
    /.*about: .*\n/,
    "  team: { address: '/team', linkedIn: ['header', 'footer'] },\n",
  ),
  file('src/agency/own/team-page.ts', fromManual(/^```ts\n(export const teamPage[^`]*)^```/m)),
  file('src/app/[language]/team/page.tsx', fromManual(/^```tsx\n(import \{ teamPage[^`]*)^```/m)),
];

const typeface = [
  change('src/agency/typeface.ts', /name: 'Geist'/, "name: 'Ada Sans'"),
  change('src/agency/typeface.ts', / {4}\{\n.*latin-ext[\s\S]*?\n {4}\},\n/, ''),
];

const statistics = [
  change('src/agency/trusted-origins.ts', /scripts: \[\]/, "scripts: ['https://plausible.io']"),
  change(
    'src/agency/in-every-page.tsx',
    /=> null/,
    '=> <script async src="https://plausible.io/js/script.js" data-domain="agency.example" />',
  ),
];

const legalEntity = [
  change('src/agency/legal-entity.ts', /name: ''/, "name: 'Ada and Sons Ltd'"),
  change('src/agency/legal-entity.ts', /address: ''/, "address: '1 Main Street\\nSpringfield'"),
];

const words = file(
  'src/agency/words/en.ts',
  `import type { EnglishWords } from '#agency-words.ts';
import { figures, offers, priceText } from '#content/en/facts.ts';

export const words: EnglishWords = {
  agencyWords: { tagline: 'Less typing', blurb: 'Two people who answer.' },
  homePage: {
    inSearch: { title: 'Ada and Sons', description: 'Websites that answer.' },
    hero: {
      headline: 'Websites that answer',
      lead: 'For people who have better things to do.',
      buildWebsite: 'Build mine',
      exploreSolutions: 'See all services',
      terms: ['Free talk', \`reply within \${figures.replyWithin}\`, priceText(offers[0].price)],
    },
    services: { title: 'What we do', lead: 'Four things.', startFeatured: 'Begin' },
    whyUs: {
      title: 'Why us',
      lead: 'Ask our customers.',
      timeline: [{ title: '2019', text: 'We began.' }],
    },
    contact: { title: 'Write to us', lead: 'We answer.', action: 'Write' },
  },
  statistics: [],
  serviceWords: {
    training: {
      title: 'Training',
      subtitle: 'So that you need us less',
      description: 'A day with your team.',
      features: ['Your own examples'],
      benefits: [{ text: 'Your team knows how' }],
      timeline: '1 day',
    },
  },
  navigation: { team: 'Team' },
  formFields: { city: 'City' },
  visitorMail: { greeting: 'Hello,', signature: 'Kind regards\\nAda' },
  callPage: { lead: 'Move it or cancel it.' },
  thankYou: { title: 'Thanks' },
};
`,
);

export const ada: readonly Change[] = [
  ...contacts,
  ...look,
  ...services,
  ...calls,
  ...form,
  ...pages,
  ...typeface,
  ...statistics,
  ...legalEntity,
  words,
];

const FRENCH = "{ code: 'fr', locale: 'fr-FR', name: 'Français' },";

/** Nobody has translated these words yet, so they are German. */
const french = [
  { file: 'src/content/de', copyTo: 'src/agency/words/fr' },
  change('src/agency/words/fr/language.ts', /'de'/, "'fr'"),
  change('src/agency/words/fr/navigation.ts', / {2}home: /, "  team: 'Équipe',\n$&"),
  change('src/agency/words/fr/consultation-page.ts', / {2}company: /, "  city: 'Ville',\n$&"),
  change(
    'src/agency/words/fr/service-words.ts',
    / {2}messaging: /,
    `  training: {
    title: 'Formation',
    subtitle: 'Une journée',
    description: 'Une journée avec votre équipe.',
    features: ['Vos propres exemples'],
    benefits: [{ text: 'Votre équipe sait faire' }],
    timeline: '1 jour',
  },
  messaging: `,
  ),
  file('src/agency/words/further-languages.ts', withLanguage('', 'fr')),
];

export const largest: readonly Change[] = [
  ...ada,
  change('src/agency/languages.ts', /\/\/ (\{ code: 'de'.*)/, `$1\n  ${FRENCH}`),
  ...french,
  change(
    'src/agency/own/team-page.ts',
    / {2}fr: /,
    "  de: { title: 'Das Team', description: 'Wer antwortet.', text: 'Ada baut die Websites.' },\n$&",
  ),
  change(
    'src/agency/pages.ts',
    /services: \{ address: '\/services'/,
    "privacy: { address: { fr: '/confidentialite', de: '/datenschutz' } },\n  services: { address: { fr: '/prestations' }",
  ),
  change('src/agency/agency.ts', /\/\/ (\{ name: 'Acme', file: )'\/acme.svg'/, "$1'/a.svg'"),
  change('src/agency/logo.ts', /= undefined/, "= { file: '/a.svg', width: 9, height: 9 }"),
  file('public/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
  // German and French say on home what English says in fewer bytes.
  change(
    'src/agency/page-weight.ts',
    /\/\/ (kilobytes: .*\n) {2}\/\/ /,
    "$1  longPages: ['/de', '/fr'],\n  ",
  ),
  change(
    'src/agency/words/en.ts',
    / {2}statistics: \[\],/,
    `  testimonials: [{ words: '“They answer.”', name: 'Ada' }],
  questionsPage: { parts: [{ title: 'Who?', text: 'Us.' }] },
  privacyPage: { furtherParts: [{ title: 'Our workflow', text: 'We use n8n.' }] },
  furtherPages: [
    {
      address: '/terms',
      title: 'Terms',
      description: 'Our terms.',
      lead: 'Short ones.',
      parts: [{ title: 'First', text: 'We answer.' }],
    },
  ],`,
  ),
  file(
    'src/agency/words/de.ts',
    `import type { GermanWords } from '#agency-words.ts';

export const words: GermanWords = {
  serviceWords: {
    training: {
      title: 'Schulung',
      subtitle: 'Damit Sie uns weniger brauchen',
      description: 'Ein Tag mit Ihrem Team.',
      features: ['Ihre eigenen Beispiele'],
      benefits: [{ text: 'Ihr Team weiß, wie es geht' }],
      timeline: '1 Tag',
    },
  },
  navigation: { team: 'Team' },
  formFields: { city: 'Ort' },
};
`,
  ),
];

const service = (id: string) => `
    ${id}: {
      title: 'Only ${id}',
      subtitle: 'One thing',
      description: 'We do it.',
      features: ['It is done'],
      benefits: [{ text: 'You need not do it' }],
      timeline: '1 day',
    },`;

export const smallest: readonly Change[] = [
  ...contacts,
  change('src/agency/agency.ts', /social: \[[\s\S]*?\n {2}\]/, 'social: []'),
  file(
    'src/agency/offers.ts',
    `import type { Offers } from '#agency-types.ts';

export const offers = [
  { id: 'boats', price: { amount: 10, per: 'project' } },
  { id: 'nets', price: { amount: 20, per: 'project' } },
  { id: 'oars', price: { amount: 30, per: 'month' } },
] as const satisfies Offers;
`,
  ),
  file(
    'src/agency/figures.ts',
    `import type { Figures, Phrases } from '#agency-types.ts';

export const figures: Figures = {};
export const phrases: Phrases = {};
`,
  ),
  file(
    'src/agency/form.ts',
    `import type { ContactMethods, Fields } from '#agency-types.ts';

export const fields = {
  name: { section: 'personal', length: 100, required: true },
  email: { section: 'personal', kind: 'email', required: true },
  phone: { section: 'personal', kind: 'tel', length: 40, required: true },
  service: { section: 'project', choices: ['multiple'], required: true },
} as const satisfies Fields;

export const contactMethods: ContactMethods = ['email', 'phone'];
`,
  ),
  change('src/agency/pages.ts', /.*about: .*\n/, ''),
  file(
    'src/agency/words/en.ts',
    `import type { EnglishWords } from '#agency-words.ts';

export const words: EnglishWords = {
  statistics: [],
  serviceWords: {${['boats', 'nets', 'oars'].map(service).join('')}
  },
};
`,
  ),
];

export const germanFirst: readonly Change[] = [
  ...contacts,
  ...calls,
  ...legalEntity,
  change('src/agency/languages.ts', / {2}\{ code: 'en'.*\n {2}\/\/ (\{ code: 'de'.*)/, '  $1'),
];

function fromManual(block: RegExp) {
  return block.exec(readFileSync('docs/making-it-yours.md', 'utf8'))?.[1] ?? '';
}
