import type { TrustedOrigins, TrustedPart } from '../../../src/content/trusted-origins.ts';
import { hashOf, PLAIN_MARKUP, pagePolicy } from '../../../src/headers.ts';
import {
  attributeOf,
  elementsNamed,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
  isStyleSheet,
  textOf,
  writeHtml,
} from '../html-document.ts';
import { NEXT_FILES } from '../next-output/manifests.ts';

type Page = { document: HtmlDocument; hasClientComponents: boolean; trusted: TrustedOrigins };

export function contentSecurityPolicy(page: Page) {
  const { document, hasClientComponents } = page;
  const scripts = elementsNamed(document, 'script').filter((script) => !isData(script));
  const [files, inline] = [scripts.filter(isFile), scripts.filter((script) => !isFile(script))];
  const hasSheets = elementsNamed(document, 'link').some(isStyleSheet);
  const hasMedia = ['video', 'audio'].some((name) => elementsNamed(document, name).length > 0);
  const styleAttributes = elementsOf(document).flatMap((one) => attributeOf(one, 'style') ?? []);
  const used = usedOrigins(page);
  const hasWidgets = used('widgets').length > 0;
  const own = ["'self'", 'data:', ...(hasClientComponents ? ['blob:'] : [])];
  // A widget inserts styles and markup that no hash can know.
  const styleSources = hasWidgets
    ? ["'self'", "'unsafe-inline'"]
    : [
        ...(hasSheets || hasClientComponents ? ["'self'"] : []),
        // styled-components fills an empty <style> in the browser.
        ...(hasClientComponents ? [hashOf('')] : []),
        ...elementsNamed(document, 'style').map(textOf).map(hashOf),
      ];

  const allowed = {
    'script-src': [
      ...(files.some(isOfThisSite) ? ["'self'"] : []),
      ...inline.map(textOf).map(hashOf),
    ],
    'style-src': styleSources,
    'style-src-attr':
      hasWidgets || styleAttributes.length === 0
        ? []
        : ["'unsafe-hashes'", ...styleAttributes.map(hashOf)],
    'img-src': own,
    'media-src': hasMedia || hasClientComponents ? own : [],
    'manifest-src': ["'self'"],
    ...((hasWidgets || hasClientComponents) && PLAIN_MARKUP),
  };
  return pagePolicy(allowed, used);
}

/** Documents in frames and widgets rarely send the headers that embedding needs. */
export function embedderPolicy(page: Page) {
  const used = usedOrigins(page);
  const has = (...parts: TrustedPart[]) => parts.some((part) => used(part).length > 0);
  if (has('widgets', 'frames')) return 'unsafe-none';
  return has('scripts', 'styles', 'pictures', 'media') ? 'credentialless' : 'require-corp';
}

/** A script of the owner may request origins that the HTML does not name. */
function usedOrigins({ document, hasClientComponents, trusted }: Page) {
  const html = writeHtml(document);
  const isNamed = (origin: string) => html.includes(origin.replace(/^.*\*/, ''));
  const mayRequest = hasClientComponents || elementsNamed(document, 'script').some(isOfOwner);
  return (part: TrustedPart) =>
    trusted[part].filter(
      (origin) => isNamed(origin) || (mayRequest && part !== 'scripts' && part !== 'widgets'),
    );
}

const isData = (script: HtmlElement) => attributeOf(script, 'type')?.endsWith('json') === true;
const isFile = (script: HtmlElement) => attributeOf(script, 'src') !== undefined;
const isOfThisSite = (script: HtmlElement) =>
  !/^(https?:)?\/\//.test(attributeOf(script, 'src') ?? '');
const isOfOwner = (script: HtmlElement) =>
  !attributeOf(script, 'src')?.startsWith(NEXT_FILES) &&
  attributeOf(script, 'id') !== 'before-form' &&
  attributeOf(script, 'type') !== 'speculationrules' &&
  !isData(script);
