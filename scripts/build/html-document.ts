import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM().window;

/** The policy must allow what <noscript> contains, too, so scripts are off here. */
export const parseHtml = (text: string) => new DOMParser().parseFromString(text, 'text/html');

export const htmlOf = ({ documentElement }: Document) =>
  `<!DOCTYPE html>${documentElement.outerHTML}`;

/** A script may copy elements of a template into the page. */
export function select(parent: ParentNode, selector: string): Element[] {
  const templates = [...parent.querySelectorAll('template')];
  const within = templates.flatMap(({ content }) => select(content, selector));
  return [...parent.querySelectorAll(selector), ...within];
}
