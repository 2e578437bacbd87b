import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What owners do to a site in their first days, as docs/making-it-yours.md tells them, in the copy that lies here. */
export function doOwnersTasks(site: string) {
  const { read, write, edit } = filesIn(site);

  // A number as it stands on a German letter; four links in the footer.
  edit('src/content/agency.ts', /phone: '[^']*'/, "phone: '+49 (0)89 / 123 456-0'");
  edit(
    'src/content/agency.ts',
    'social: [linkedIn, instagram]',
    `social: [linkedIn, instagram,
      { network: 'YouTube', icon: 'play', href: 'https://www.youtube.com/@agency' },
      { network: 'Facebook', icon: 'f', href: 'https://www.facebook.com/agency' }]`,
  );

  // Another sign, another accent, a light theme, another typeface under a name of its own.
  edit(
    'src/content/agency.ts',
    /logo: .*/,
    "logo: { file: '/logo.svg', width: 120, height: 40, ground: '#ffffff', hasName: false },",
  );
  edit(
    'src/styles/tokens.ts',
    /import \{ dark as theme \} from '[^']*'/,
    'import { light as theme } from "./light.ts"',
  );
  for (const part of ['latin', 'latin-ext']) {
    copyFileSync(
      join(site, `public/fonts/geist-${part}.woff2`),
      join(site, `public/fonts/own-${part}.woff2`),
    );
    rmSync(join(site, `public/fonts/geist-${part}.woff2`));
    edit('src/styles/typeface.ts', `/fonts/geist-${part}.woff2`, `/fonts/own-${part}.woff2`);
  }
  edit('src/styles/typeface.ts', "name = 'Geist'", "name = 'Own'");

  // One service less, one without a drawing, prices from 1,000, one answer less in the drawing.
  edit('src/content/services.ts', / {2}\{\n {4}id: 'phone',[\s\S]*?\n {2}\},\n/, '');
  edit('src/content/services.ts', "    scene: 'thread',\n", '');
  edit('src/content/services.ts', 'amount: 997', 'amount: 2490');
  edit('src/content/home-page.ts', "{ icon: 'text', label: 'Text' },", '');

  // Days and hours of one's own, and every time of them free.
  edit('src/domain/call-hours.ts', /days: \[.*\]/, "days: ['Tuesday', 'Thursday', 'Saturday']");
  edit('src/domain/call-hours.ts', /firstCall: '\d+:\d+'/, "firstCall: '9:30'");
  edit('src/domain/call-hours.ts', /lastCall: '\d+:\d+'/, "lastCall: '15:30'");
  edit('src/domain/call-hours.ts', 'minutesApart: 15', 'minutesApart: 30');
  write(
    'src/domain/booked-slots.ts',
    'export const bookedSlots = (_date: string): readonly string[] => [];\n',
  );

  // A page, many of one kind, one with something that reacts, an answer to a program, and all that ships empty.
  const addPage = (title: string, ...shown: [content: string, imports?: string]) =>
    write(`src/app/${title.toLowerCase()}/page.tsx`, page(title, ...shown));
  const [, example = ''] = /```tsx\n([\s\S]*?)```/.exec(read('docs/making-it-yours.md')) ?? [];
  write('src/app/team/page.tsx', example);
  write('src/app/work/[slug]/page.tsx', SLUG_PAGE);
  write('src/app/counter/counter.tsx', COUNTER);
  addPage('Counter', '<Counter />', 'import { Counter } from "./counter.tsx";');
  write('src/app/newsletter/route.ts', 'export const POST = () => Response.json({ ok: true });\n');
  fillInPages(site);
  mkdirSync(join(site, 'src/assets'));
  copyFileSync(join(site, '.readme/booking.webp'), join(site, 'src/assets/office.webp'));
  write('src/features/home/office.tsx', OFFICE);
  edit('src/app/page.tsx', '<WhyUs />', '<WhyUs />\n      <Office />');
  const office = 'import { Office } from "#features/home/office.tsx";';
  edit('src/app/page.tsx', 'import { Hero }', `${office}\nimport { Hero }`);

  // Statistics, a film and a chat of others, and a script of one's own that a page names.
  const trusted = (part: string, origin: string) =>
    edit('src/trusted-origins.ts', `${part}: []`, `${part}: ['${origin}']`);
  trusted('scripts', 'https://statistics.example');
  trusted('frames', 'https://video.example');
  trusted('widgets', 'https://chat.example');
  const counting = '<script async src="https://statistics.example/count.js" />';
  edit('src/app/layout.tsx', '</body>', `${counting}</body>`);
  write('public/own.js', "document.documentElement.dataset['own'] = 'ran';\n");
  addPage(
    'Film',
    '<iframe src="https://video.example/1" title="A film" style={{ width: "100%" }} /><script async src="/own.js" />',
  );
  addPage('Chat', '<script async src="https://chat.example/chat.js" />');

  // What a footer of four networks, logos and parts of others cost is this owner's own choice.
  edit(
    '__tests__/yours/budgets.ts',
    'page: { kilobytes: 45, requests: 4, packets: 10 }',
    'page: { kilobytes: 120, requests: 8, packets: 12 }',
  );
  edit('__tests__/yours/budgets.ts', 'requests: 10, packets: 10', 'requests: 12, packets: 12');
}

