import { globSync } from 'node:fs';
import { hasNothingToShow } from '../next-output/framework-of.ts';
import { usesNextScript } from '../next-output/has-islands.ts';
import { isRedirect, type NextPage } from '../next-output/prerendered-pages.ts';
import { serverParts } from '../next-output/server-parts.ts';
import type { HtmlDocument } from './html-document.ts';
import { type Obstacle, sourcesNaming } from './obstacle.ts';

/** What the sources ask of Next's server that a finished site has no place for, each with what to write instead. */
export function obstaclesInParts(build: string): Obstacle[] {
  const parts = serverParts(build);
  return [
    ...each(
      parts.renderedOnRequest,
      'is rendered anew for each visitor, and pages here are written once, when the site is built',
      "Take out dynamic = 'force-dynamic', cookies(), headers() and searchParams, which a client component reads with " +
        'useSearchParams() in <Suspense>, or answer with a route.ts; a [slug] wants generateStaticParams',
    ),
    ...each(
      parts.openToAnyAddress,
      'takes any address, and a page that is not written when the site is built has no policy',
      'Add: export const dynamicParams = false',
    ),
    ...each(
      parts.renewed,
      'is written anew while the site is served, where nothing would finish it',
      'Take out revalidate, and build again when what the page says has changed',
    ),
    ...each(
      parts.interceptedFor,
      'takes the place of another page, which needs a router in the browser',
      'Make it a page of its own',
    ),
    ...each(
      parts.actions,
      "has a server action ('use server'), and a form must work while the server is away or being replaced",
      'Post the form to a route.ts, as the consultation does',
    ),
    ...each(
      parts.inPagesFolder.map((route) => `src/pages${route}`),
      'is a page of the older router',
      'Move it to src/app',
    ),
    ...each(
      parts.hasProxy ? globSync('{src/,}{proxy,middleware}.{ts,js}') : [],
      'stands before every page, where its answers would have no policy',
      'Write headers and redirects into next.config.js, and rules about a request into its route.ts',
    ),
    ...each(
      sourcesNaming(/\b(revalidatePath|revalidateTag|updateTag|draftMode)\b/),
      'has pages written anew while the site is served, where nothing would finish them',
      'Build again when what they say has changed',
    ),
    ...each(
      sourcesNaming(MARKUP_OF_TEXT_IN_BROWSER),
      'makes markup or code of text in the browser, which Trusted Types forbid',
      'Write it as elements, or in a server component that is given to this one as children',
    ),
  ];
}

const MARKUP_OF_TEXT_IN_BROWSER =
  /^\s*['"]use client['"][\s\S]*(\bdangerouslySetInnerHTML\b|\b(inner|outer)HTML\s*=|\beval\(|\bnew Function\()/m;

/** What one page asks of the browser or of Next that it would not get. */
export function obstaclesInUse(page: NextPage, document: HtmlDocument): Obstacle[] {
  return [
    ...each(
      usesNextScript(page) ? sourcesNaming(/['"]next\/script['"]/, page.source) : [],
      'loads scripts with next/script, which needs the framework in every page and a policy that lets it',
      'Write <script async src="…">, or <script> with its text, in its place',
    ),
    ...each(
      hasNothingToShow(document) && !isRedirect(page) ? [page.source] : [],
      `has nothing to show at ${page.route}: it calls notFound() or throws while it is written`,
      'Leave this address out of generateStaticParams, or the page out of src/app',
    ),
  ];
}

const each = (sources: string[], found: string, instead: string) =>
  sources.map((source) => ({ source, found, instead }));
