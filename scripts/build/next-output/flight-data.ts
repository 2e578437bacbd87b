import { type HtmlDocument, remove, setText, textOf } from '../finish/html-document.ts';
import { expected } from './expected.ts';
import { frameworkOf } from './framework-of.ts';

/**
 * What React compares a page with when it hydrates. Each row is `id:` and JSON up to the end of its line, or
 * `id:T`, a length in hexadecimal bytes and text of that length. A tree may point into another row by the
 * place of a thing there, so whatever is taken out must leave something in its place.
 */
export type FlightRow = { id: string } & ({ tree: unknown } | { raw: string });

const IS_TREE = /^[[{"\d]|^null$/;

function readFlight(told: string) {
  const bytes = Buffer.from(told);
  const rows: FlightRow[] = [];
  for (let at = 0; at < bytes.length; ) {
    const endOfLine = bytes.indexOf('\n', at);
    expected(endOfLine >= 0, 'flight rows that end', bytes.toString('utf8', at));
    const line = bytes.toString('utf8', at, endOfLine);
    const [, id, content] = /^([0-9a-f]*):(.*)$/.exec(line) ?? [];
    expected(id !== undefined && content !== undefined, 'a flight row', line);
    const [head = '', length] = /^T([0-9a-f]+),/.exec(content) ?? [];
    const begin = at + `${id}:`.length;
    const end = length ? begin + head.length + Number.parseInt(length, 16) : endOfLine + 1;
    const raw = bytes.toString('utf8', begin, end);
    rows.push(IS_TREE.test(content) ? { id, tree: JSON.parse(content) } : { id, raw });
    at = end;
  }
  return rows;
}

export const writeFlight = (rows: FlightRow[]) =>
  rows
    .map((row) => `${row.id}:${'tree' in row ? `${JSON.stringify(row.tree)}\n` : row.raw}`)
    .join('');

export const mapTrees = (rows: FlightRow[], change: (tree: unknown) => unknown) =>
  rows.map((row) => ('tree' in row ? { ...row, tree: change(row.tree) } : row));

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
