/** A telephone number such as +1 202 begins like a formula and is not one. */
const FORMULA_START = /^(?!\+[\d ()]+$)[=+\-@＝＋－＠\t\r\n]/;
/** An optional sign lets a run of line breaks be read once. */
const FORMULA_WITHIN = /([,;\t\r\n]["'\s]*)([=+\-@＝＋－＠]?)/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;
const CONTROL_OR_DIRECTION = /(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** An apostrophe keeps a spreadsheet from running what strangers typed as formulas. */
export const csvRow = (cells: readonly unknown[], locale: string) =>
  `${cells.map(csvCell).join(separatorOf(locale))}\r\n`;

/** A spreadsheet expects semicolons where the comma is decimal. */
const separatorOf = (locale: string) =>
  `${(0.5).toLocaleString(locale)}`.includes(',') ? ';' : ',';

function csvCell(value: unknown) {
  const text = String(value ?? '').replace(CONTROL_OR_DIRECTION, ' ');
  const marked = text.replace(FORMULA_WITHIN, (_, before: string, sign: string) =>
    sign ? `${before}'${sign}` : before,
  );
  const harmless = FORMULA_START.test(marked) ? `'${marked}` : marked;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
