import { globSync } from 'node:fs';
import { fieldRules } from '../../../src/domain/consultation-fields.ts';
import { attributeOf, elementsNamed, elementsOf, type HtmlDocument } from '../html-document.ts';
import { type Refusal, refusalIf } from '../refusals.ts';
import { type NextPage, pageEntries, readManifest, withKeys } from './manifests.ts';

export function featureRefusals(build: string): Refusal[] {
  const file = 'server/server-reference-manifest.json';
  const { node, edge } = readManifest(build, file, 'node', 'edge');
  return [
    ...ignoredSettings(build).map((name) => ({
      source: 'next.config.js',
      found: `sets ${name}, which finished pages ignore`,
      instead: 'Remove it; headers belong in src/headers.ts, and images need unoptimized: true',
    })),
    ...renderedLater(build).map((source) => ({
      source,
      found: 'would be rendered on request, and only pages that the build writes have a policy',
      instead:
        "Remove revalidate, cookies(), headers(), searchParams and dynamic = 'force-dynamic', or answer with a " +
        'route.ts; a [slug] needs generateStaticParams and dynamicParams = false',
    })),
    ...Object.values<{ filename?: string }>({ ...node, ...edge }).map(({ filename }) => ({
      source: filename ?? 'A file in src',
      found:
        "has a server action ('use server'), which fails for pages that were opened before a deployment",
      instead: 'Post the form to a route.ts, as the consultation does',
    })),
    ...globSync('{src/,}{proxy,middleware}.{ts,js}').map((source) => ({
      source,
      found: 'would run before pages, and finished pages do not pass through Next',
      instead:
        'Put headers into src/headers.ts, redirects into next.config.js, and rules for a request into its route.ts',
    })),
  ];
}

const SETTINGS = ['basePath', 'assetPrefix', 'trailingSlash', 'images'];

function ignoredSettings(build: string) {
  const file = 'required-server-files.json';
  const { config } = readManifest(build, file, 'config');
  const { headers } = readManifest(build, 'routes-manifest.json', 'headers');
  const { images } = withKeys(config, file, ...SETTINGS);
  const set = { ...config, images: !images.unoptimized, headers: headers.length > 0 };
  return [...SETTINGS, 'headers'].filter((name) => set[name]);
}

type Written = { srcRoute?: string; initialRevalidateSeconds?: number | false };

function renderedLater(build: string) {
  const file = 'prerender-manifest.json';
  const { routes, dynamicRoutes } = readManifest(build, file, 'routes', 'dynamicRoutes');
  const pages = pageEntries(build);
  const written = Object.entries<Written>(routes).map(([route, { srcRoute = route, ...page }]) => ({
    route: srcRoute,
    isFinal: page.initialRevalidateSeconds === false,
  }));
  const renewed = written.filter(({ isFinal }) => !isFinal);
  const open = pages.filter(({ route }) =>
    dynamicRoutes[route]
      ? dynamicRoutes[route].fallback !== false
      : !written.some((page) => page.route === route),
  );
  return [...renewed, ...open].map(
    ({ route }) => pages.find((page) => page.route === route)?.source ?? `src/app${route}`,
  );
}

export function pageRefusals(page: NextPage, document: HtmlDocument): Refusal[] {
  const { source, address, location } = page;
  return [
    ...refusalIf(
      hasNothingToShow(document) && location === undefined,
      source,
      `shows nothing at ${address}: it throws or calls notFound() during the build`,
      'Remove this address from generateStaticParams, or the page from src/app',
    ),
    ...missingFields(document).map((field) => ({
      source: 'src/features/consultation/form/form-sections.tsx',
      found: `does not ask for ${field}, which src/domain/consultation-fields.ts has`,
      instead: `Add a TextField, TextArea or SelectField for it, or remove ${field} from the fields`,
    })),
  ];
}

/** Next writes this shell for a route that throws, calls notFound() or redirect(). */
const hasNothingToShow = (document: HtmlDocument) =>
  elementsNamed(document, 'html').some((html) => attributeOf(html, 'id') === '__next_error__');

const missingFields = (document: HtmlDocument) =>
  elementsNamed(document, 'form')
    .filter((form) => attributeOf(form, 'action') === '/api/consultation')
    .flatMap((form) => {
      const names = elementsOf(form).map((control) => attributeOf(control, 'name'));
      return Object.keys(fieldRules).filter((field) => !names.includes(field));
    });
