/** A telephone number such as +1 202 begins like a formula and is none. */
const FORMULA_START = /^(?!\+[\d ()]+$)[=+\-@＝＋－＠\t\r\n]/;
/** Where Excel separates by semicolons or tabs, a formula could begin inside our cell. */
const FORMULA_WITHIN = /([;\t\r\n]["'\s]*)(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;
/** Control characters and direction marks. */
const CONTROL = /(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** With this mark Excel reads the file as UTF-8. */
export const UNICODE_FOLLOWS = '\ufeff';

/** RFC 4180. Cells hold strangers' words: an apostrophe keeps a spreadsheet from running them as formulas. */
export function csv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: unknown) {
  const text = String(value ?? '');
  const shown = text.replace(CONTROL, ' ').replace(FORMULA_WITHIN, "$1'");
  const harmless = FORMULA_START.test(shown) ? `'${shown}` : shown;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
