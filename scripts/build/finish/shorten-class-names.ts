import {
  attributeOf,
  elementsNamed,
  elementsOf,
  type HtmlDocument,
  removeAttribute,
  setAttribute,
  setText,
  textOf,
} from '../html-document.ts';
import { renameFlightClasses } from '../next-output/flight-data.ts';

/** styled-components names a component, and behind one or several of those as many styles: `sc-6b7f4f7e-1 bPVZSq`. */
const COMPONENT = /^sc-[0-9a-f]{8}-\d+$/;
const CLASS = /\.([\w-]+)/g;

/**
 * Gives the classes of styled-components names of two or three letters, and drops those that no rule knows: they are
 * a twentieth of a page, and say nothing to anybody. What an author has named keeps its name.
 */
export function shortenClassNames(document: HtmlDocument, { hasIslands }: { hasIslands: boolean }) {
  const styles = elementsNamed(document, 'style');
  const inRules = new Set(styles.flatMap((style) => textOf(style).match(CLASS) ?? []));
  const hasRule = (name: string) => inRules.has(`.${name}`);
  const painted = elementsOf(document).flatMap((element) => {
    const classes = attributeOf(element, 'class');
    return classes === undefined ? [] : [{ element, classes }];
  });
  const long = new Set(painted.flatMap(({ classes }) => generatedIn(classes)).filter(hasRule));
  const short = new Map([...long].map((name, index) => [name, `_${index.toString(36)}`]));
  const shortened = (classes: string) =>
    classes
      .split(' ')
      .filter((name) => hasRule(name) || !COMPONENT.test(name))
      .map((name) => short.get(name) ?? name)
      .join(' ');

  for (const style of styles)
    setText(
      style,
      textOf(style).replace(CLASS, (_, name) => `.${short.get(name) ?? name}`),
    );
  for (const { element, classes } of painted) {
    const left = shortened(classes);
    if (left) setAttribute(element, 'class', left);
    else removeAttribute(element, 'class');
  }
  if (hasIslands) renameFlightClasses(document, shortened);
}

/** Behind so many names of components stand as many generated ones. Any further name is an author's own. */
function generatedIn(classes: string) {
  let due = 0;
  return classes.split(' ').filter((name) => {
    const isComponent = COMPONENT.test(name);
    due += isComponent ? 1 : -1;
    return !isComponent && due >= 0;
  });
}
