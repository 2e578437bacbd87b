import { createHash } from 'node:crypto';
import type { TrustedOrigins, TrustedPart } from '../../../src/trusted-origins.ts';
import {
  attributeOf,
  elementsNamed,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
  isStyleSheet,
  textOf,
} from '../html-document.ts';
import type { IslandStyles } from '../next-output/manifests.ts';
import { isData, originOf, subresourcesOf } from './subresources.ts';

type Circumstances = { allowed: AllowedOrigins; hasIslands: boolean; islandStyles: IslandStyles };

/** The policy of one finished page: nothing runs and nothing is styled but what is in it now, and what its owner trusts. */
export function contentSecurityPolicy(document: HtmlDocument, circumstances: Circumstances) {
  const { allowed, hasIslands, islandStyles } = circumstances;
  const parts = subresourcesOf(document);
  const hasDataOf = (kind: string) => parts.some((part) => part.kind === kind && isData(part));
  const isWidget = allowed.widgets.length > 0;
  // What an island makes itself, of bytes or of a file that its visitor chose, comes from nobody else.
  const made = hasIslands ? ["'self'", 'data:', 'blob:'] : [];

  const directives = {
    'default-src': ["'none'"],
    'script-src': [...scriptSources(document), ...allowed.scripts],
    'style-src': isWidget
      ? ["'self'", "'unsafe-inline'", ...allowed.styles]
      : [...styleSources(document, hasIslands ? islandStyles : undefined), ...allowed.styles],
    'style-src-attr': isWidget ? [] : styleAttributeSources(document),
    'img-src': [
      "'self'",
      ...(hasDataOf('pictures') || isWidget ? ['data:'] : []),
      ...made,
      ...allowed.pictures,
    ],
    'media-src': [...(hasMedia(document) ? ["'self'"] : []), ...made, ...allowed.media],
    'font-src': ["'self'", ...(hasDataOf('fonts') ? ['data:'] : []), ...allowed.fonts],
    'connect-src': ["'self'", ...allowed.connections],
    'frame-src': allowed.frames,
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...allowed.forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // A widget writes markup by itself, which Trusted Types are there to prevent.
    'require-trusted-types-for': isWidget ? [] : ["'script'"],
    // An island may name addresses of its own files (`delayFramework`); a page without one, none.
    'trusted-types': isWidget ? [] : [hasIslands ? 'default' : "'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Others' parts must agree to be embedded, as long as there are none that would not. */
export function embedderPolicy({ widgets, frames, ...others }: AllowedOrigins) {
  if (widgets.length > 0 || frames.length > 0) return 'unsafe-none';
  const { scripts, styles, pictures, media } = others;
  return [scripts, styles, pictures, media].every(({ length }) => length === 0)
    ? 'require-corp'
    : 'credentialless';
}

function scriptSources(document: HtmlDocument) {
  const scripts = elementsNamed(document, 'script').filter((script) => !isDescription(script));
  const isFile = (script: HtmlElement) => attributeOf(script, 'src') !== undefined;
  // A relative address is one of this site as well.
  const hasOwn = scripts
    .flatMap((script) => attributeOf(script, 'src') ?? [])
    .some((address) => originOf({ address }) === undefined);
  return [...(hasOwn ? ["'self'"] : []), ...hashesOf(scripts.filter((script) => !isFile(script)))];
}

function styleSources(document: HtmlDocument, ofIslands?: IslandStyles) {
  const hasSheets = elementsNamed(document, 'link').some(isStyleSheet);
  return [
    ...(hasSheets || ofIslands?.fromFiles ? ["'self'"] : []),
    ...(ofIslands?.byRules ? [hashOf('')] : []),
    ...hashesOf(elementsNamed(document, 'style')),
  ];
}

function styleAttributeSources(document: HtmlDocument) {
  const texts = elementsOf(document).flatMap((element) => attributeOf(element, 'style') ?? []);
  return texts.length > 0 ? ["'unsafe-hashes'", ...new Set(texts.map(hashOf))] : [];
}

const hashesOf = (elements: HtmlElement[]) => [...new Set(elements.map(textOf).map(hashOf))];
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hasMedia = (document: HtmlDocument) =>
  ['video', 'audio'].some((name) => elementsNamed(document, name).length > 0);
const isDescription = (script: HtmlElement) =>
  attributeOf(script, 'type') === 'application/ld+json';

/** What every page has, and what only describes: neither asks for anything of others. */
const ASKS_FOR_NOTHING = { id: 'site-script', types: ['application/ld+json', 'speculationrules'] };

const OF_STYLES: readonly TrustedPart[] = ['styles', 'fonts', 'pictures'];

/**
 * The origins of others that one page may use: those in its markup. Where scripts run that could ask for more, all
 * that are trusted, because its markup cannot tell.
 */
export function allowedOrigins(document: HtmlDocument, trusted: TrustedOrigins) {
  const used = (kind: TrustedPart, askedAs = kind) => {
    const origins = subresourcesOf(document)
      .filter((part) => part.kind === askedAs)
      .map(originOf);
    return trusted[kind].filter((name) =>
      origins.some((origin) => origin && isNamed(origin, name)),
    );
  };
  const isActive = elementsNamed(document, 'script').some(
    (script) =>
      attributeOf(script, 'id') !== ASKS_FOR_NOTHING.id &&
      !ASKS_FOR_NOTHING.types.includes(attributeOf(script, 'type') ?? ''),
  );
  // A style sheet of others asks for more, too.
  const isStyled = used('styles').length > 0;
  const usable = (kind: TrustedPart) =>
    isActive || (isStyled && OF_STYLES.includes(kind)) ? trusted[kind] : used(kind);

  const widgets = used('widgets', 'scripts');
  const scripts = used('scripts');
  return {
    widgets,
    scripts: [...scripts, ...widgets],
    styles: [...usable('styles'), ...widgets],
    pictures: [...usable('pictures'), ...widgets],
    media: [...usable('media'), ...widgets],
    fonts: [...usable('fonts'), ...widgets],
    frames: [...usable('frames'), ...widgets],
    connections: [...usable('connections'), ...scripts, ...widgets],
    forms: usable('forms'),
  };
}

export type AllowedOrigins = ReturnType<typeof allowedOrigins>;

/** `https://*.example.com` names every host below it. */
export function isNamed(origin: string, name: string) {
  const [scheme, host] = name.split('*');
  return host === undefined
    ? origin === name
    : origin.startsWith(`${scheme}`) && origin.endsWith(host);
}
