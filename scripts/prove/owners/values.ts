import { type Change, change, file } from './copy.ts';

type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
export type Value = { shown: string; changes: readonly Change[]; words?: Words };

const value = (shown: string, ...changes: readonly Change[]): Value => ({ shown, changes });

/** A copy of the project has the words of all its values. */
const withWords = (given: Value, words: Words): Value => ({ ...given, words });

const inFile = (name: string) => `src/agency/${name}.ts`;
const setting = (name: string, line: RegExp, values: readonly string[]) =>
  values.map((shown) => value(shown, change(inFile(name), line, shown)));

const agency = (line: RegExp, ...values: readonly string[]) => setting('agency', line, values);
const hours = (line: RegExp, ...values: readonly string[]) => setting('hours', line, values);
const theme = (line: RegExp, ...values: readonly string[]) => setting('theme', line, values);

const PICTURE = '/picture.svg';
const svg = (width: number, height: number) =>
  file(
    `public${PICTURE}`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z"/></svg>`,
  );

const logo = (width: number, height: number, more = '') =>
  value(
    `${width}:${height}${more}`,
    svg(width, height),
    change(
      inFile('logo'),
      /= undefined;/,
      `= { file: '${PICTURE}', width: ${width}, height: ${height}${more} };`,
    ),
  );

const social = ['in', 'camera', 'play', 'x', 'f', 'link'].map(
  (icon) => `{ network: 'N ${icon}', icon: '${icon}', href: 'https://${icon}.example' }`,
);

const offer = (id: string, more: string) => `  { id: '${id}', ${more} },\n`;
const offers = (shown: string, from: RegExp, to: string) =>
  value(shown, change(inFile('offers'), from, to));
const SERVICE = {
  title: 'Training',
  subtitle: 'So that you need us less',
  description: 'A day with your team.',
  features: ['Your own examples'],
  benefits: [{ figure: '2x', text: 'as much' }, { text: 'Your team knows how' }],
  timeline: '1 day',
};

const WHOLE_LIST = /fields = \{[\s\S]*\} as const/;
const NEEDED = (section: string) => `fields = {
  phone: { section: '${section}', kind: 'tel', length: 40, required: true },
  email: { section: '${section}', kind: 'email', required: true },
  name: { section: '${section}', length: 80, required: true },
  service: { section: '${section}', choices: [] },`;
const form = (shown: string, fields: string) =>
  value(shown, change(inFile('form'), WHOLE_LIST, `${fields}\n} as const`));

const methods = (...list: readonly string[]) => {
  const shown = list.map((method) => `'${method}'`).join(', ');
  return value(shown, change(inFile('form'), /= \['email', 'text', 'phone'\]/, `= [${shown}]`));
};

const pages = (shown: string, from: RegExp, to: string, ...more: readonly Change[]) =>
  value(shown, change(inFile('pages'), from, to), ...more);

const languages = (...list: readonly string[]) => {
  const [shown, lines] = [list.join(', '), list.map((entry) => `  { ${entry} },\n`).join('')];
  return value(shown, change(inFile('languages'), /(?<=\[\n)[\s\S]*(?=\])/, lines));
};
const ENGLISH = "code: 'en', locale: 'en-US', name: 'English'";
const GERMAN = "code: 'de', locale: 'de-DE', name: 'Deutsch'";

const WORK = file(
  'src/app/[language]/work/[slug]/page.tsx',
  `import { type InLanguage, PageHead, pageMetadata, SiteFrame, wordsOf } from '#page-kit.ts';

const head = { title: 'Our work', description: 'What we made.' };
export const dynamicParams = false;
export const generateStaticParams = () => [{ slug: 'one' }];

export const generateMetadata = async ({ params }: InLanguage) =>
  pageMetadata(await wordsOf(params), { ...head, address: '/work/one' });

export default async function WorkPage({ params }: InLanguage) {
  return (
    <SiteFrame words={await wordsOf(params)}>
      <PageHead title={head.title} lead={head.description} />
    </SiteFrame>
  );
}
`,
);

/**
 * For each field of src/agency-types.ts values that differ from the starter's. A copy of the
 * project has the first of each, another the second, and so on.
 */
