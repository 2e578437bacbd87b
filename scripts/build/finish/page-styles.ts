import { parse } from 'postcss';
import {
  appendToHead,
  attributeOf,
  beginBodyWith,
  elementsNamed,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
  newElement,
  remove,
  removeAttribute,
  setAttribute,
  textOf,
} from '../html-document.ts';

/** An owner's own <style> may depend on its place, as in <noscript>, so it stays there. */
export function mergeStyles(document: HtmlDocument) {
  const styles = elementsNamed(document, 'style').filter(isOfStyledComponents);
  if (styles.length === 0) return;
  const rules = new Set(styles.map(textOf).flatMap(rulesOf));
  for (const style of styles) remove(style);
  appendToHead(document, newElement('style', [...rules].join('')));
}

const isOfStyledComponents = ({ attrs }: HtmlElement) =>
  attrs.some(({ name }) => name.startsWith('data-styled'));

/** styled-components repeats the rules of a base component with lower specificity in each component that extends it. */
const rulesOf = (text: string) => parse(text.replaceAll(WEAKER, '$1')).nodes.map(String);
const WEAKER = /:where\((\.[\w-]+)\)/g;

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
