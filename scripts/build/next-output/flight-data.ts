import { type HtmlDocument, remove, setText, textOf } from '../finish/html-document.ts';
import { expected } from './expected.ts';
import { frameworkOf } from './framework-of.ts';

/**
 * What React compares a page with when it hydrates. Each row is `id:` and JSON up to the end of its line, or
 * `id:T`, a length in hexadecimal bytes and text of that length. A tree may point into another row by the
 * place of a thing there, so whatever is taken out must leave something in its place.
 */
export type FlightRow =
  | { kind: 'tree'; id: string; tree: unknown }
  | { kind: 'text'; id: string; text: string }
  | { kind: 'other'; id: string; line: string };

const NEW_LINE = '\n'.charCodeAt(0);

function readFlight(told: string): FlightRow[] {
  const bytes = Buffer.from(told);
  const rows: FlightRow[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { row, end } = rowAt(bytes, at);
    rows.push(row);
    at = end;
  }
  return rows;
}

export function writeFlight(rows: FlightRow[]): string {
  return rows.map(written).join('');
}

function rowAt(bytes: Buffer, start: number): { row: FlightRow; end: number } {
  const endOfLine = bytes.indexOf(NEW_LINE, start);
  expected(endOfLine >= 0, 'flight rows that end', bytes.toString('utf8', start));
  const line = bytes.toString('utf8', start, endOfLine);
  const [, id, content] = /^([0-9a-f]*):(.*)$/.exec(line) ?? [];
  expected(id !== undefined && content !== undefined, 'a flight row', line);

  const [head, length] = /^T([0-9a-f]+),/.exec(content) ?? [];
  if (head !== undefined && length !== undefined) {
    const textStart = start + `${id}:${head}`.length;
    const end = textStart + Number.parseInt(length, 16);
    return { row: { kind: 'text', id, text: bytes.toString('utf8', textStart, end) }, end };
  }
  const isTree = /^[[{"\d]|^null$/.test(content);
  const row: FlightRow = isTree
    ? { kind: 'tree', id, tree: JSON.parse(content) }
    : { kind: 'other', id, line: content };
  return { row, end: endOfLine + 1 };
}

function written(row: FlightRow) {
  switch (row.kind) {
    case 'tree':
      return `${row.id}:${JSON.stringify(row.tree)}\n`;
    case 'text':
      return `${row.id}:T${Buffer.byteLength(row.text).toString(16)},${row.text}`;
    case 'other':
      return `${row.id}:${row.line}\n`;
  }
}

const PUSH = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/;

/** Changes what React is told of a page, which Next writes in pieces: afterwards it is one. */
export function changeFlight(document: HtmlDocument, change: (rows: FlightRow[]) => FlightRow[]) {
  const pushes = frameworkOf(document).inline.filter((script) => PUSH.test(textOf(script)));
  const [first, ...others] = pushes;
  expected(first !== undefined, 'flight data in pushes of kind 1', 'none');

  const told = pushes.map((script) => toldBy(textOf(script))).join('');
  setText(first, push(writeFlight(change(readFlight(told)))));
  for (const script of others) remove(script);
}

/** The same tree, with each of its parts changed. */
export function withParts(
  tree: unknown,
  change: (part: unknown, name: string) => unknown,
): unknown {
  if (Array.isArray(tree)) return tree.map((part) => change(part, ''));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, change(part, name)]));
}

function toldBy(script: string): string {
  const [, told] = JSON.parse(PUSH.exec(script)?.[1] ?? '[]');
  return told;
}

/** As Next writes it: nothing in it may end the script. */
function push(told: string) {
  return `self.__next_f.push(${JSON.stringify([1, told]).replaceAll('<', '\\u003c')})`;
}
