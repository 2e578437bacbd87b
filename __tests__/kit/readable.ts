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
