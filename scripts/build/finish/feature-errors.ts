import { globSync } from 'node:fs';
import { serverParts } from '../next-output/server-parts.ts';
import { type BuildError, errorsIn, MARKUP_OF_TEXT, sourcesNaming } from './build-errors.ts';

/** What the sources ask of Next's server that a finished site has no place for, each with what to write instead. */
export function featureErrors(build: string): BuildError[] {
  const parts = serverParts(build);
  return [
    ...errorsIn(
      parts.renderedOnRequest,
      'is rendered anew for each visitor, and pages here are written once, when the site is built',
      "Take out dynamic = 'force-dynamic', cookies(), headers() and searchParams, which a client component reads with " +
        'useSearchParams() in <Suspense>, or answer with a route.ts; a [slug] wants generateStaticParams',
    ),
    ...errorsIn(
      parts.openToAnyAddress,
      'takes any address, and a page that is not written when the site is built has no policy',
      'Add: export const dynamicParams = false',
    ),
    ...errorsIn(
      parts.renewed,
      'is written anew while the site is served, where nothing would finish it',
      'Take out revalidate, and build again when what the page says has changed',
    ),
    ...errorsIn(
      parts.interceptedFor,
      'takes the place of another page, which needs a router in the browser',
      'Make it a page of its own',
    ),
    ...errorsIn(
      parts.actions,
      "has a server action ('use server'), and a form must work while the server is away or being replaced",
      'Post the form to a route.ts, as the consultation does',
    ),
    ...errorsIn(
      parts.inPagesFolder.map((route) => `src/pages${route}`),
      'is a page of the older router',
      'Move it to src/app',
    ),
    ...errorsIn(
      parts.hasProxy ? globSync('{src/,}{proxy,middleware}.{ts,js}') : [],
      'stands before every page, where its answers would have no policy',
      'Write headers into src/headers.ts, redirects into next.config.js, and rules about a request into its route.ts',
    ),
    ...errorsIn(
      parts.headersInConfig ? ['next.config.js'] : [],
      'has headers(), which reach no finished page',
      'Write them into src/headers.ts',
    ),
    ...errorsIn(
      parts.rewrittenWithin.map((to) => `next.config.js rewrites to ${to}, which`),
      'would be rendered anew, unfinished',
      'Redirect to it, or give the page the other address',
    ),
    ...errorsIn(
      parts.ruledOver.map((route) => `next.config.js has a rule for ${route}, where a page`),
      'is, and is sent',
      'Take one of them out',
    ),
    ...errorsIn(
      sourcesNaming(/\b(revalidatePath|revalidateTag|updateTag|draftMode)\b/),
      'has pages written anew while the site is served, where nothing would finish them',
      'Build again when what they say has changed',
    ),
    ...errorsIn(
      globSync('src/app/**/loading.{tsx,ts,jsx,js}'),
      'is for pages that arrive in pieces, and each page here is whole when it is sent',
      'Take it out: nobody waits',
    ),
    ...errorsIn(
      sourcesNaming(MARKUP_OF_TEXT_IN_BROWSER),
      'makes markup or code of text in the browser, which Trusted Types forbid',
      'Write it as elements, or in a server component that is given to this one as children',
    ),
  ];
}

const MARKUP_OF_TEXT_IN_BROWSER = new RegExp(
  `^\\s*['"]use client['"][\\s\\S]*(\\bdangerouslySetInnerHTML\\b|${MARKUP_OF_TEXT.source})`,
  'm',
);
