import { readFileSync } from 'node:fs';
import { ownLanguage } from '#content/languages.ts';
import { MARKED } from '../../kit/marked-language.ts';

export const CANARY = 'canary-of-a-visitor';

export const ZONE = 'America/New_York';

const changed = (file: string, from: string, to: string) => ({
  [file]: readFileSync(file, 'utf8').replace(from, to),
});

const fromManual = (block: RegExp) =>
  block.exec(readFileSync('docs/making-it-yours.md', 'utf8'))?.[1] ?? '';

const TEAM_PAGE = fromManual(/^```tsx\n(import [\s\S]*?)^```/m);
const GUEST_PAGE = fromManual(/^```tsx\n(import \{ cookies \}[\s\S]*?)^```/m);
const likedPage = {
  'src/app/[language]/liked/likes.tsx': fromManual(/^```tsx\n('use client'[\s\S]*?)^```/m),
  'src/app/[language]/liked/page.tsx': `import { Likes } from './likes.tsx';\n${TEAM_PAGE}`
    .replaceAll('words.pages.team', "'/liked'")
    .replace('<p>{text}</p>', '<p>{text}</p><Likes />'),
};

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
const post = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About it\ndate: 2026-11-24\n---\n\n${text}\n`;

export const ownersFiles: Record<string, string> = {
  'src/agency/hours.ts': `
    import type { CallHours } from '#agency-types.ts';
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    export const hours: CallHours = {
      timeZone: '${ZONE}',
      hours: Object.fromEntries(week.map((day) => [day, ['9:30-17:00']])),
      closed: [],
      callMinutes: 15,
      daysAhead: 60,
    };`,
  ...changed(
    'src/agency/languages.ts',
    '] as const',
    `  { code: '${MARKED.code}', locale: '${MARKED.locale}', name: '${MARKED.name}' },\n] as const`,
  ),
  'src/agency/words/further-languages.ts': `
    import * as own from '#content/${ownLanguage}/all.ts';
    import { markedModule } from '../../../__tests__/kit/marked-language.ts';
    const navigation = { ...own.navigation, team: 'Team' };
    export const furtherLanguages = { ${MARKED.code}: markedModule({ ...own, navigation }) };`,
  ...changed(
    `src/agency/words/${ownLanguage}.ts`,
    'Words = {',
    "Words = {\n  navigation: { team: 'The Team' },",
  ),
  'src/agency/pages.ts': `
    import type { Redirects, SitePages } from '#agency-types.ts';
    export const pages = {
      home: { address: '/', linkedIn: ['header', 'footer'] },
      services: { address: '/services', linkedIn: ['header', 'footer'] },
      team: { address: '/our-team', linkedIn: ['header'] },
      blog: { address: { ${MARKED.code}: '/journal' } },
      consultation: { address: '/consultation', linkedIn: ['header'] },
    } as const satisfies SitePages;
    export const redirects: Redirects = [{ from: '/prices', to: '/services' }];
    export const furtherAddresses = ['/work/one'] as const;`,
  'src/agency/own/team-page.ts': fromManual(/^```ts\n(export const teamPage[^`]*)^```/m).replace(
    'fr: ',
    `${MARKED.code}: `,
  ),
  [`src/agency/posts/${ownLanguage}/first.md`]: post('First', '![A dot](<a dot.svg>)\n\n`code`'),
  [`src/agency/posts/${ownLanguage}/second.md`]: post('Second & last', '[First](first.md)'),
  [`src/agency/posts/${ownLanguage}/a dot.svg`]: DOT,
  [`src/agency/posts/${MARKED.code}/first.md`]: post('Erster', 'Text'),
  'src/app/[language]/team/page.tsx': TEAM_PAGE,
  ...likedPage,
  'src/app/[language]/guests/page.tsx': GUEST_PAGE,
  'src/app/[language]/asked/page.tsx': `
    import Link from 'next/link';
    import { headers } from 'next/headers';
    import { type InLanguage, PageHead, SiteFrame, wordsOf } from '#page-kit.ts';
    import { Likes } from '../liked/likes.tsx';
    export const dynamic = 'force-dynamic';
    type Props = InLanguage & { searchParams: Promise<Record<string, string>> };
    export default async function Asked({ params, searchParams }: Props) {
      const language = (await headers()).get('accept-language') ?? '';
      return <SiteFrame words={await wordsOf(params)}>
        <PageHead title={'Asked for ' + (await searchParams).q} lead={language} />
        <Likes />
        <Link href="/renewed">Renewed</Link>
      </SiteFrame>;
    }`,
  'src/app/[language]/renewed/page.tsx': `
    import { type InLanguage, PageHead, SiteFrame, wordsOf } from '#page-kit.ts';
    export const revalidate = 1;
    export default async function Renewed({ params }: InLanguage) {
      return <SiteFrame words={await wordsOf(params)}>
        <PageHead title="Renewed" lead={String(Date.now())} />
      </SiteFrame>;
    }`,
  'src/app/[language]/items/[item]/page.tsx': `
    import { notFound } from 'next/navigation';
    import { PageHead, SiteFrame, wordsOf } from '#page-kit.ts';
    export const dynamic = 'force-dynamic';
    type Props = { params: Promise<{ language: string; item: string }> };
    export default async function Item({ params }: Props) {
      const { item } = await params;
      if (item === 'none') notFound();
      return <SiteFrame words={await wordsOf(params)}><PageHead title={item} lead="" /></SiteFrame>;
    }`,
  'src/app/[language]/work/[slug]/page.tsx': `
    import look from './look.module.css';
    export const dynamicParams = false;
    export const generateStaticParams = () => [{ slug: 'one' }, { slug: 'two (wörds)' }];
    export default async function Work({ params }: { params: Promise<{ slug: string }> }) {
      const { slug } = await params;
      const title = decodeURIComponent(slug);
      return <h1 className={look.title} style={{ letterSpacing: '2px' }}>{title}</h1>;
    }`,
  'src/app/[language]/work/[slug]/look.module.css':
    ".title { color: rgb(1, 2, 3); background: url('../dot.svg'); }",
  'src/app/[language]/work/dot.svg': DOT,
  'src/app/[language]/parts/late.module.css': '.late { color: rgb(4, 5, 6); }',
  'src/app/[language]/parts/late.tsx': `
    import look from './late.module.css';
    export default function Late() { return <p className={look.late}>Late</p>; }`,
  'src/app/[language]/parts/parts.tsx': `
    'use client';
    import dynamic from 'next/dynamic';
    import Image from 'next/image';
    import { useSearchParams } from 'next/navigation';
    import Script from 'next/script';
    import { Suspense, useState } from 'react';
    import styled from 'styled-components';
    import dot from '../work/dot.svg';
    const Late = dynamic(() => import('./late.tsx'));
    const Styled = styled.button\`color: rgb(7, 8, 9);\`;
    const Asked = () => <p>Asked for {useSearchParams().get('q')}</p>;
    export function Parts() {
      const [count, setCount] = useState(0);
      return <>
        <Styled type="button" onClick={() => setCount(count + 1)}
          style={{ opacity: count > 0 ? 0.25 : 0.5 }}>Count</Styled>
        {count > 0 && <Late />}
        <Image src={dot} alt="A dot" />
        <Script src="/own.js" />
        <Suspense fallback={<p>Waiting</p>}><Asked /></Suspense>
      </>;
    }`,
  'src/app/[language]/parts/page.tsx': `
    import { SiteFrame } from '#features/site-frame/site-frame.tsx';
    import { type InLanguage, wordsOf } from '../../page-words.ts';
    import { Parts } from './parts.tsx';
    export const metadata = { title: 'Parts' };
    export default async function Page({ params }: InLanguage) {
      return <SiteFrame words={await wordsOf(params)}><Parts /></SiteFrame>;
    }`,
  'public/own.js': "document.documentElement.dataset['own'] = 'ran';",
  'data/outbox.db': CANARY,
  'data/requests.csv': CANARY,
  '.env.production': `CRON_SECRET=${CANARY}`,
};
