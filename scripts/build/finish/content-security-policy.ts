import type { TrustedOrigins, TrustedPart } from '#content/trusted-origins.ts';
import { embedderPolicy, hashOf, pagePolicy, WITHOUT_TRUSTED_TYPES } from '#headers.ts';
import { htmlOf, select } from '../html-document.ts';
import { STATIC_ADDRESS } from '../next-output/next-outputs.ts';

type Page = { document: Document; hasClientComponents: boolean; trusted: TrustedOrigins };

const SCRIPT = 'script:not([type$="json"])';
const SAME_ORIGIN_SCRIPT = `${SCRIPT}[src]:not([src^="//"], [src^="http://"], [src^="https://"])`;
const OUR_SCRIPTS = `[src^="${STATIC_ADDRESS}"], [type="speculationrules"], #before-form`;
const OWNER_SCRIPT = `${SCRIPT}:not(${OUR_SCRIPTS})`;

export function contentSecurityPolicy(page: Page) {
  const { document, hasClientComponents } = page;
  const has = (selector: string) => select(document, selector).length > 0;
  const textHashes = (selector: string) =>
    select(document, selector).map(({ textContent }) => hashOf(textContent));
  const attributes = select(document, '[style]').map(
    (element) => element.getAttribute('style') ?? '',
  );
  const originsFor = usedOrigins(page);
  const hasWidgets = originsFor('widgets').length > 0;
  const ownScripts = has(SAME_ORIGIN_SCRIPT) ? ["'self'"] : [];
  const mediaSources = ["'self'", 'data:', ...(hasClientComponents ? ['blob:'] : [])];
  // A widget inserts styles and markup that no hash can know.
  const styleSources = hasWidgets
    ? ["'self'", "'unsafe-inline'"]
    : [
        ...(has('link[rel~="stylesheet"]') || hasClientComponents ? ["'self'"] : []),
        // styled-components inserts an empty <style>, and fills it by script.
        ...(hasClientComponents ? [hashOf('')] : []),
        ...textHashes('style'),
      ];

  const allowed = {
    'script-src': [...ownScripts, ...textHashes(`${SCRIPT}:not([src])`)],
    'style-src': styleSources,
    'style-src-attr':
      hasWidgets || attributes.length === 0 ? [] : ["'unsafe-hashes'", ...attributes.map(hashOf)],
    'img-src': mediaSources,
    'media-src': has('video, audio') || hasClientComponents ? mediaSources : [],
    'manifest-src': ["'self'"],
    ...((hasWidgets || hasClientComponents) && WITHOUT_TRUSTED_TYPES),
  };
  return pagePolicy(allowed, originsFor);
}

export function embedderPolicyOf(page: Page) {
  const originsFor = usedOrigins(page);
  return embedderPolicy((...parts) => parts.some((part) => originsFor(part).length > 0));
}

/** An owner's script may use origins that no HTML names, but not load scripts or widgets there. */
function usedOrigins({ document, hasClientComponents, trusted }: Page) {
  const html = htmlOf(document);
  // Any host that ends with `.example.com` names `https://*.example.com`.
  const isNamed = (origin: string) => html.includes(origin.replace(/^.*\*/, ''));
  const mayRequest = hasClientComponents || select(document, OWNER_SCRIPT).length > 0;
  return (part: TrustedPart) =>
    trusted[part].filter(
      (origin) => isNamed(origin) || (mayRequest && part !== 'scripts' && part !== 'widgets'),
    );
}
