import { changeFlight, mapTrees, withParts } from '../next-output/flight-data.ts';
import {
  attributeOf,
  elementsNamed,
  elementsOf,
  type HtmlDocument,
  removeAttribute,
  setAttribute,
  setText,
  textOf,
} from './html-document.ts';

/** styled-components names a component, and behind one or several of those as many styles: `sc-6b7f4f7e-1 bPVZSq`. */
const COMPONENT = /^sc-[0-9a-f]{8}-\d+$/;
const CLASS = /\.([\w-]+)/g;

/**
 * Gives the classes of styled-components names of two or three letters, and drops those that no rule knows: they are
 * a twentieth of a page, and say nothing to anybody. What an author has named keeps its name.
 */
export function shortenClassNames(document: HtmlDocument, { hasIslands }: { hasIslands: boolean }) {
  const styles = elementsNamed(document, 'style');
  const inRules = new Set(
    styles.flatMap((style) => [...textOf(style).matchAll(CLASS)].map(([, name]) => name)),
  );
  const painted = elementsOf(document).flatMap((element) => {
    const classes = attributeOf(element, 'class');
    return classes === undefined ? [] : [{ element, classes }];
  });
  const long = new Set(painted.flatMap(({ classes }) => generatedIn(classes)));
  const short = new Map(
    [...long].filter((name) => inRules.has(name)).map((name, index) => [name, nameOf(index)]),
  );
  const shortened = (classes: string) =>
    classes
      .split(' ')
      .filter((name) => inRules.has(name) || !COMPONENT.test(name))
      .map((name) => short.get(name) ?? name)
      .join(' ');

  for (const style of styles)
    setText(
      style,
      textOf(style).replace(CLASS, (rule, name) =>
        short.has(name) ? `.${short.get(name)}` : rule,
      ),
    );
  for (const { element, classes } of painted) {
    const left = shortened(classes);
    if (left) setAttribute(element, 'class', left);
    else removeAttribute(element, 'class');
  }
  if (hasIslands) tellReact(document, shortened);
}

const nameOf = (index: number) => `_${index.toString(36)}`;

/** What follows is an author's own, or was handed on by another component, which says so again. */
function generatedIn(classes: string) {
  let due = 0;
  return classes.split(' ').filter((name) => {
    const isComponent = COMPONENT.test(name);
    due += isComponent ? 1 : -1;
    return !isComponent && due >= 0;
  });
}

function tellReact(document: HtmlDocument, shortened: (classes: string) => string) {
  const renamed = (tree: unknown, name = ''): unknown =>
    name === 'className' && typeof tree === 'string' ? shortened(tree) : withParts(tree, renamed);
  changeFlight(document, (rows) => mapTrees(rows, (tree) => renamed(tree)));
}
