import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fieldRules } from '../../../src/domain/consultation-fields.ts';
import { attributeOf, elementsNamed, elementsOf, type HtmlDocument } from '../html-document.ts';
import { type Refusal, refusalIf } from '../refusals.ts';
import { hasNothingToShow, isStreamed } from './framework.ts';
import {
  hasClientComponents,
  type NextPage,
  pageEntries,
  readManifest,
  withKeys,
} from './manifests.ts';

export function featureRefusals(build: string): Refusal[] {
  const of = (name: string, ...keys: string[]) =>
    readManifest(build, `server/${name}-manifest.json`, ...keys);
  const { node, edge } = of('server-reference', 'node', 'edge');
  const { functions } = of('functions-config', 'functions');
  const { middleware } = of('middleware', 'middleware');
  const hasMiddleware = '/_middleware' in functions || Object.keys(middleware).length > 0;
  return [
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
    ...(hasMiddleware ? globSync('{src/,}{proxy,middleware}.{ts,js}') : []).map((source) => ({
      source,
      found: 'would run before pages, and finished pages do not pass through Next',
      instead:
        'Put headers into src/headers.ts, redirects into next.config.js, and rules for a request into its route.ts',
    })),
  ];
}

function renderedLater(build: string) {
  const file = 'prerender-manifest.json';
  const { routes, dynamicRoutes } = readManifest(build, file, 'routes', 'dynamicRoutes');
  type Prerendered = { srcRoute?: string; initialRevalidateSeconds?: number | false };
  const written = Object.entries<Prerendered>(routes).map(([route, read]) => {
    const known = withKeys(read, route, 'initialRevalidateSeconds');
    return {
      route: known.srcRoute ?? route,
      isRenewed: typeof known.initialRevalidateSeconds === 'number',
    };
  });
  const pages = pageEntries(build);
  const later = pages.filter(({ route }) => {
    const dynamic = dynamicRoutes[route];
    const fallback = dynamic && withKeys(dynamic, route, 'fallback').fallback;
    const isWritten = written.some((page) => page.route === route) || fallback === false;
    const isRenewed = written.some((page) => page.route === route && page.isRenewed);
    return !isWritten || isRenewed || ![undefined, false].includes(fallback);
  });
  const handlers = written.filter(
    ({ route, isRenewed }) => isRenewed && !pages.some((page) => page.route === route),
  );
  return [...later.map(({ source }) => source), ...handlers.map(({ route }) => handlerFile(route))];
}

/** `/sitemap.xml` may be answered by `sitemap.ts`. */
function handlerFile(route: string) {
  const named = `src/app${route.replace(/\.\w+$/, '')}.{ts,tsx}`;
  const [file] = globSync([`src/app${route}/route.{ts,tsx}`, named]);
  return file ?? `src/app${route}/route.ts`;
}

export function configRefusals(build: string): Refusal[] {
  return ignoredSettings(build).map((name) => ({
    source: 'next.config.js',
    found: `sets ${name}, which finished pages ignore`,
    instead: 'Remove it; headers belong in src/headers.ts, and images need unoptimized: true',
  }));
}

function ignoredSettings(build: string) {
  const file = 'required-server-files.json';
  // With another distDir, Next writes elsewhere.
  if (!existsSync(join(build, file))) return ['distDir'];
  const keys = ['basePath', 'assetPrefix', 'trailingSlash', 'images.unoptimized', 'images.loader'];
  const { config } = readManifest(build, file, ...keys.map((key) => `config.${key}`));
  const { headers } = readManifest(build, 'routes-manifest.json', 'headers');
  const { unoptimized, loader } = config.images;
  const set = ['basePath', 'assetPrefix', 'trailingSlash'].filter((name) => config[name]);
  if (!unoptimized && loader !== 'custom') set.push('images');
  if (headers.length > 0) set.push('headers');
  return set;
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
    ...refusalIf(
      isStreamed(document) && !hasClientComponents(page),
      source,
      `would be streamed at ${address}, so a script would have to assemble it`,
      'Remove <Suspense> around the long part',
    ),
    ...missingFields(document).map((field) => ({
      source: 'src/features/consultation/form/form-sections.tsx',
      found: `does not ask for ${field}, which src/domain/consultation-fields.ts has`,
      instead: `Add a TextField, TextArea or SelectField for it, or remove ${field} from the fields`,
    })),
  ];
}

const missingFields = (document: HtmlDocument) =>
  elementsNamed(document, 'form')
    .filter((form) => attributeOf(form, 'action') === '/api/consultation')
    .flatMap((form) => {
      const names = elementsOf(form).map((control) => attributeOf(control, 'name'));
      return Object.keys(fieldRules).filter((field) => !names.includes(field));
    });