export const VALUES: Readonly<Record<string, readonly Value[]>> = {
  name: agency(/name: '.*'/, "name: 'Przedsiębiorstwo Wielobranżowe'", "name: 'Ax'"),
  email: agency(/email: '.*'/, "email: 'reception.and.office@long-name.agency.example'"),
  phone: agency(/phone: '.*'/, "phone: '+4930123456'", "phone: '+49 (0) 30 1234567-890'"),
  currency: agency(/currency: '.*'/, "currency: 'EUR'", "currency: 'JPY'", "currency: 'PLN'"),
  copyrightYear: agency(/copyrightYear: .*/, 'copyrightYear: new Date().getFullYear(),'),
  social: agency(/social: \[[\s\S]*?\n {2}\]/, 'social: []', `social: [${social.join(', ')}]`),
  loadAhead: agency(/(?= {2}currency)/, '  loadAhead: false,\n'),
  customerLogos: ["ground: '#123'", ''].map((ground) =>
    value(
      `one ${ground}`,
      svg(120, 40),
      change(
        inFile('agency'),
        /\/\/ \{ name: 'Acme'.*/,
        `{ name: 'Acme', file: '${PICTURE}', width: 120, height: 40, ${ground} },`,
      ),
    ),
  ),
  channels: agency(
    /channels: .*/,
    "channels: ['text', 'call'],",
    "channels: ['call', 'website', 'email'],",
    '',
  ),
  legalEntity: [
    value(
      'name and address',
      change(inFile('legal-entity'), /name: ''/, "name: 'Ada and Sons Ltd'"),
      change(inFile('legal-entity'), /address: ''/, "address: '1 Main Street\\nSpringfield'"),
    ),
  ],
  offers: [
    offers('149.5 and 0, no scene', /amount: 997(.*)amount: 497/s, 'amount: 149.5$1amount: 0'),
    offers('three', /.*id: 'phone'.*\n.*id: 'messaging'.*\n/, ''),
    withWords(
      offers(
        'eight',
        /(?=\] as const)/,
        ['a', 'b', 'c'].map((id) => offer(id, "price: { amount: 9, per: 'project' }")).join(''),
      ),
      { serviceWords: { a: SERVICE, b: SERVICE, c: SERVICE } },
    ),
    offers('no scene', /, scene: '\w+'/g, ''),
    offers('one scene', /scene: '\w+'/g, "scene: 'chat'"),
  ],
  figures: [
    value('1', change(inFile('figures'), /: [\d_]+,/g, ': 1,')),
    value('large', change(inFile('figures'), /: [\d_]+,/g, ': 1_234,')),
    value('0.5', change(inFile('figures'), /: [\d_]+,/g, ': 0.5,')),
    value('none', change(inFile('figures'), /(?<=Figures = \{)[\s\S]*?\n\}/, '}')),
  ],
  monthlyEmailLeads: setting('figures', /monthlyEmailLeads: .*/, ['monthlyEmailLeads: [5, 9],']),
  phrases: setting('figures', /\/\/ en: .*/, [
    `en: {
      responseTime: 'in {time}', responseTimeShort: '{time}', websiteTime: 'in {time}',
      websiteTimeShort: '{time}', siteLoadTime: 'in {time}', smsResponseRate: '{factor} times',
      pricePerProject: 'from {amount} on', pricePerMonth: '{amount} a month',
    },`,
  ]),
  fields: [
    form('those that must stay, all in business', NEEDED('business')),
    form('those that must stay, all in project', NEEDED('project')),
    withWords(
      form(
        'each kind',
        `${NEEDED('personal')}
        city: { section: 'personal', length: 9, half: true, required: true },
        fax: { section: 'personal', kind: 'tel', length: 9, half: true },
        shop: { section: 'business', kind: 'url', length: 90, required: true },
        size: { section: 'business', choices: ['small', 'large'], required: true },
        notes: { section: 'project', kind: 'paragraphs', length: 900 },
        billing: { section: 'project', kind: 'email' },`,
      ),
      {
        formFields: {
          city: 'City',
          fax: 'Fax',
          shop: 'Shop',
          notes: 'Notes',
          billing: 'Billing',
          size: 'Size',
        },
        choices: { size: { small: 'Small', large: 'Large' } },
      },
    ),
    value('none of half width', change(inFile('form'), /,\s+half: true/g, '')),
  ],
  contactMethods: [
    methods('email', 'text'),
    methods('phone'),
    methods('text'),
    methods('email'),
    methods('phone', 'email'),
    methods('text', 'phone', 'email'),
  ],
  hours: hours(
    /(?<= hours: )\{[\s\S]*?\n {2}\}/,
    "{ Saturday: ['9:00-12:00'] }",
    "{ Monday: ['22:00-24:00'], Tuesday: ['0:00-2:00'] }",
    "{ Sunday: ['0:00-24:00'], Wednesday: ['8:15-12:00', '13:00-18:00'] }",
  ),
  closed: hours(/closed: \[\]/, "closed: ['2026-12-24', '2026-12-27 to 2027-02-01']"),
  callMinutes: hours(/callMinutes: 15/, 'callMinutes: 60', 'callMinutes: 5', 'callMinutes: 45'),
  daysAhead: hours(/daysAhead: 30/, 'daysAhead: 7', 'daysAhead: 90', 'daysAhead: 365'),
  timeZone: hours(
    /\/\/ timeZone: .*/,
    "timeZone: 'Europe/Berlin', noticeMinutes: 0, bufferMinutes: 90, reminderHours: 2,",
    "timeZone: 'Asia/Kathmandu', noticeMinutes: 2_880,",
    "timeZone: 'America/Los_Angeles', bufferMinutes: 7,",
  ),
  languages: [
    languages("code: 'en', locale: 'en-GB', name: 'English'", GERMAN),
    languages(GERMAN, ENGLISH),
    languages(GERMAN),
  ],
  logo: [
    logo(240, 48),
    logo(40, 120, ", ground: '#fff'"),
    logo(300, 60, ', hasName: true'),
    logo(64, 64, `, square: '${PICTURE}'`),
  ],
  pages: [
    pages('without About', /.*about: .*\n/, ''),
    pages('no links', /, linkedIn: \[.*\]/g, ''),
    pages(
      'addresses',
      /services: .*/,
      "services: { address: '/offer', linkedIn: ['footer'] },\n privacy: { address: '/data' },",
    ),
    pages(
      'links to parts',
      /websites: .*/,
      "why: { address: '/about#top', linkedIn: ['header'] },",
    ),
  ].map((given, index) => (index === 3 ? withWords(given, { navigation: { why: 'Why' } }) : given)),
  furtherAddresses: [pages('/work/one', /(?<=furtherAddresses: .* = )\[\]/, "['/work/one']", WORK)],
  redirects: [
    pages(
      'two',
      /\/\/ (\{ from: .*)/,
      "$1\n { from: '/x/:rest*', to: 'https://x.example/:rest*' },",
    ),
  ],
  hue: theme(/hue: \d+/, 'hue: 25', 'hue: 145', 'hue: 70', 'hue: 330', 'hue: 0', 'hue: 195'),
  scheme: theme(/'dark'/, "'light'"),
  dark: theme(/dark: \{\}/, "dark: { ground: '#101010', surface: '#181818' }"),
  light: theme(/light: \{\}/, "light: { ground: '#f7f5ef', surface: '#fffdf8' }"),
  sizes: theme(
    /sizes: \{\}/,
    "sizes: { radius: { control: '0', card: '0', pill: '0' }, size: { container: '60rem' } }",
    "sizes: { font: { h1: '2.5rem', h2: '2rem', body: '1.125rem' }, space: { section: '4rem' } }",
  ),
  typeface: [
    value('one file', change(inFile('typeface'), / {4}\{\n.*latin-ext[\s\S]*?\n {4}\},\n/, '')),
    value('no font for pictures', change(inFile('typeface'), /.*pictureFont.*\n/, '')),
  ],
  trustedOrigins: [
    value(
      'one for each part',
      change(inFile('trusted-origins'), /: \[\]/g, ": ['https://trusted.example']"),
    ),
  ],
  pageWeight: setting('page-weight', /\/\/ kilobytes: .*/, [
    "kilobytes: 50, longPages: ['/de'],",
    "kilobytes: 50, longPages: ['/'],",
    "kilobytes: 50, files: 8, longPages: ['/'],",
  ]),
};
