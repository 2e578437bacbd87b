/** A telephone number in full begins like a formula, and is none: no other sign stands in it. */
const FORMULA_START = /^(?!\+[\d ()]+$)[=+\-@＝＋－＠\t\r\n]/;
/** Excel in half of Europe separates by semicolons or tabs: there another cell begins within ours, with a formula. */
const FORMULA_WITHIN = /([;\t\r\n]["'\s]*)(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;
/** What a terminal obeys, or what turns a line around. */
const CONTROL = /(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Begins a file that Excel shall not take for one in the letters of Western Europe only. */
export const UNICODE_FOLLOWS = '\ufeff';

/** As RFC 4180 has it. Strangers typed the cells: what a spreadsheet would run gets an apostrophe, so that it is shown. */
export function csv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: unknown) {
  const text = String(value ?? '');
  const shown = text.replace(CONTROL, ' ').replace(FORMULA_WITHIN, "$1'");
  const harmless = FORMULA_START.test(shown) ? `'${shown}` : shown;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
