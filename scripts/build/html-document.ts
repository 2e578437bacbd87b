import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';

export type HtmlDocument = DefaultTreeAdapterTypes.Document;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlParent = DefaultTreeAdapterTypes.Node;

// Parses <noscript> into elements, because the policy applies to them, too.
const OPTIONS = { scriptingEnabled: false };

export const readHtml = (text: string): HtmlDocument => parse(text, OPTIONS);
export const writeHtml = (document: HtmlDocument) => serialize(document, OPTIONS);

export const elementsNamed = (node: HtmlParent, tagName: string) =>
  elementsOf(node).filter((element) => element.tagName === tagName);

export function elementsOf(node: HtmlParent): HtmlElement[] {
  const parent = 'content' in node ? node.content : node;
  const children = 'childNodes' in parent ? parent.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsOf(child)] : []));
}

export const attributeOf = (element: HtmlElement, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const isStyleSheet = (element: HtmlElement) =>
  element.tagName === 'link' &&
  (attributeOf(element, 'rel') ?? '').split(' ').includes('stylesheet');

export function setAttribute(element: HtmlElement, name: string, value: string) {
  const others = element.attrs.filter((attribute) => attribute.name !== name);
  element.attrs = [...others, { name, value }];
}

export const textOf = (element: HtmlElement) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

export const remove = (node: HtmlNode) => tree.detachNode(node);

export function beginBodyWith(document: HtmlDocument, elements: HtmlElement[]) {
  for (const body of elementsNamed(document, 'body')) {
    body.childNodes.unshift(...elements);
    for (const element of elements) element.parentNode = body;
  }
}
