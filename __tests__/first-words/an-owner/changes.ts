import { copyFileSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../kit/setup/changed-copy.ts';
import { inOtherWords, inPseudoArabic } from './in-other-words.ts';

/** What an owner would write anew, as files that are type-checked like all others. */
const FILES = join(import.meta.dirname, 'files');

/** What owners do to a site in their first days, as docs/making-it-yours.md tells them, by what they would call it. */
export const changes: Record<string, (site: Site) => void> = {
  'name and tagline': ({ edit }) => {
    edit('src/content/agency.ts', "name: '", "name: 'Hofmann, Fischer-Dieskau & Partners of ");
    edit(
      'src/content/agency.ts',
      "tagline: '",
      "tagline: 'Where each of your machines learns what ",
    );
    edit('src/content/agency.ts', /phone: '[^']*'/, "phone: '+49 (0)89 / 123 456-0'");
  },

  networks: ({ edit }) =>
    edit(
      'src/content/agency.ts',
      'social: [linkedIn, instagram]',
      `social: [instagram,
      { network: 'YouTube', icon: 'play', href: 'https://www.youtube.com/@agency' },
      { network: 'Mastodon', icon: 'link', href: 'https://mastodon.example/@agency' }]`,
    ),

  figures: ({ edit }) => {
    edit('src/content/claims.ts', "'200+'", "'more than 12,500'");
    edit('src/content/claims.ts', "'280%'", "'1,280 percent'");
    edit('src/content/claims.ts', 'RESPONSE_HOURS = (2)', 'RESPONSE_HOURS = (48)');
    fillIn(edit, 'We win 1,280 percent, as 99% of you say.');
  },

  prices: ({ edit }) => edit('src/content/services.ts', 'amount: 997', 'amount: 2490.5'),

  logo: ({ edit, bring }) => {
    edit(
      'src/content/logo.ts',
      'logo: Logo | undefined = undefined',
      "logo: Logo | undefined = { file: '/logo.svg', width: 120, height: 40, ground: '#ffffff', hasName: false }",
    );
    bring(FILES, 'public/logo.svg');
  },

  'a mark': ({ bring }) => bring(FILES, 'src/features/site-frame/brand-mark.tsx'),

  theme: ({ edit }) => {
    edit('src/styles/light.ts', 'ACCENT_HUE = 268', 'ACCENT_HUE = 145');
    edit(
      'src/styles/tokens.ts',
      /import \{ dark as theme \} from '[^']*'/,
      "import { light as theme } from './light.ts'",
    );
  },

  'accent and cards': ({ edit }) => {
    edit('src/styles/dark.ts', 'ACCENT_HUE = 268', 'ACCENT_HUE = 25');
    edit('src/styles/tokens.ts', "card: '16px'", "card: '4px'");
  },

  typeface: ({ edit, path }) => {
    for (const part of ['latin', 'latin-ext']) {
      copyFileSync(
        path(`public/fonts/geist-${part}.woff2`),
        path(`public/fonts/own-${part}.woff2`),
      );
      rmSync(path(`public/fonts/geist-${part}.woff2`));
      edit('src/styles/typeface.ts', `/fonts/geist-${part}.woff2`, `/fonts/own-${part}.woff2`);
    }
    edit('src/styles/typeface.ts', "name = 'Geist'", "name = 'Own'");
  },

  'a time zone': ({ edit }) =>
    edit(
      'src/domain/call-hours.ts',
      'daysAhead: 30,\n};',
      "daysAhead: 30,\n  timeZone: 'Europe/Berlin',\n  noticeMinutes: 120,\n};",
    ),

  'days and hours': ({ edit, bring }) => {
    edit('src/domain/call-hours.ts', /days: \[.*\]/, "days: ['Tuesday', 'Thursday', 'Saturday']");
    edit('src/domain/call-hours.ts', /firstCall: '\d+:\d+'/, "firstCall: '9:30'");
    edit('src/domain/call-hours.ts', /lastCall: '\d+:\d+'/, "lastCall: '15:30'");
    edit('src/domain/call-hours.ts', 'minutesApart: 15', 'minutesApart: 30');
    bring(FILES, 'src/domain/booked-slots.ts');
  },

  labels: ({ edit }) => {
    edit('src/content/consultation-page.ts', "name: 'Full Name'", "name: 'Name'");
    edit('src/content/consultation-page.ts', "email: 'Email Address'", "email: 'Email'");
    edit('src/content/consultation-page.ts', "phone: 'Phone Number'", "phone: 'Phone'");
  },

  'a field less': ({ edit }) => {
    edit('src/domain/consultation-fields.ts', / {2}budget: \[.*\],\n/, '');
    edit('src/domain/consultation-fields.ts', / {2}budget: line,\n/, '');
    edit('src/content/consultation-page.ts', / {2}budget: '.*\n/, '');
    edit('src/content/consultation-page.ts', / {2}chooseBudget: '.*\n/, '');
    edit('src/content/choices.ts', / {2}budget: \{[\s\S]*?\n {2}\},\n/, '');
    edit(
      'src/features/consultation/form/form-sections.tsx',
      / *<SelectField \{\.\.\.choice\('budget.*\n/,
      '',
    );
  },

  'a field more': ({ edit }) => {
    edit('src/domain/consultation-fields.ts', '  company: 100,', '  company: 100,\n  city: 60,');
    edit(
      'src/domain/consultation-fields.ts',
      '  timeline: [',
      "  team: ['alone', 'some'],\n  timeline: [",
    );
    edit(
      'src/domain/consultation-fields.ts',
      '  timeline: line',
      '  city: line,\n  team: line,\n  timeline: line',
    );
    edit(
      'src/content/consultation-page.ts',
      "  timeline: '",
      "  city: 'City',\n  team: 'Team',\n  timeline: '",
    );
    edit(
      'src/domain/consultation-fields.ts',
      "= ['name', 'email',",
      "= ['city', 'team', 'name', 'email',",
    );
    edit(
      'src/content/choices.ts',
      '  timeline: {',
      "  team: { alone: 'Just me', some: '2 to 20' },\n  timeline: {",
    );
    edit(
      'src/features/consultation/form/form-sections.tsx',
      "          <SelectField {...choice('timeline')}",
      `          <TextField {...text('city')} />
          <SelectField {...choice('team')} prompt={labels.chooseTimeline} />
          <SelectField {...choice('timeline')}`,
    );
  },

  services: ({ edit }) => {
    edit('src/content/services.ts', "title: 'Custom AI-Powered Websites'", "title: 'Websites'");
    edit(
      'src/content/services.ts',
      "title: 'Email Marketing Automation'",
      "title: 'Websites for shops'",
    );
    edit('src/content/services.ts', / {2}\{\n {4}id: 'phone',[\s\S]*?\n {2}\},\n/, '');
    edit('src/content/services.ts', "    scene: 'thread',\n", '');
  },

  'no About': ({ edit, path }) => {
    rmSync(path('src/app/about'), { recursive: true });
    edit('src/content/navigation.ts', "  about: '/about',\n", '');
    edit('src/content/navigation.ts', / *\{ label: 'About Us', href: pages.about \},\n/g, '');
    edit('src/content/page-descriptions.ts', / {2}\[pages\.about\]: \{[\s\S]*?\n {2}\},\n/, '');
    edit('src/content/home-page.ts', /(?<=meetUs: .* = )\{[\s\S]*?\}(?=;)/, 'undefined');
  },

  'a link less in the header': ({ edit }) =>
    edit('src/content/navigation.ts', / *\{ label: 'Website Building'.*\n/, ''),

  'a section less': ({ edit }) => {
    edit('src/app/page.tsx', '      <WhyUs />\n', '');
    edit('src/app/page.tsx', /import \{ WhyUs \}.*\n/, '');
  },

  /** A page, many of one kind, one with something that reacts, an answer to a program, a picture, and parts of others. */
  'pages and parts': ({ read, write, edit, bring, path }) => {
    const [, example = ''] = /^```tsx\n([\s\S]*?)^```/m.exec(read('docs/making-it-yours.md')) ?? [];
    write('src/app/team/page.tsx', example);
    for (const page of ['work', 'counter', 'newsletter', 'film', 'chat'])
      bring(FILES, `src/app/${page}`);
    bring(FILES, 'public/own.js');
    bring(FILES, 'src/features/home/office.tsx');
    mkdirSync(path('src/assets'), { recursive: true });
    copyFileSync(path('.readme/booking.webp'), path('src/assets/office.webp'));
    edit('src/app/page.tsx', '<ServicesOverview />', '<Office />\n      <ServicesOverview />');
    const office = "import { Office } from '#features/home/office.tsx';";
    edit('src/app/page.tsx', 'import { ServicesOverview', `${office}\nimport { ServicesOverview`);
    for (const [part, origin] of [
      ['scripts', 'https://statistics.example'],
      ['frames', 'https://video.example'],
      ['widgets', 'https://chat.example'],
    ])
      edit('src/trusted-origins.ts', `${part}: []`, `${part}: ['${origin}']`);
    const counting = '<script async src="https://statistics.example/count.js" />';
    edit('src/app/layout.tsx', '</body>', `${counting}</body>`);
    // What logos and parts of others cost is this owner's own choice.
    edit(
      '__tests__/yours/budgets.ts',
      'page: { kilobytes: 45, requests: 4, packets: 10 }',
      'page: { kilobytes: 120, requests: 8, packets: 12 }',
    );
    edit('__tests__/yours/budgets.ts', 'requests: 10, packets: 12', 'requests: 12, packets: 12');
  },

  'what ships empty': ({ edit, bring }) => {
    fillIn(edit, 'We do, and you approve them.');
    edit('src/content/responsible.ts', "name: ''", "name: 'Ada Lovelace'");
    edit('src/content/responsible.ts', "address: ''", "address: '1 Main Street'");
    const voice = "{ words: 'They answer before we ask.', name: 'Ada Lovelace' }";
    edit('src/content/customers.ts', 'role?: string }[] = []', `role?: string }[] = [${voice}]`);
    const logo = "{ name: 'Analytical Engines', file: '/logo.svg', width: 120, height: 40 }";
    edit(
      'src/content/customers.ts',
      'ground?: string;\n}[] = []',
      `ground?: string;\n}[] = [${logo}]`,
    );
    const person =
      "{ name: 'Ada Lovelace', role: 'Founder', sentence: 'I answer you.', portrait: '/logo.svg' }";
    edit('src/content/people.ts', '}[] = []', `}[] = [${person}]`);
    bring(FILES, 'public/logo.svg');
  },

  'other words': (site) => inEachContent(site, inOtherWords),
};

/** All of them at once, by somebody who has no use for our first words any more. */
export function everything(site: Site) {
  rmSync(site.path('__tests__/first-words'), { recursive: true });
  for (const change of Object.values(changes)) change(site);
}

/** Every word in other letters, longer, from right to left. */
export const inAnotherLanguage = (site: Site) => inEachContent(site, inPseudoArabic);

/** Where another change has asked a question already, this one adds its own. */
const fillIn = (edit: Site['edit'], answer: string) =>
  edit(
    'src/content/questions.ts',
    'parts: [',
    `parts: [{ title: 'Who says "${answer.slice(0, 9)}"?', text: '${answer}' },`,
  );

function inEachContent({ path, read, write }: Site, say: (source: string) => string) {
  for (const file of globSync('src/content/*.ts', { cwd: path('.') })) write(file, say(read(file)));
}
