const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A page without the classes of its parts, and with "&" instead of "&amp;" or "&#38;". */
export const readable = (html: string) =>
  html
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot));/g, (_, decimal, hex, name) =>
      name ? (NAMED[name] ?? '') : String.fromCharCode(Number(decimal ?? `0x${hex}`)),
    );

/** `toHaveTextContent` reads a no-break space as a space. */
export const withPlainSpaces = (words: string) => words.replaceAll('\u00a0', ' ');

export function only(selector: string) {
  const all = document.querySelectorAll<HTMLInputElement>(selector);
  const [found] = all;
  if (!found || all.length > 1) throw new Error(`${all.length} elements match ${selector}`);
  return found;
}

export function entryIn(calendar = '') {
  const lines = calendar.replaceAll(/\r?\n /g, '').split(/\r?\n/);
  return Object.fromEntries(lines.map((line) => line.split(/:(.*)/)));
}
