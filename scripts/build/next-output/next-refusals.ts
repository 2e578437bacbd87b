import { globSync } from 'node:fs';
import { addresses } from '../../../src/content/navigation.ts';
import { fieldRules } from '../../../src/domain/consultation-fields.ts';
import { select } from '../html-document.ts';
import { type NextBuild, type NextPage, pagesOnRequest, sourceOf } from './next-outputs.ts';
import { sourcesOfServerActions } from './private-files.ts';

/** What is served otherwise than `next start` would. Refused before the compilation. */
export const configRefusals = (config: NextBuild['config']) => [
  ...ignoredSettings(config).map(
    (name) =>
      `next.config.js sets ${name}, which finished pages ignore. ` +
      'Remove it; headers belong in src/headers.ts, and images need unoptimized: true.',
  ),
  ...globSync('{src/,}{proxy,middleware}.{ts,js}').map(
    (source) =>
      `${source} would run before pages, and finished pages do not pass through Next. ` +
      'Put headers into src/headers.ts, redirects into next.config.js, ' +
      'and rules for a request into its route.ts.',
  ),
];

function ignoredSettings(config: NextBuild['config']) {
  const { basePath, assetPrefix, trailingSlash, output, headers, images } = config;
  const values = { basePath, assetPrefix, trailingSlash, output, headers };
  return Object.entries({ ...values, images: !images.unoptimized }).flatMap(([name, value]) =>
    value ? [name] : [],
  );
}

export const buildRefusals = (build: NextBuild) => [
  ...pagesOnRequest(build).map(
    (output) =>
      `${sourceOf(output)} would be rendered on request, and only pages that the build writes ` +
      'have a policy. Remove revalidate, cookies(), headers(), searchParams and ' +
      "dynamic = 'force-dynamic', or answer with a route.ts; " +
      'a [slug] needs generateStaticParams and dynamicParams = false.',
  ),
  ...[...sourcesOfServerActions(build)].map(
    (source) =>
      `${source} has a server action ('use server'), which fails for pages that were opened ` +
      'before a deployment. Post the form to a route.ts, as the consultation does.',
  ),
];

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
