import { readFileSync } from 'node:fs';

type Refused = { files: Record<string, string>; sentence: RegExp };

const refused = (sentence: RegExp, files: Refused['files']): Refused => ({ files, sentence });

/** A page, as an owner would write one: what it shows, and what stands before it. */
export const pageOf = (shown: string, before = '') =>
  `${before}\nexport default function Page() { return <main>${shown}</main>; }`;

export const changed = (file: string, before: string | RegExp, after: string) =>
  readFileSync(file, 'utf8').replace(before, after);

/**
 * What README says ends the build, as an owner would write it, and the sentence that each must lead to: here, where
 * Next's own output decides. What a page's HTML or a setting alone shows, and whom an owner trusts, the tests in finish/ hold.
 */
export const whatIsRefused = [
  refused(/src\/app\/now\/page\.tsx is rendered anew for each visitor.*Take out dynamic/, {
    'src/app/now/page.tsx': pageOf(
      '<h1>{new Date().toISOString()}</h1>',
      "export const dynamic = 'force-dynamic';",
    ),
  }),
  refused(/src\/app\/search\/page\.tsx is rendered anew for each visitor.*useSearchParams\(\)/, {
    'src/app/search/page.tsx': `
      export default async function Search({ searchParams }: { searchParams: Promise<{ q?: string }> }) {
        return <main><h1>{(await searchParams).q}</h1></main>;
      }`,
  }),
  refused(/src\/app\/open\/\[slug\]\/page\.tsx takes any address.*dynamicParams = false/, {
    'src/app/open/[slug]/page.tsx': pageOf(
      '<h1>Open</h1>',
      "export const generateStaticParams = () => [{ slug: 'one' }];",
    ),
  }),
  refused(
    /src\/app\/news\/page\.tsx is written anew while the site is served.*Take out revalidate/,
    { 'src/app/news/page.tsx': pageOf('<h1>News</h1>', 'export const revalidate = 60;') },
  ),
  refused(/src\/app\/gallery\/@modal\/\(\.\)photo\/page\.tsx takes the place of another page/, {
    'src/app/gallery/layout.tsx': `
      import type { ReactNode } from 'react';
      export default function Gallery({ children, modal }: { children: ReactNode; modal: ReactNode }) {
        return <>{children}{modal}</>;
      }`,
    'src/app/gallery/page.tsx': pageOf('<h1>Gallery</h1>'),
    'src/app/gallery/photo/page.tsx': pageOf('<h1>Photo</h1>'),
    'src/app/gallery/@modal/default.tsx': 'export default function None() { return null; }',
    'src/app/gallery/@modal/(.)photo/page.tsx': pageOf('<h1>Above</h1>'),
  }),
  refused(/src\/app\/action\/page\.tsx has a server action.*route\.ts/, {
    'src/app/action/page.tsx': pageOf(
      '<form action={save}><button type="submit">Save</button></form>',
      "async function save() { 'use server'; }",
    ),
  }),
  refused(/src\/proxy\.ts stands before every page.*next\.config\.js/, {
    'src/proxy.ts': `
      import { NextResponse } from 'next/server';
      export function proxy() { return NextResponse.next(); }
      export const config = { matcher: '/now' };`,
  }),
  refused(/src\/app\/renew\/route\.ts has pages written anew while the site is served/, {
    'src/app/renew/route.ts': `
      import { revalidatePath } from 'next/cache';
      export function POST() { revalidatePath('/'); return new Response(null, { status: 204 }); }`,
  }),
  refused(/src\/pages\/older is a page of the older router.*src\/app/, {
    'src/pages/older.tsx': pageOf('<h1>Older</h1>'),
  }),
  refused(/src\/app\/gone\/page\.tsx has nothing to show at \/gone/, {
    'src/app/gone/page.tsx': `
      import { notFound } from 'next/navigation';
      export default function Gone() { notFound(); }`,
  }),
  refused(/src\/app\/loads\/page\.tsx loads scripts with next\/script.*<script async src="…">/, {
    'public/own.js': '',
    'src/app/loads/page.tsx': pageOf(
      '<h1>Loads</h1><Script src="/own.js" />',
      "import Script from 'next/script';",
    ),
  }),
  refused(/src\/app\/written\/written\.tsx makes markup or code of text.*as children/, {
    'src/app/written/written.tsx': `
      'use client';
      export function Written({ html }: { html: string }) {
        return <div dangerouslySetInnerHTML={{ __html: html }} />;
      }`,
    'src/app/written/page.tsx': pageOf(
      '<Written html="<b>Bold</b>" />',
      "import { Written } from './written.tsx';",
    ),
  }),
  refused(/src\/app\/adds\/add\.ts adds a script to the page.*<script async src="…">/, {
    'src/app/adds/add.ts': `
      export function add(src: string) {
        document.head.append(Object.assign(document.createElement('script'), { src }));
      }`,
    'src/app/adds/adds.tsx': `
      'use client';
      import { add } from './add.ts';
      export function Adds() { return <button type="button" onClick={() => add('/own.js')}>Add</button>; }`,
    'src/app/adds/page.tsx': pageOf('<Adds />', "import { Adds } from './adds.tsx';"),
  }),
  refused(/src\/app\/styled\/styled\.tsx has <style> in a client component.*CSS module/, {
    'src/app/styled/styled.tsx': `
      'use client';
      export function Styled() { return <><p>Red</p><style>{'p { color: red }'}</style></>; }`,
    'src/app/styled/page.tsx': pageOf('<Styled />', "import { Styled } from './styled.tsx';"),
  }),
  refused(/src\/app\/leads\/leads\.tsx leads on with useRouter\(\).*history\.replaceState/, {
    'src/app/leads/leads.tsx': `
      'use client';
      import { useRouter } from 'next/navigation';
      export function Leads() {
        const router = useRouter();
        return <button type="button" onClick={() => router.push('?open')}>Open</button>;
      }`,
    'src/app/leads/page.tsx': pageOf('<Leads />', "import { Leads } from './leads.tsx';"),
  }),
  refused(/src\/app\/waits\/loading\.tsx is for pages that arrive in pieces.*Take it out/, {
    'src/app/waits/loading.tsx': pageOf('<p>Loading…</p>'),
    'src/app/waits/page.tsx': pageOf('<h1>Waits</h1>'),
  }),
  refused(
    /src\/app\/pieces\/page\.tsx has something so long in <Suspense> that \/pieces would.*Take <Suspense> away/,
    {
      'src/app/pieces/page.tsx': pageOf(
        '<h1>Pieces</h1><Suspense fallback="Wait"><Late /></Suspense>',
        `import { Suspense } from 'react';
        async function Late() {
          await new Promise((resolve) => setTimeout(resolve, 20));
          return Array.from({ length: 500 }, (_, line) => <p key={line}>Line {line} of a long part of a page.</p>);
        }`,
      ),
    },
  ),
  refused(/public\/writes\.js makes markup or code of text in the browser.*createElement/, {
    'public/writes.js': "document.querySelector('h1').innerHTML = '<b>Bold</b>';",
    'src/app/writes/page.tsx': pageOf('<h1>Writes</h1><script async src="/writes.js" />'),
  }),
];

/** What ends a build before Next is asked. */
export const refusedAtOnce = [
  refused(/src\/content\/questions\.ts has the address '\/help\/questions'.*Write '\/questions'/, {
    'src/content/questions.ts': changed(
      'src/content/questions.ts',
      /address: '.*',([\s\S]*)parts: \[\]/,
      "address: '/help/questions',$1parts: [{ title: 'Why?', text: 'Because.' }]",
    ),
  }),
  refused(/src\/content\/services\.ts has a price of -5.*0 or more/, {
    'src/content/services.ts': changed('src/content/services.ts', /amount: \d+/, 'amount: -5'),
  }),
];

/** What Next itself ends, before anything else could be told. */
export const askedTooEarly = [
  refused(
    /src\/app\/early\/early\.tsx calls useSearchParams\(\) without <Suspense>.* at \/early.*Put <Suspense>/,
    {
      'src/app/early/early.tsx': `
        'use client';
        import { useSearchParams } from 'next/navigation';
        export function Early() { return <p>Asked for {useSearchParams().get('q')}</p>; }`,
      'src/app/early/page.tsx': pageOf('<Early />', "import { Early } from './early.tsx';"),
    },
  ),
];
