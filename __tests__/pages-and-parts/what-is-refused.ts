/** What README says ends the build, as an owner would write it, and the sentence that each must lead to. */
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
    files: {
      'src/app/gone/page.tsx': `
        import { notFound } from 'next/navigation';
        export default function Gone() { notFound(); }`,
    },
    sentence: /src\/app\/gone\/page\.tsx has nothing to show at \/gone/,
  },
  {
    files: {
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
      /src\/app\/counted\/page\.tsx has <script src="https:\/\/statistics\.example\/count\.js">.*Add 'https:\/\/statistics\.example' to scripts in src\/content\/trusted-origins\.ts/,
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
];
