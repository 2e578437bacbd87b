import {
  attributeOf,
  beginBodyWith,
  elementsNamed,
  type HtmlDocument,
  remove,
} from './html-document.ts';

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
