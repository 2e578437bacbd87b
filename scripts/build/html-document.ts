import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM().window;

/** Scripts are off here, so the parser reads what <noscript> contains as elements. The policy must allow these elements, too. */
export const parseHtml = (text: string) => new DOMParser().parseFromString(text, 'text/html');

export const htmlOf = ({ documentElement }: Document) =>
  `<!DOCTYPE html>${documentElement.outerHTML}`;

/** Finds elements in templates, too, because a script may copy them into the page. */
export function select(parent: ParentNode, selector: string): Element[] {
  const templates = [...parent.querySelectorAll('template')];
  const within = templates.flatMap(({ content }) => select(content, selector));
  return [...parent.querySelectorAll(selector), ...within];
}