/** What ships empty and is there once it is filled in: questions, privacy and imprint, customers. */
export function fillInPages(site: string) {
  const { edit } = filesIn(site);
  const fill = (name: string, empty: string, full: string) =>
    edit(`src/content/${name}.ts`, empty, full);
  const question = "{ title: 'Who writes the texts?', text: 'We do, and you approve them.' }";
  fill('questions', 'parts: []', `parts: [${question}]`);
  fill('responsible', "name: ''", "name: 'Ada Lovelace'");
  fill('responsible', "address: ''", "address: '1 Main Street'");
  const voice = "{ words: 'They answer before we ask.', name: 'Ada Lovelace' }";
  fill('customers', 'role?: string }[] = []', `role?: string }[] = [${voice}]`);
  const logo = "{ name: 'Analytical Engines', file: '/logo.svg', width: 120, height: 40 }";
  fill('customers', 'height: number }[] = []', `height: number }[] = [${logo}]`);
  writeFileSync(join(site, 'public/logo.svg'), LOGO);
}

function filesIn(site: string) {
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  function write(file: string, text: string) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  function edit(file: string, before: string | RegExp, after: string) {
    const text = read(file);
    const edited = text.replace(before, () => after);
    if (edited === text) throw new Error(`${file} has no ${before} any more.`);
    write(file, edited);
  }
  return { read, write, edit };
}

const page = (title: string, content: string, imports = '') => `
  import { SiteFrame } from "#features/site-frame/site-frame.tsx";
  import { Section } from "#ui/section.tsx";
  ${imports}
  export const metadata = { title: '${title}' };
  export default function Page() {
    return <SiteFrame><Section><h1>${title}</h1>${content}</Section></SiteFrame>;
  }`;

const SLUG_PAGE = `
  import { SiteFrame } from "#features/site-frame/site-frame.tsx";
  import { Section } from "#ui/section.tsx";
  import { pageMetadata } from "../../page-metadata.ts";
  export const dynamicParams = false;
  export const generateStaticParams = () => [{ slug: 'one' }, { slug: 'two' }];
  type Props = { params: Promise<{ slug: string }> };
  export async function generateMetadata({ params }: Props) {
    const { slug } = await params;
    const description = 'What we did for a customer, why they asked for it, how long it took and what has become of it since.';
    return pageMetadata({ address: \`/work/\${slug}\`, title: \`Work \${slug}\`, description: \`\${slug}: \${description}\` });
  }
  export default async function Work({ params }: Props) {
    const { slug } = await params;
    return <SiteFrame><Section><h1>{slug}</h1></Section></SiteFrame>;
  }`;

const COUNTER = `
  'use client';
  import { useState } from 'react';
  export function Counter() {
    const [count, setCount] = useState(0);
    return <button type="button" onClick={() => setCount(count + 1)}>Clicked {count}</button>;
  }`;

const OFFICE = `
  import Image from 'next/image';
  import office from "#assets/office.webp";
  import { Section } from "#ui/section.tsx";
  export function Office() {
    return <Section>
      <Image src={office} alt="Our office" placeholder="blur" style={{ maxWidth: '100%', height: 'auto' }} />
    </Section>;
  }`;

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>';
