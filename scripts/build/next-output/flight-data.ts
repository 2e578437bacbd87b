import { type HtmlDocument, isOfThisSite, remove, setText, textOf } from '../html-document.ts';
import { expected } from './expected.ts';
import { frameworkOf } from './framework.ts';

/**
 * What React compares a page with when it hydrates. Each row is `id:` and JSON up to the end of its line, or `id:T`, a
 * length in hexadecimal bytes and text of that length. A tree may point into another row by the place of a thing there,
 * so whatever is taken out must leave something in its place.
 */
type FlightRow = { id: string } & ({ tree: unknown } | { raw: string });

/**
 * Lets React hydrate a page whose styles have been merged: its own tree has none either, and no style sheet that it would
 * fetch. Nor does it hold what stands in a <noscript>, which React never looks into.
 */
export function stripFlightStyles(document: HtmlDocument) {
  changeFlight(document, (rows) => {
    const others = rows.filter((row) => !isStyleSheetHint(row));
    return withoutUnused(mapTrees(others, withoutStyles), rows);
  });
}

const PUSH = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/;

/** Next writes it in pieces: afterwards it is one. */
function changeFlight(document: HtmlDocument, change: (rows: FlightRow[]) => FlightRow[]) {
  const pushes = frameworkOf(document).inline.filter((script) => PUSH.test(textOf(script)));
  const [first, ...others] = pushes;
  expected(first !== undefined, 'flight data in pushes of kind 1', 'none');

  const told = pushes.map((script) => JSON.parse(PUSH.exec(textOf(script))?.[1] ?? '[]')[1]);
  const changed = JSON.stringify([1, writeFlight(change(readFlight(told.join(''))))]);
  // As Next writes it: nothing in it may end the script.
  setText(first, `self.__next_f.push(${changed.replaceAll('<', '\\u003c')})`);
  for (const script of others) remove(script);
}

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

const writeFlight = (rows: FlightRow[]) =>
  rows
    .map((row) => `${row.id}:${'tree' in row ? `${JSON.stringify(row.tree)}\n` : row.raw}`)
    .join('');

const mapTrees = (rows: FlightRow[], change: (tree: unknown) => unknown) =>
  rows.map((row) => ('tree' in row ? { ...row, tree: change(row.tree) } : row));

/** The same tree, with each of its parts changed. */
function withParts(tree: unknown, change: (part: unknown, name: string) => unknown): unknown {
  if (Array.isArray(tree)) return tree.map((part) => change(part, ''));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, change(part, name)]));
}

/** `:HL["/_next/static/chunks/1.css","style"]` */
const isStyleSheetHint = (row: FlightRow) =>
  'raw' in row && /^HL\["[^"]*","style"[,\]]/.test(row.raw);

function withoutStyles(tree: unknown): unknown {
  if (isElement(tree, 'style') || isStyleSheet(tree)) return null;
  if (isElement(tree, 'noscript') && hasOwnRow(tree)) return [...tree.slice(0, 3), {}];
  return withParts(tree, withoutStyles);
}

/** An element in flight: `["$", type, key, props]`. */
const isElement = (tree: unknown, type: string): tree is unknown[] =>
  Array.isArray(tree) && tree[0] === '$' && tree[1] === type;

function isStyleSheet(tree: unknown) {
  const { rel, href } = Object(isElement(tree, 'link') && tree[3]);
  return rel === 'stylesheet' && isOfThisSite(href);
}

/** What is told within its row may be pointed at by the way there, which must stay. */
const hasOwnRow = ([, , , props]: unknown[]) => typeof Object(props).children === 'string';

/** What was long stands in a row of its own: without those to which now nothing points, though something did. */
function withoutUnused(rows: FlightRow[], before: FlightRow[]): FlightRow[] {
  const [pointed, points] = [pointersIn(before), pointersIn(rows)];
  const used = rows.filter(({ id }) => points.has(id) || !pointed.has(id));
  return used.length === rows.length ? rows : withoutUnused(used, rows);
}

/** `"$1f"`, `"$L1f"` and `"$1f:props:children"` all point to row 1f. */
function pointersIn(rows: FlightRow[]) {
  const trees = writeFlight(rows.filter((row) => 'tree' in row));
  return new Set([...trees.matchAll(/"\$[A-Z@]?([0-9a-f]+)[":]/g)].map(([, id]) => id));
}
