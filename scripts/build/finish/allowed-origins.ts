import type { TrustedOrigins, TrustedPart } from '../../../src/trusted-origins.ts';
import { attributeOf, elementsNamed, type HtmlDocument } from './html-document.ts';
import { originOf, partsOf } from './parts-of.ts';

/** What every page has, and what only describes: neither asks for anything of others. */
const ASKS_FOR_NOTHING = { id: 'site-script', types: ['application/ld+json', 'speculationrules'] };

/**
 * The origins of others that one page may use: those in its markup. Where scripts run that could ask for more, all
 * that are trusted, because its markup cannot tell.
 */
export function allowedOrigins(document: HtmlDocument, trusted: TrustedOrigins) {
  const used = (kind: TrustedPart, askedAs = kind) => {
    const origins = partsOf(document)
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
  const usable = (kind: TrustedPart) => (isActive ? trusted[kind] : used(kind));

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
    connections: [...new Set([...usable('connections'), ...scripts, ...widgets])],
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
