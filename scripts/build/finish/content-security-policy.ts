import { createHash } from 'node:crypto';
import type { TrustedOrigins, TrustedPart } from '../../../src/content/trusted-origins.ts';
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

export function contentSecurityPolicy({ document, hasClientComponents, trusted }: Page) {
  const scripts = elementsNamed(document, 'script').filter((script) => !isData(script));
  const files = scripts.filter(isFile);
  const styles = elementsNamed(document, 'style');
  const hasSheets = elementsNamed(document, 'link').some(isStyleSheet);
  const hasMedia = ['video', 'audio'].some((name) => elementsNamed(document, name).length > 0);
  const used = usedOrigins({ document, hasClientComponents, trusted });
  const widgets = used('widgets');
  const fromWidgets = [...widgets, ...webSocketsOf(widgets)];
  const hasWidgets = widgets.length > 0;
  const own = ["'self'", 'data:', ...(hasClientComponents ? ['blob:'] : [])];
  // A widget inserts styles and markup that no hash can know.
  const styleSources = hasWidgets
    ? ["'self'", "'unsafe-inline'"]
    : [
        ...(hasSheets || hasClientComponents ? ["'self'"] : []),
        // styled-components fills an empty <style> in the browser.
        ...(hasClientComponents ? [hashOf('')] : []),
        ...styles.map(textOf).map(hashOf),
      ];
  const styleAttributes = elementsOf(document).flatMap((one) => attributeOf(one, 'style') ?? []);

  const directives = {
    'default-src': ["'none'"],
    'script-src': [
      ...(files.some(isOfThisSite) ? ["'self'"] : []),
      ...scripts.filter((script) => !isFile(script)).map((script) => hashOf(textOf(script))),
      ...used('scripts'),
      ...widgets,
    ],
    'style-src': [...styleSources, ...used('styles'), ...widgets],
    'style-src-attr':
      hasWidgets || styleAttributes.length === 0
        ? []
        : ["'unsafe-hashes'", ...styleAttributes.map(hashOf)],
    'img-src': [...own, ...used('pictures'), ...widgets],
    'media-src': [...(hasMedia || hasClientComponents ? own : []), ...used('media'), ...widgets],
    'font-src': ["'self'", ...used('fonts'), ...widgets],
    'connect-src': ["'self'", ...used('connections'), ...used('scripts'), ...fromWidgets],
    'frame-src': [...used('frames'), ...widgets],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...used('forms')],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Next's framework gives plain addresses and markup to the browser.
    'require-trusted-types-for': hasWidgets || hasClientComponents ? [] : ["'script'"],
    'trusted-types': hasWidgets || hasClientComponents ? [] : ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** To a policy, an https origin does not include its web sockets. */
export const webSocketsOf = (origins: readonly string[]) =>
  origins.map((origin) => origin.replace(/^http/, 'ws'));

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

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
