import type { TrustedOrigins, TrustedPart } from '../../../src/content/trusted-origins.ts';
import { hashOf, pagePolicy, WITHOUT_TRUSTED_TYPES } from '../../../src/headers.ts';
import { htmlOf, select } from '../html-document.ts';
import { STATIC_ADDRESS } from '../next-output/manifests.ts';

type Page = { document: Document; hasClientComponents: boolean; trusted: TrustedOrigins };

const SCRIPT = 'script:not([type$="json"])';
const SAME_ORIGIN_SCRIPT = `${SCRIPT}[src]:not([src^="//"], [src^="http://"], [src^="https://"])`;
/** A script that is neither a module of ours (`STATIC_ADDRESS`), nor speculation rules, nor the inline one of consultation-view.tsx. */
const OWNER_SCRIPT = `${SCRIPT}:not([src^="${STATIC_ADDRESS}"], [type="speculationrules"], #before-form)`;

export function contentSecurityPolicy(page: Page) {
  const { document, hasClientComponents } = page;
  const has = (selector: string) => select(document, selector).length > 0;
  const textHashes = (selector: string) =>
    select(document, selector).map(({ textContent }) => hashOf(textContent));
  const attributes = select(document, '[style]').map((one) => one.getAttribute('style') ?? '');
  const originsFor = usedOrigins(page);
  const hasWidgets = originsFor('widgets').length > 0;
  const ownScripts = has(SAME_ORIGIN_SCRIPT) ? ["'self'"] : [];
  const mediaSources = ["'self'", 'data:', ...(hasClientComponents ? ['blob:'] : [])];
  // A widget inserts styles and markup that no hash can know.
  const styleSources = hasWidgets
    ? ["'self'", "'unsafe-inline'"]
    : [
        ...(has('link[rel~="stylesheet"]') || hasClientComponents ? ["'self'"] : []),
        // styled-components inserts an empty <style>, and fills it by script, which the policy allows.
        ...(hasClientComponents ? [hashOf('')] : []),
        ...textHashes('style'),
      ];

  const allowed = {
    'script-src': [...ownScripts, ...textHashes(`${SCRIPT}:not([src])`)],
    'style-src': styleSources,
    // A page with widgets needs no hashes here, because 'unsafe-inline' of style-src covers attributes, too.
    'style-src-attr':
      hasWidgets || attributes.length === 0 ? [] : ["'unsafe-hashes'", ...attributes.map(hashOf)],
    'img-src': mediaSources,
    'media-src': has('video, audio') || hasClientComponents ? mediaSources : [],
    'manifest-src': ["'self'"],
    ...((hasWidgets || hasClientComponents) && WITHOUT_TRUSTED_TYPES),
  };
  return pagePolicy(allowed, originsFor);
}

/** Widgets and framed documents rarely send the headers that `require-corp` demands. Fonts and connections use CORS, which it accepts. */
export function embedderPolicy(page: Page) {
  const originsFor = usedOrigins(page);
  const has = (...parts: TrustedPart[]) => parts.some((part) => originsFor(part).length > 0);
  if (has('widgets', 'frames')) return 'unsafe-none';
  return has('scripts', 'styles', 'pictures', 'media') ? 'credentialless' : 'require-corp';
}

/** A trusted origin is used if the HTML names it. An owner's script may use other trusted origins, too, but not to load a script or a widget. */
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
