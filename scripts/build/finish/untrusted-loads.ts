import type { TrustedOrigins } from '#content/trusted-origins.ts';
import { TRUSTED_PARTS } from '#headers.ts';
import { select } from '../html-document.ts';

type Page = { address: string; source: string; document: Document };

/** By the directive of the policy that allows it. */
const LOADED: Readonly<Record<string, readonly [selector: string, attribute: string][]>> = {
  'script-src': [['script', 'src']],
  'style-src': [['link[rel~="stylesheet"]', 'href']],
  'img-src': [
    ['img', 'src'],
    ['img, picture > source', 'srcset'],
    ['link[rel~="icon"]', 'href'],
    ['video', 'poster'],
  ],
  'media-src': [['video, audio, :is(video, audio) > source, track', 'src']],
  'frame-src': [['iframe', 'src']],
  'form-action': [['form', 'action']],
};

/** Browsers would block them, and nobody but a visitor would see that. */
export function untrustedLoads(pages: readonly Page[], trusted: TrustedOrigins) {
  const loads = pages.flatMap((page) =>
    untrustedOn(page.document, trusted).map((load) => ({ ...load, ...page })),
  );
  const byUrl = Map.groupBy(loads, ({ url, part }) => `${part} ${url}`);
  return Array.from(byUrl.values(), ([first, ...others]) => {
    if (!first) return '';
    const { url, part, address, source } = first;
    const more = others.length > 0 ? ` and ${others.length} further addresses` : '';
    return (
      `${source} has ${url} at ${address}${more}, which browsers block: its origin is not ` +
      `trusted. Write ${part}: ['${new URL(url).origin}'] into src/agency/trusted-origins.ts.`
    );
  });
}

const untrustedOn = (document: Document, trusted: TrustedOrigins) =>
  Object.entries(LOADED).flatMap(([directive, places]) => {
    const parts = TRUSTED_PARTS[directive] ?? [];
    const isTrusted = (url: string) =>
      parts.some((part) => trusted[part].some((origin) => isFrom(origin, url)));
    const urls = new Set(places.flatMap((place) => foreignUrls(document, ...place)));
    return [...urls].filter((url) => !isTrusted(url)).map((url) => ({ url, part: parts[0] }));
  });

function foreignUrls(document: Document, selector: string, attribute: string) {
  const values = select(document, selector).map((element) => element.getAttribute(attribute) ?? '');
  const urls = attribute === 'srcset' ? values.flatMap((value) => value.split(/,\s|\s/)) : values;
  return urls
    .filter((url) => /^(https?:)?\/\//.test(url) && URL.canParse(url, 'https://agency.example'))
    .map((url) => new URL(url, 'https://agency.example').href);
}

/** `https://*.example.com` stands for each host that ends with `.example.com`. */
function isFrom(origin: string, url: string) {
  const [scheme, host = ''] = origin.split('*');
  const { origin: given } = new URL(url);
  return origin.includes('*')
    ? given.startsWith(`${scheme}`) && given.endsWith(host)
    : given === origin;
}
