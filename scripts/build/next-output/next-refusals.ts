import { globSync } from 'node:fs';
import { addresses } from '../../../src/content/navigation.ts';
import { fieldRules } from '../../../src/domain/consultation-fields.ts';
import { select } from '../html-document.ts';
import { type NextPage, pageEntries, readManifest, requireKeys } from './manifests.ts';

export function buildRefusals(output: string) {
  const file = 'server/server-reference-manifest.json';
  const { node, edge } = readManifest(output, file, 'node', 'edge');
  const actions = Object.values<{ filename?: string }>({ ...node, ...edge });
  return [
    ...ignoredSettings(output).map(
      (name) =>
        `next.config.js sets ${name}, which finished pages ignore. ` +
        'Remove it; headers belong in src/headers.ts, and images need unoptimized: true.',
    ),
    ...renderedLater(output).map(
      (source) =>
        `${source} would be rendered on request, and only pages that the build writes have ` +
        'a policy. Remove revalidate, cookies(), headers(), searchParams and ' +
        "dynamic = 'force-dynamic', or answer with a route.ts; " +
        'a [slug] needs generateStaticParams and dynamicParams = false.',
    ),
    ...actions.map(
      ({ filename = 'A file in src' }) =>
        `${filename} has a server action ('use server'), which fails for pages that were opened ` +
        'before a deployment. Post the form to a route.ts, as the consultation does.',
    ),
    ...globSync('{src/,}{proxy,middleware}.{ts,js}').map(
      (source) =>
        `${source} would run before pages, and finished pages do not pass through Next. ` +
        'Put headers into src/headers.ts, redirects into next.config.js, ' +
        'and rules for a request into its route.ts.',
    ),
  ];
}

const SETTINGS = ['basePath', 'assetPrefix', 'trailingSlash', 'images'];

function ignoredSettings(output: string) {
  const file = 'required-server-files.json';
  const { config } = readManifest(output, file, 'config');
  const { headers } = readManifest(output, 'routes-manifest.json', 'headers');
  const { images } = requireKeys(config, file, ...SETTINGS);
  const values = { ...config, images: !images.unoptimized, headers: headers.length > 0 };
  return [...SETTINGS, 'headers'].filter((name) => values[name]);
}

type Route = { srcRoute?: string; initialRevalidateSeconds?: number | false };

function renderedLater(output: string) {
  const file = 'prerender-manifest.json';
  const { routes, dynamicRoutes } = readManifest(output, file, 'routes', 'dynamicRoutes');
  const pages = pageEntries(output);
  const built = Object.entries<Route>(routes).map(([route, { srcRoute = route, ...page }]) => ({
    route: srcRoute,
    isFinal: page.initialRevalidateSeconds === false,
  }));
  const revalidated = built.filter(({ isFinal }) => !isFinal);
  const onRequest = pages.filter(({ route }) =>
    dynamicRoutes[route]
      ? dynamicRoutes[route].fallback !== false
      : !built.some((page) => page.route === route),
  );
  return [...revalidated, ...onRequest].map(
    ({ route }) => pages.find((page) => page.route === route)?.source ?? `src/app${route}`,
  );
}

export const linkRefusals = (built: readonly { address: string }[]) =>
  Object.entries<string>(addresses)
    .filter(([, address]) => !built.some((page) => page.address === address))
    .map(
      ([page, address]) =>
        `src/agency/pages.ts has the address '${address}', and no page has it. ` +
        `Put the page into src/app/[language]/${page}, or delete the line of ${page}.`,
    );

export function pageRefusals(page: NextPage & { document: Document }) {
  const { source, address, location, document } = page;
  // Next writes this element in place of a page that throws, or calls notFound() or redirect().
  const isErrorPage = select(document, 'html#__next_error__').length > 0;
  if (isErrorPage && location === undefined)
    return [
      `${source} shows nothing at ${address}: it throws or calls notFound() during the build. ` +
        'Remove this address from generateStaticParams, or the page from src/app.',
    ];
  const missing = select(document, 'form[action="/api/consultation"]').flatMap((form) =>
    Object.keys(fieldRules).filter((field) => select(form, `[name="${field}"]`).length === 0),
  );
  return [
    ...missing.map(
      (field) =>
        `${source} has a form at ${address} that does not ask for ${field}, ` +
        'which src/agency/form.ts has. ' +
        `Add a control with the name ${field}, or remove it from the fields.`,
    ),
    ...repeatedIds(document).map(
      (id) =>
        `${source} has the id '${id}' twice at ${address}. Write another: the id of a service is ` +
        'in src/agency/offers.ts and in serviceWords of src/agency/words.',
    ),
  ];
}

function repeatedIds(document: Document) {
  const ids = select(document, '[id]:not(svg *)').map(({ id }) => id);
  const options = select(document, '[name="service"] > *').map((option) =>
    option.getAttribute('value'),
  );
  return [ids, options].flatMap((all) => all.filter((id, index) => all.indexOf(id) < index));
}
