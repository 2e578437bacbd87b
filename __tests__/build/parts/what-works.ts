import { readFileSync } from 'node:fs';
import { typeface } from '#styles/typeface.ts';
import { hoursIn } from '../../../scripts/prove/real/calendar-feed.ts';
import { changed, pageOf } from './what-is-refused.ts';

/** A second of silence: eight thousand samples of one byte. */
const SILENCE = Buffer.concat([
  Buffer.from('524946466c1f000057415645666d74201000000001000100401f0000401f000001000800', 'hex'),
  Buffer.from('64617461401f0000', 'hex'),
  Buffer.alloc(8000, 128),
]);

/** Stands wherever a build has nothing to look for. */
export const CANARY = 'canary-of-a-visitor';

/** Whose clock the hours are by in this copy, and when they begin. */
export const ZONE = 'America/New_York';
export const FIRST_CALL = '9:30';

/** By locale, what a visitor's own page of a call is called there. */
export const LANGUAGES = { 'de-DE': 'Ihr Gespräch', 'ar-EG': 'مكالمتك' };

/**
 * What docs/making-it-yours.md says an owner may write, as an owner writes it. All of it stands in one copy of the site, built once.
 */
export const whatWorks: Record<string, string | Uint8Array> = {
  'public/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">
    <style>.whole { fill: #ff0000 }</style><rect class="whole" width="400" height="100"/></svg>`,
  'src/domain/call-hours.ts': hoursIn({ timeZone: ZONE, daysAhead: 60 }).replace(
    /firstCall: '.*'/,
    `firstCall: '${FIRST_CALL}'`,
  ),
  'src/content/agency.ts': readFileSync('src/content/agency.ts', 'utf8').replace(
    /phone: '.*'/,
    "phone: '+49 (0)89 / 123 456-0'",
  ),
  'src/content/logo.ts': readFileSync('src/content/logo.ts', 'utf8').replace(
    '= undefined',
    "= { file: '/logo.svg', width: 400, height: 100, ground: '#ffffff', hasName: true }",
  ),
  'src/content/customers.ts': readFileSync('src/content/customers.ts', 'utf8').replace(
    'role?: string }[] = []',
    "role?: string }[] = [{ words: 'They answer before we ask.', name: 'Ada' }]",
  ),
  'src/headers.ts': readFileSync('src/headers.ts', 'utf8').replace(
    'ON_EVERY_ANSWER = {',
    "ON_EVERY_ANSWER = { 'X-Clacks-Overhead': 'GNU Terry Pratchett',",
  ),
  'src/app/team/page.tsx':
    /^```tsx\n([\s\S]*?)^```/m.exec(readFileSync('docs/making-it-yours.md', 'utf8'))?.[1] ?? '',
  'src/app/plain/page.tsx': pageOf('<h1>Plain</h1>', "export const metadata = { title: 'Plain' };"),
  'src/app/work/[slug]/page.tsx': `
    export const dynamicParams = false;
    export const generateStaticParams = () => [{ slug: 'one' }, { slug: 'two (wörds)' }];
    export default async function Work({ params }: { params: Promise<{ slug: string }> }) {
      const { slug } = await params;
      return <main><h1>{decodeURIComponent(slug)}</h1></main>;
    }`,
  'src/app/counter/counter.tsx': `
    'use client';
    import dynamic from 'next/dynamic';
    import { useState } from 'react';
    import styled from 'styled-components';
    import look from './counter.module.css';
    const Late = dynamic(() => import('./late.tsx'));
    const Styled = styled.button\`color: rgb(7, 8, 9);\`;
    export function Counter() {
      const [count, setCount] = useState(0);
      return <>
        <button type="button" className={look['button']} onClick={() => setCount(count + 1)}
          style={{ opacity: count > 0 ? 0.25 : 0.5 }}>Clicked {count}</button>
        <p style={count > 0 ? undefined : { display: 'none' }}>Opened</p>
        {count > 0 && <Late />}
        <Styled type="button">Styled</Styled>
      </>;
    }`,
  'src/app/counter/counter.module.css': '.button { color: rgb(1, 2, 3); }',
  'src/app/counter/late.module.css': '.late { color: rgb(4, 5, 6); }',
  'src/app/counter/late.tsx': `
    import look from './late.module.css';
    export default function Late() { return <p className={look['late']}>Late</p>; }`,
  'src/app/counter/page.tsx': pageOf(
    '<Counter />',
    "import { Counter } from './counter.tsx'; export const metadata = { robots: { index: false } };",
  ),
  'src/app/asked/asked.tsx': `
    'use client';
    import { useSearchParams } from 'next/navigation';
    export function Asked() { return <p>Asked for {useSearchParams().get('q') ?? 'nothing'}</p>; }`,
  'src/app/asked/page.tsx': pageOf(
    '<Suspense fallback="Wait"><Asked /></Suspense>',
    "import { Suspense } from 'react'; import { Asked } from './asked.tsx';",
  ),
  'src/app/sheet/look.module.css': ".title { color: rgb(1, 2, 3); background: url('./dot.svg'); }",
  'src/app/sheet/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'src/app/sheet/site.css': 'h1 { word-spacing: 3px; }',
  'src/app/sheet/face.woff2': readFileSync(`public${typeface.preload}`),
  'src/app/sheet/page.tsx': pageOf(
    `<div className={face.className}>
      <h1 className={look['title']} style={{ letterSpacing: '2px' }}>Sheet</h1>
      <style media="print">{'h1 { color: blue }'}</style>
    </div>`,
    `import './site.css';
    import localFont from 'next/font/local';
    import look from './look.module.css';
    const face = localFont({ src: './face.woff2' });`,
  ),
  'src/assets/home.webp': readFileSync('.readme/home.webp'),
  'src/app/picture/page.tsx': pageOf(
    '<Image src={home} alt="Home" placeholder="blur" loading="eager" /><Link href="/plain">Plain</Link>',
    `import Image from 'next/image';
    import Link from 'next/link';
    import home from '#assets/home.webp';`,
  ),
  'src/app/long/not-found.tsx': pageOf('Nothing here.'),
  'src/app/long/page.tsx': `
    import look from '../sheet/look.module.css';
    export default async function Long() {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const lines = Array.from({ length: 500 }, (_, line) => line);
      return <main><h1 className={look['title']}>Long</h1>
        {lines.map((line) => <p key={line}>Line {line} of a page that is long enough to be sent in pieces.</p>)}
      </main>;
    }`,
  'src/app/old/page.tsx': `
    import { redirect } from 'next/navigation';
    export default function Old() { redirect('/plain'); }`,
  'src/app/newsletter/route.ts': `
    import { NextResponse } from 'next/server';
    export async function POST(request: Request) {
      const { headers } = request;
      const [cookie, authorization] = [headers.get('cookie'), headers.get('authorization')];
      const who = new URL(request.url).searchParams.get('who');
      return Response.json({ who, cookie, authorization, said: await request.text() });
    }
    export const GET = (request: Request) => NextResponse.redirect(new URL('/plain', request.url));`,
  // As a browser's addresses may hold them, and a pattern may not.
  'public/logo (1).png': 'a',
  'public/c++.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/.well-known/security.txt': 'Contact: a',
  'public/humans': 'a',
  'public/a b&c=[d].txt': 'a',
  // What visitors wrote, and secrets: no build may read them.
  'data/outbox.db': CANARY,
  'storage/outbox.db': CANARY,
  'data/requests.csv': CANARY,
  '.env.production': `CRON_SECRET=${CANARY}`,
  'public/own.js': "document.documentElement.dataset['own'] = 'ran';",
  'public/silence.wav': SILENCE,
  'src/app/sound/page.tsx': pageOf('<audio src="/silence.wav" controls preload="auto" />'),
  'src/app/script/page.tsx': pageOf(
    `<script async src="/own.js" />
    <script>{"document.documentElement.dataset['inline'] = 'ran'"}</script>`,
  ),
};

/** The same hours, by the clock and in the language of another country. */
export const callsIn = (locale: string, title: string) => ({
  'src/domain/call-hours.ts': whatWorks['src/domain/call-hours.ts'] ?? '',
  'src/content/agency.ts': changed(
    'src/content/agency.ts',
    "locale: 'en-US'",
    `locale: '${locale}'`,
  ),
  'src/content/call-page.ts': changed(
    'src/content/call-page.ts',
    /title: '.*'/,
    `title: '${title}'`,
  ),
});
