/** styled-components writes a <style> beside each element. Between siblings it would break selectors. */
export function mergeStyles(html: string) {
  const texts = Array.from(html.matchAll(STYLE), ([, text = '']) => text);
  const style = `<style>${[...new Set(texts.flatMap(rulesOf))].join('')}</style>`;
  return html.replaceAll(STYLE, '').replace('</head>', () => `${style}</head>`);
}

/** An owner's own <style> may depend on its place, as in <noscript>, so it stays there. */
const STYLE = /<style data-styled[^>]*>(.*?)<\/style>/gs;

/** styled-components repeats the rules of a base component with lower specificity in each component that extends it. */
const rulesOf = (text: string) => text.replaceAll(WEAKER, '$1').match(RULE) ?? [];
const WEAKER = /:where\((\.[\w-]+)\)/g;

/** A brace in a string ends no rule. */
const TEXT = /(?:[^{}"']|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/.source;
const block = (inner: string) => `{(?:${TEXT}|${inner})*}`;
const RULE = new RegExp(`${TEXT}+(?:${block(block(block(block('{}'))))}|$)`, 'g');
