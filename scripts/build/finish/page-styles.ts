import {
  attributeOf,
  beginBodyWith,
  elementsNamed,
  elementsOf,
  type HtmlDocument,
  remove,
  removeAttribute,
  setAttribute,
  textOf,
} from '../html-document.ts';

/** No rule names the component classes of styled-components. They cost the home page 316 bytes in brotli. */
export function dropUnusedClasses(document: HtmlDocument) {
  const rules = elementsNamed(document, 'style').map(textOf).join();
  const named = new Set([...rules.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  const isUsed = (name: string) => named.has(name) || !/^sc-\w+-\d+$/.test(name);
  for (const element of elementsOf(document)) {
    const classes = attributeOf(element, 'class');
    if (!classes) continue;
    removeAttribute(element, 'class');
    const used = classes.split(' ').filter(isUsed).join(' ');
    if (used) setAttribute(element, 'class', used);
  }
}

/** Chromium delays the first paint by up to 100 ms for a typeface that the head preloads, but not for one in the body. */
export function movePreloadsToBody(document: HtmlDocument) {
  const preloads = elementsNamed(document, 'link').filter(
    (link) => attributeOf(link, 'rel') === 'preload' && attributeOf(link, 'as') === 'font',
  );
  for (const link of preloads) remove(link);
  beginBodyWith(document, preloads);
}
