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
    readManifest(build, `server/${name}-manifest.json`, keys);
  const { node, edge } = of('server-reference', 'node', 'edge');
  const { functions } = of('functions-config', 'functions');
  const { middleware } = of('middleware', 'middleware');
  const hasMiddleware = '/_middleware' in functions || Object.keys(middleware).length > 0;
  return [
    ...renderedLater(build).flatMap((source) =>
      refusalIf(
        true,
        source,
        'would be rendered on request, and only pages that the build writes have a policy',
        "Remove revalidate, cookies(), headers(), searchParams and dynamic = 'force-dynamic', or answer with a " +
          'route.ts; a [slug] needs generateStaticParams and dynamicParams = false',
      ),
    ),
    ...Object.values<{ filename?: string }>({ ...node, ...edge }).flatMap(({ filename }) =>
      refusalIf(
        true,
        filename ?? 'A file in src',
        "has a server action ('use server'), which fails for pages that were opened before a deployment",
        'Post the form to a route.ts, as the consultation does',
      ),
    ),
    ...(hasMiddleware ? globSync('{src/,}{proxy,middleware}.{ts,js}') : []).flatMap((source) =>
      refusalIf(
        true,
        source,
        'would run before pages, and finished pages do not pass through Next',
        'Put headers into src/headers.ts, redirects into next.config.js, and rules for a request into its route.ts',
      ),
    ),
  ];
}

function renderedLater(build: string) {
  const keys = ['routes', 'dynamicRoutes'];
  const { routes, dynamicRoutes } = readManifest(build, 'prerender-manifest.json', keys);
  type Prerendered = { srcRoute?: string; initialRevalidateSeconds?: number | false };
  const written = Object.entries<Prerendered>(routes).map(([route, known]) => ({
    route: known.srcRoute ?? route,
    isRenewed: typeof withKeys(known, route, RENEWED).initialRevalidateSeconds === 'number',
  }));
  const pages = pageEntries(build);
  const later = pages.filter(({ route }) => {
    const fallback =
      dynamicRoutes[route] && withKeys(dynamicRoutes[route], route, ['fallback']).fallback;
    const isWritten = written.some((page) => page.route === route) || fallback === false;
    const isRenewed = written.some((page) => page.route === route && page.isRenewed);
    return !isWritten || isRenewed || ![undefined, false].includes(fallback);
  });
  const handlers = written.filter(
    ({ route, isRenewed }) => isRenewed && !pages.some((page) => page.route === route),
  );
  return [...later.map(({ source }) => source), ...handlers.map(({ route }) => handlerFile(route))];
}

const RENEWED = ['initialRevalidateSeconds'];

/** `/sitemap.xml` may be answered by `sitemap.ts`. */
function handlerFile(route: string) {
  const named = `src/app${route.replace(/\.\w+$/, '')}.{ts,tsx}`;
  const [file] = globSync([`src/app${route}/route.{ts,tsx}`, named]);
  return file ?? `src/app${route}/route.ts`;
}

export function configRefusals(build: string): Refusal[] {
  const file = 'required-server-files.json';
  // With another distDir, Next writes elsewhere.
  const isElsewhere = !existsSync(join(build, file));
  const { config } = isElsewhere ? { config: {} } : readManifest(build, file, CONFIG);
  const { headers } = isElsewhere
    ? { headers: [] }
    : readManifest(build, 'routes-manifest.json', ['headers']);
  const isWrong: Record<string, boolean> = {
    distDir: isElsewhere,
    basePath: Boolean(config.basePath),
    assetPrefix: Boolean(config.assetPrefix),
    trailingSlash: config.trailingSlash === true,
    images: config.images?.unoptimized === false && config.images.loader !== 'custom',
    headers: headers.length > 0,
  };
  return Object.entries(isWrong).flatMap(([name, isSet]) =>
    refusalIf(
      isSet,
      'next.config.js',
      `sets ${name}, which finished pages ignore`,
      'Remove it; headers belong in src/headers.ts, and images need unoptimized: true',
    ),
  );
}

const CONFIG = [
  'basePath',
  'assetPrefix',
  'trailingSlash',
  'images.unoptimized',
  'images.loader',
].map((key) => `config.${key}`);

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
    ...missingFields(document).flatMap((field) =>
      refusalIf(
        true,
        'src/features/consultation/form/form-sections.tsx',
        `does not ask for ${field}, which src/domain/consultation-fields.ts has`,
        `Add a TextField, TextArea or SelectField for it, or remove ${field} from the fields`,
      ),
    ),
  ];
}

const missingFields = (document: HtmlDocument) =>
  elementsNamed(document, 'form')
    .filter((form) => attributeOf(form, 'action') === '/api/consultation')
    .flatMap((form) => {
      const names = elementsOf(form).map((control) => attributeOf(control, 'name'));
      return Object.keys(fieldRules).filter((field) => !names.includes(field));
    });
