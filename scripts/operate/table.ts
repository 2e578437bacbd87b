import { stripVTControlCharacters } from 'node:util';

const GAP = '  ';
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(onOneLine));
  const widths = header.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const inColumns = (line: string[]) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(GAP);
  return lines.map((line) => inColumns(line).trimEnd()).join('\n');
}

/** A stranger's text must not move the cursor, change colours or reverse the direction. */
export function onOneLine(text: string) {
  return stripVTControlCharacters(text).replace(INVISIBLE, ' ').trim();
}
