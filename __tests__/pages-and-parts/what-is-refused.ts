import { readFileSync } from 'node:fs';

/**
 * What README says ends the build, as an owner would write it, and the sentence that each must lead to: here, where
 * Next's own output decides; what a page's HTML alone shows is held by page-errors.test and address-errors.test.
 */
export const whatIsRefused: { files: Record<string, string>; sentence: RegExp }[] = [
  {
    files: {
      'src/app/now/page.tsx': `
        export const dynamic = 'force-dynamic';
        export default function Now() {
          return <main><h1>{new Date().toISOString()}</h1></main>;
        }`,
    },
    sentence: /src\/app\/now\/page\.tsx is rendered anew for each visitor.*Take out dynamic/,
  },
  {
    files: {
      'src/app/search/page.tsx': `
        export default async function Search({ searchParams }: { searchParams: Promise<{ q?: string }> }) {
          return <main><h1>{(await searchParams).q}</h1></main>;
        }`,
    },
    sentence: /src\/app\/search\/page\.tsx is rendered anew for each visitor.*useSearchParams\(\)/,
  },
  {
    files: {
      'src/app/open/[slug]/page.tsx': `
        export const generateStaticParams = () => [{ slug: 'one' }];
        export default async function Open({ params }: { params: Promise<{ slug: string }> }) {
          return <main><h1>{(await params).slug}</h1></main>;
        }`,
    },
    sentence: /src\/app\/open\/\[slug\]\/page\.tsx takes any address.*dynamicParams = false/,
  },
  {
    files: {
      'src/app/news/page.tsx': `
        export const revalidate = 60;
        export default function News() {
          return <main><h1>News</h1></main>;
        }`,
    },
    sentence:
      /src\/app\/news\/page\.tsx is written anew while the site is served.*Take out revalidate/,
  },
  {
    files: {
      'src/app/gallery/layout.tsx': `
        import type { ReactNode } from 'react';
        export default function Gallery({ children, modal }: { children: ReactNode; modal: ReactNode }) {
          return <>{children}{modal}</>;
        }`,
      'src/app/gallery/page.tsx': 'export default function Gallery() { return <h1>Gallery</h1>; }',
      'src/app/gallery/photo/page.tsx':
        'export default function Photo() { return <h1>Photo</h1>; }',
      'src/app/gallery/@modal/default.tsx': 'export default function None() { return null; }',
      'src/app/gallery/@modal/(.)photo/page.tsx':
        'export default function Photo() { return <h1>Above</h1>; }',
    },
    sentence: /src\/app\/gallery\/@modal\/\(\.\)photo\/page\.tsx takes the place of another page/,
  },
  {
    files: {
      'src/app/action/page.tsx': `
        async function save() { 'use server'; }
        export default function Action() {
          return <form action={save}><button type="submit">Save</button></form>;
        }`,
    },
    sentence: /src\/app\/action\/page\.tsx has a server action.*route\.ts/,
  },
  {
    files: {
      'src/proxy.ts': `
        import { NextResponse } from 'next/server';
        export function proxy() { return NextResponse.next(); }
        export const config = { matcher: '/now' };`,
    },
    sentence: /src\/proxy\.ts stands before every page.*next\.config\.js/,
  },
  {
    files: {
      'src/app/renew/route.ts': `
        import { revalidatePath } from 'next/cache';
        export function POST() { revalidatePath('/'); return new Response(null, { status: 204 }); }`,
    },
    sentence: /src\/app\/renew\/route\.ts has pages written anew while the site is served/,
  },
  {
    files: { 'src/trusted-origins.ts': trusting("frames: ['https://video.example/']") },
    sentence:
      /src\/trusted-origins\.ts names 'https:\/\/video\.example\/' under frames.*Write 'https:\/\/video\.example'/,
  },
  {
    files: {
      'src/pages/older.tsx': `
        export default function Older() {
          return <main><h1>Older</h1></main>;
        }`,
    },
    sentence: /src\/pages\/older is a page of the older router.*src\/app/,
  },
  {
    files: {
      'src/app/gone/page.tsx': `
        import { notFound } from 'next/navigation';
        export default function Gone() { notFound(); }`,
    },
    sentence: /src\/app\/gone\/page\.tsx has nothing to show at \/gone/,
  },
  {
    files: {
      'public/own.js': '',
      'src/app/loads/page.tsx': `
        import Script from 'next/script';
        export default function Loads() {
          return <main><h1>Loads</h1><Script src="/own.js" /></main>;
        }`,
    },
    sentence: /src\/app\/loads\/page\.tsx loads scripts with next\/script.*<script async src="…">/,
  },
  {
    files: {
      'src/app/counted/page.tsx': `
        export default function Counted() {
          return <main><h1>Counted</h1><script async src="https://statistics.example/count.js" /></main>;
        }`,
    },
    sentence:
      /src\/app\/counted\/page\.tsx has <script src="https:\/\/statistics\.example\/count\.js">.*Add 'https:\/\/statistics\.example' to scripts in src\/trusted-origins\.ts/,
  },
  {
    files: {
      'src/app/written/written.tsx': `
        'use client';
        export function Written({ html }: { html: string }) {
          return <div dangerouslySetInnerHTML={{ __html: html }} />;
        }`,
      'src/app/written/page.tsx': `
        import { Written } from './written.tsx';
        export default function Page() {
          return <main><h1>Written</h1><Written html="<b>Bold</b>" /></main>;
        }`,
    },
    sentence: /src\/app\/written\/written\.tsx makes markup or code of text.*as children/,
  },
  {
    files: {
      'src/app/waits/loading.tsx': 'export default function Loading() { return <p>Loading…</p>; }',
      'src/app/waits/page.tsx': 'export default function Waits() { return <h1>Waits</h1>; }',
    },
    sentence: /src\/app\/waits\/loading\.tsx is for pages that arrive in pieces.*Take it out/,
  },
  {
    files: {
      'src/app/pieces/page.tsx': `
        import { Suspense } from 'react';
        async function Late() {
          await new Promise((resolve) => setTimeout(resolve, 20));
          return Array.from({ length: 500 }, (_, line) => <p key={line}>Line {line} of a long part of a page.</p>);
        }
        export default function Pieces() {
          return <main><h1>Pieces</h1><Suspense fallback="Wait"><Late /></Suspense></main>;
        }`,
    },
    sentence:
      /src\/app\/pieces\/page\.tsx has something so long in <Suspense> that \/pieces would.*Take <Suspense> away/,
  },
  {
    files: {
      'public/writes.js': "document.querySelector('h1').innerHTML = '<b>Bold</b>';",
      'src/app/writes/page.tsx': `
        export default function Writes() {
          return <main><h1>Writes</h1><script async src="/writes.js" /></main>;
        }`,
    },
    sentence: /public\/writes\.js makes markup or code of text in the browser.*createElement/,
  },
];

export const askedTooEarly = {
  'src/app/early/early.tsx': `
    'use client';
    import { useSearchParams } from 'next/navigation';
    export function Early() {
      return <p>Asked for {useSearchParams().get('q')}</p>;
    }`,
  'src/app/early/page.tsx': `
    import { Early } from './early.tsx';
    export default function Page() {
      return <main><h1>Early</h1><Early /></main>;
    }`,
};

/** The owner's own file with something else in it. */
function trusting(part: string) {
  const [name] = part.split(':');
  return readFileSync('src/trusted-origins.ts', 'utf8').replace(`${name}: []`, part);
}
