import { compile, serialize, stringify } from 'stylis';

/**
 * styled-components writes a <style> beside each element. That breaks selectors such as `a + b`, so
 * one <style> in the head gets all rules.
 */
export function mergeStyles(html: string) {
  const { rules, page: unstyled } = takeStyles(html);
  const namesInRules = new Set(Array.from(rules.matchAll(NAME), ([, name]) => name));
  const shortNames = new Map<string, string>();
  // Generated names are hashes. Without them the home page is 700 bytes smaller in brotli.
  const page = unstyled.replaceAll(CLASSES, (_, owner: string, names: string) => {
    const used = names.split(' ').filter((name) => namesInRules.has(name));
    for (const name of used) shortNames.set(name, shortNames.get(name) ?? `_${shortNames.size}`);
    const classes = `${owner}${used.map((name) => shortNames.get(name)).join(' ')}`.trim();
    return classes && ` class="${classes}"`;
  });
  const renamed = rules.replaceAll(NAME, (_, name: string) => `.${shortNames.get(name) ?? name}`);
  const short = withShortNames(renamed, page.replaceAll(FLIGHT_DATA, ''));
  return page.replace('</head>', () => `<style>${short}</style></head>`);
}

/** Next repeats the page in it, with all styles. */
const FLIGHT_DATA = /<script>\(?self\.__next_f\b.*?<\/script>/gs;

/**
 * Keyframes and custom properties get short names, too, unless the rest of the page names the
 * property.
 */
function withShortNames(css: string, restOfPage: string) {
  const shortNamesOf = (declaration: RegExp) => {
    const names = new Set(Array.from(css.matchAll(declaration), ([, name = '']) => name));
    return new Map([...names].map((name, index) => [name, `_${index}`]));
  };
  const properties = shortNamesOf(/[{;\s]--([\w-]+)\s*:/g);
  const keyframes = shortNamesOf(/@keyframes ([\w-]+)/g);
  return css
    .replaceAll(/(?<=[{;\s(,])--([\w-]+)/g, (property, name: string) =>
      restOfPage.includes(property) ? property : `--${properties.get(name) ?? name}`,
    )
    .replaceAll(/(?<=@keyframes |animation(?:-name)?:)[^;{}]*/g, (value) =>
      value.replaceAll(/[\w-]+/g, (word) => keyframes.get(word) ?? word),
    );
}

/** The page without the styles that styled-components wrote, and their rules, each once. */
export function takeStyles(html: string) {
  const texts = new Set(Array.from(html.matchAll(STYLE), ([, text = '']) => text));
  const rules = inOrder([...texts].map(rulesOf)).join('');
  return { rules, page: html.replaceAll(STYLE, '') };
}

/** An owner's own <style> may depend on its place, as in <noscript>, so it stays there. */
const STYLE = /<style data-styled[^>]*>(.*?)<\/style>/gs;

/**
 * An owner's names stand before the component's id (`sc-…`), generated ones after it. Generated
 * names without a rule are left out. `NAME` also finds decimals such as `.5rem`, which are no
 * element's names.
 */
const CLASSES = / class="((?:(?!sc-)[^" ]+ )*)(sc-\w+-\d+ ?[^"]*)"/g;
const NAME = /\.([\w-]+)/g;

/**
 * A component that extends another repeats the rules of that other, with `:where(.name)`. Written
 * as `.name`, the copy is the same text, so the rule is found to be one.
 */
function rulesOf(text: string) {
  const known = knownRules.get(text);
  if (known) return known;
  const rules = compile(text.replaceAll(NAME_IN_WHERE, '$1')).map((rule) =>
    serialize([rule], stringify),
  );
  if (knownRules.size < MAX_KNOWN) knownRules.set(text, rules);
  return rules;
}
/** Pages that are rendered on request have the same styles each time. */
const knownRules = new Map<string, string[]>();
const MAX_KNOWN = 5_000;
const NAME_IN_WHERE = /:where\((\.[\w-]+)\)/g;

/**
 * Each rule once, after all rules that precede it in any of the texts. So a component's own rules
 * win over every variant of its base, also over one that the page shows later.
 */
function inOrder(texts: string[][]) {
  const places = texts.flatMap((rules) =>
    rules.map((rule, index) => ({ rule, predecessor: rules[index - 1] })),
  );
  const placesOf = Map.groupBy(places, ({ rule }) => rule);
  const ordered = new Set<string>();
  const add = (rule: string) => {
    const found = placesOf.get(rule) ?? [];
    placesOf.delete(rule);
    for (const { predecessor } of found) if (predecessor) add(predecessor);
    ordered.add(rule);
  };
  for (const { rule } of places) add(rule);
  return [...ordered];
}
