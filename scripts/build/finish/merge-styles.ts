import {
  appendTo,
  attributeOf,
  elementsNamed,
  type HtmlDocument,
  type HtmlElement,
  newElement,
  remove,
  textOf,
} from './html-document.ts';

/** Makes one <style> in the head of the many in a page: in their order, each text once. */
export function mergeStyles(document: HtmlDocument) {
  const styles = elementsNamed(document, 'style');
  if (styles.length === 0) return;
  const texts = new Set(styles.map(rulesOf));
  for (const style of styles) remove(style);
  appendTo('head', document, newElement('style', [...texts].join('')));
}

function rulesOf(style: HtmlElement) {
  const media = attributeOf(style, 'media');
  return media ? `@media ${media}{${textOf(style)}}` : textOf(style);
}
