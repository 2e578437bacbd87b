import {
  attributeOf,
  beginBodyWith,
  elementsNamed,
  type HtmlDocument,
  remove,
} from '../html-document.ts';

/** Chromium delays the first paint by up to 100 ms for a typeface that the head preloads, but not for one in the body. */
export function movePreloadsToBody(document: HtmlDocument) {
  const preloads = elementsNamed(document, 'link').filter(
    (link) => attributeOf(link, 'rel') === 'preload' && attributeOf(link, 'as') === 'font',
  );
  for (const link of preloads) remove(link);
  beginBodyWith(document, preloads);
}
