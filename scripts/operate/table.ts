import { stripVTControlCharacters } from 'node:util';

const GAP = '  ';
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Rows in columns as wide as their widest cell, under a header; a number's column is set to the right. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(onOneLine));
  const widths = header.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const isNumeric = header.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^[\d,.]*$/.test(row[column] ?? '')),
  );

  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isNumeric[column] ? cell.padStart(width) : cell.padEnd(width);
        })
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

/** A stranger's text must not move the operator's cursor, change colours or turn the line around. */
export function onOneLine(text: string) {
  return stripVTControlCharacters(text).replace(INVISIBLE, ' ').trim();
}
