import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import {
  appendTo,
  attributeOf,
  beginBodyWith,
  elementsNamed,
  type HtmlDocument,
  type HtmlElement,
  isOfThisSite,
  isStyleSheet,
  newElement,
  remove,
  replace,
  textOf,
} from '../html-document.ts';
import { THIS_SITE } from './subresources.ts';

/** Puts the site's own style sheets into the page that asks for them: nobody waits for a file, and each has its hash. */
export function readStyleSheets(document: HtmlDocument, fileBehind: (address: string) => string) {
  for (const link of elementsNamed(document, 'link').filter(isStyleSheet)) {
    const address = attributeOf(link, 'href') ?? '';
    if (!isOfThisSite(address)) continue;
    const text = withAddressesFrom(address, asBrowsersRead(fileBehind(address)));
    const media = attributeOf(link, 'media');
    replace(link, newElement('style', text, media ? { media } : {}));
  }
}

/** The line ends of Windows become others in a browser, and its hash of them with them. */
const asBrowsersRead = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');

/** An address in a file counts from that file; in a page it would count from the page. */
function withAddressesFrom(file: string, text: string) {
  return text.replace(ADDRESS, (whole, quote, address) => {
    if (address === undefined) return whole;
    const { href } = new URL(address, new URL(file, THIS_SITE));
    return `url(${quote}${href.replace(THIS_SITE, '')}${quote})`;
  });
}

/** A picture that is written into the style may have other addresses in it. */
const ADDRESS = /url\("data:[^"]*"\)|url\('data:[^']*'\)|url\((["']?)(?!data:|#)([^"')]+)\1\)/g;

/** Makes one <style> in the head of the many in a page: in their order, each text once, and of components each rule. */
export function mergeStyles(document: HtmlDocument) {
  const styles = elementsNamed(document, 'style');
  if (styles.length === 0) return;
  const texts = new Set(styles.flatMap(textsIn));
  for (const style of styles) remove(style);
  appendTo('head', document, newElement('style', [...texts].join('')));
}

function textsIn(style: HtmlElement) {
  const media = attributeOf(style, 'media');
  if (attributeOf(style, 'data-styled') !== undefined) return rulesOf(textOf(style));
  return [media ? `@media ${media}{${textOf(style)}}` : textOf(style)];
}

/**
 * styled-components tells the rules of a base again with all that extends it, there weaker, so that whichever comes
 * last would win. Told alike they stand once, before what extends them.
 */
const rulesOf = (text: string) => parse(text.replaceAll(WEAKER, '$1')).nodes.map(String);
const WEAKER = /:where\((\.[\w-]+)\)/g;

/**
 * Chromium holds the first paint up to a tenth of a second for a typeface that the head preloads. From the body it is
 * fetched as soon, and nothing waits for it.
 */
export function preloadBesidePaint(document: HtmlDocument) {
  const preloads = elementsNamed(document, 'link').filter(
    (link) => attributeOf(link, 'rel') === 'preload' && attributeOf(link, 'as') === 'font',
  );
  for (const link of preloads) remove(link);
  beginBodyWith(document, preloads);
}
