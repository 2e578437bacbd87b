export type Html = { html: string };
type Part = Html | string | number | false | null | undefined | readonly Part[];

/** Escapes every value, unless this tag made it. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: String.raw({ raw: texts }, ...parts.map(inHtml)),
});

function inHtml(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part !== 'object')
    return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return 'html' in part ? part.html : part.map(inHtml).join('');
}
