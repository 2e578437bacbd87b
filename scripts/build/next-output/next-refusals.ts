import { languages } from '#content/languages.ts';
import { addresses } from '#content/navigation.ts';
import { fieldRules } from '#domain/consultation-fields.ts';
import { NO_HANDLER } from '#headers.ts';
import { select } from '../html-document.ts';
import type { NextBuild, NextPage } from './next-outputs.ts';
import { sourcesOfServerActions } from './private-files.ts';

/** Names settings by which `next start` would serve otherwise. Asked before the compilation. */
export const configRefusals = async (config: NextBuild['config']) => [
  ...ignoredSettings(config).map(
    (name) =>
      `next.config.js sets ${name}, which finished pages ignore. ` +
      'Remove it; images need unoptimized: true.',
  ),
  ...(await ownersRules(config)).map(
    ([name, source]) =>
      `next.config.js has ${name} for ${source}, which finished pages ignore. ` +
      'Remove them: headers of pages belong in the proxy in front of the site, redirects in ' +
      'src/agency/pages.ts, and another answer in a route.ts.',
  ),
];

function ignoredSettings(config: NextBuild['config']) {
  const { basePath, assetPrefix, trailingSlash, output, images } = config;
  const values = { basePath, assetPrefix, trailingSlash, output, images: !images.unoptimized };
  return Object.entries(values).flatMap(([name, value]) => (value ? [name] : []));
}

/** Our own rules make `next start` send what our server sends. */
async function ownersRules({ headers, rewrites, redirects }: NextBuild['config']) {
  const rewritten = await rewrites?.();
  const {
    beforeFiles = [],
    afterFiles = [],
    fallback = [],
  } = Array.isArray(rewritten) ? { afterFiles: rewritten } : (rewritten ?? {});
  const sources = {
    headers: (await headers?.())?.filter(({ source }) => !OUR_SOURCES.includes(source)) ?? [],
    rewrites: [...beforeFiles, ...afterFiles, ...fallback].filter(
      ({ destination }) => !OUR_DESTINATION.test(destination),
    ),
    conditions: (await redirects?.())?.filter(({ has, missing }) => has || missing) ?? [],
  };
  return Object.entries(sources).flatMap(([name, rules]) =>
    rules.map(({ source }) => [name, source] as const),
  );
}

const OUR_SOURCES = ['/:path*', NO_HANDLER];
const CODES = languages.map(({ code }) => code).join('|');
const OUR_DESTINATION = new RegExp(`^/(${CODES}|api/not-found)(/|$)`);

export const serverActionNotices = (build: NextBuild) =>
  [...sourcesOfServerActions(build)].map(
    (source) =>
      `${source} has a server action ('use server'). A page that was opened before a deployment ` +
      'may fail to call it: a form that must not fail posts to a route.ts.',
  );

export const linkRefusals = (built: readonly string[]) =>
  Object.entries<string>(addresses)
    .filter(([, address]) => !built.includes(address))
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
