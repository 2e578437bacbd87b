import { expected } from './expected.ts';
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
  const conditions = styles.flatMap(conditionsOf);
  expected(conditions.length === 0, 'styles that always hold', conditions.join());
  if (styles.length === 0) return;

  const texts = new Set(styles.map(textOf));
  for (const style of styles) remove(style);
  appendTo('head', document, newElement('style', [...texts].join('')));
}

function conditionsOf(style: HtmlElement) {
  const attributes = style.attrs.filter(({ name }) => !name.startsWith('data-'));
  return [
    ...attributes.map(({ name }) => `<style ${name}>`),
    ...(style.parentNode?.nodeName === 'noscript' && !isOfComponent(style)
      ? ['<noscript><style>']
      : []),
  ];
}

/** Its rules name a class of their own, so they may stand anywhere. */
const isOfComponent = (style: HtmlElement) => attributeOf(style, 'data-styled') !== undefined;
