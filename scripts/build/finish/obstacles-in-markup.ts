import type { TrustedOrigins } from '../../../src/trusted-origins.ts';
import { isNamed } from './allowed-origins.ts';
import { attributeOf, elementsOf, type HtmlDocument, type HtmlElement } from './html-document.ts';
import { type Obstacle, sourcesNaming, TRUSTED_ORIGINS } from './obstacle.ts';
import { originOf, partsOf } from './parts-of.ts';

/** What stands in a page and would not work under any policy of ours, each with what to write instead. */
export function obstaclesInMarkup(source: string, document: HtmlDocument, trusted: TrustedOrigins) {
  const obstacles = elementsOf(document).flatMap((element) =>
    complaintsAbout(element).map(([found, instead]): Obstacle => ({ source, found, instead })),
  );
  return [...obstacles, ...ofStrangers(source, document, trusted)];
}

/** Each stranger once with each thing: what a page preloads it also shows, and that says more. */
function ofStrangers(source: string, document: HtmlDocument, trusted: TrustedOrigins): Obstacle[] {
  const strangers = partsOf(document).flatMap((part) => {
    const origin = originOf(part);
    const named =
      part.kind === 'scripts' ? [...trusted.scripts, ...trusted.widgets] : trusted[part.kind];
    const isStrange = origin !== undefined && !named.some((name) => isMeant(origin, name));
    return isStrange ? [{ ...part, origin }] : [];
  });
  const each = new Map(strangers.map((part) => [`${part.origin} ${part.kind}`, part]));
  return [...each.values()].flatMap(({ origin, kind, markup }) =>
    sourcesNaming(origin, source).map((file) => ({
      source: file,
      found: `has ${markup}, and ${origin} is not trusted with ${kind}`,
      instead: `Add '${origin}' to ${kind} in ${TRUSTED_ORIGINS}, or keep a copy in public`,
    })),
  );
}

/** A name that is written wrong is told of by itself. */
const isMeant = (origin: string, name: string) =>
  isNamed(origin, name) || URL.parse(name)?.origin === origin;

function complaintsAbout(element: HtmlElement): [found: string, instead: string][] {
  const { tagName, attrs, parentNode } = element;
  const complaints: [string, string][] = attrs
    .filter(({ name }) => /^on[a-z]/.test(name))
    .map(({ name, value }) => [
      `has <${tagName} ${name}="${value}">`,
      'No policy of hashes lets such an attribute run: listen in a client component, or in src/app/site-script.ts',
    ]);
  const isOwnFrame = /^(?!https:|http:)/.test(attributeOf(element, 'src') ?? '');
  if (tagName === 'object' || tagName === 'embed' || (tagName === 'iframe' && isOwnFrame))
    complaints.push([
      `shows something of this site in <${tagName}>`,
      'Nothing of the site may be framed, by itself neither: write a link to it',
    ]);
  if (tagName === 'style' && parentNode?.nodeName === 'noscript' && !isOfComponent(element))
    complaints.push([
      'has <noscript><style>',
      'Write the rules where they always hold, within @media (scripting: none)',
    ]);
  return complaints;
}

/** Its rules name a class of their own, so they may stand anywhere. */
const isOfComponent = (style: HtmlElement) => attributeOf(style, 'data-styled') !== undefined;
