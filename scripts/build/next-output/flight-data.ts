import { type HtmlDocument, remove, setText, textOf } from '../html-document.ts';
import { expected } from '../refusals.ts';
import { frameworkOf } from './framework.ts';

/**
 * What React compares a page with when it hydrates. Each row is `id:` and JSON up to the end of its line, or `id:T`, a
 * length in hexadecimal bytes and text of that length. A tree may point into another row by the place of a thing there,
 * so whatever is taken out must leave something in its place.
 */
type FlightRow = { id: string } & ({ tree: unknown } | { raw: string });

/**
 * Leaves out of the flight data what React can take from the page itself: merged styles, inline scripts, `<noscript>`, and
 * the content of each element with `data-served`. React neither compares nor hydrates that content.
 */
export function stripFlight(document: HtmlDocument) {
  changeFlight(document, (rows) => {
    const whole = mapTrees(rows, (tree) => withoutPlaces(tree, rows));
    return withoutUnused(mapTrees(whole, stripped), rows);
  });
}

const PUSH = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/;

/** Next writes it in pieces: afterwards it is one. */
function changeFlight(document: HtmlDocument, change: (rows: FlightRow[]) => FlightRow[]) {
  const pushes = frameworkOf(document).inline.filter((script) => PUSH.test(textOf(script)));
  const [first, ...others] = pushes;
  expected(first !== undefined, 'flight data in pushes of kind 1', 'none');

  const told = pushes.map((script) => JSON.parse(PUSH.exec(textOf(script))?.[1] ?? '[]')[1]);
  const changed = JSON.stringify(writeFlight(change(readFlight(told.join('')))));
  // Nothing in it may end the script.
  const text = changed.replaceAll('<', '\\u003c');
  setText(first, `self.__next_f.push([1,${text}${FILL_IN}])`);
  for (const script of others) remove(script);
}

/**
 * If a translator or an extension has changed the page, React renders it again and needs the served content. The Trusted
 * Types policy allows what the list holds.
 */
const FILL_IN =
  '.replace(/"served:([\\w-]+)"/g,(_,name)=>{' +
  "const{innerHTML}=document.querySelector('[data-served='+name+']');" +
  '(self.served??=[]).push(innerHTML);return JSON.stringify(innerHTML)})';

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

function stripped(tree: unknown): unknown {
  if (isElement(tree, 'style')) return null;
  if (isElement(tree, 'noscript')) return withProps(tree, {});
  const { children, ...props } = propsOf(tree);
  if (isElement(tree, 'meta') && isForMachines(props)) return null;
  const served = props['data-served'];
  if (served !== undefined) return withProps(tree, { ...props, ...contentOf(`served:${served}`) });
  if (isElement(tree, 'script') && typeof children === 'string')
    return withProps(tree, { ...props, ...contentOf('') });
  return withParts(tree, stripped);
}

/** React leaves alone what it does not know in the head. */
const isForMachines = ({ property, name }: Record<string, unknown>) =>
  property !== undefined || /^(description|twitter:.*)$/.test(String(name));

const contentOf = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** `"$1f:props:children:0"` points to a place in a row, from which what stands there may be taken out. */
const PLACE = /^\$([0-9a-f]+):(.+)$/;

/** The same tree, with a copy of what its pointers to places point to. */
function withoutPlaces(tree: unknown, rows: FlightRow[]): unknown {
  const [, id, way = ''] = PLACE.exec(String(tree)) ?? [];
  if (typeof tree !== 'string' || id === undefined)
    return withParts(tree, (part) => withoutPlaces(part, rows));
  const there = way.split(':').reduce((at, step) => partAt(at, step, rows), rowBehind(id, rows));
  expected(there !== undefined, 'something in the place of a pointer', tree);
  return withoutPlaces(there, rows);
}

function partAt(tree: unknown, step: string, rows: FlightRow[]) {
  const [, id] = (typeof tree === 'string' && /^\$L?([0-9a-f]+)$/.exec(tree)) || [];
  const there = id === undefined ? tree : rowBehind(id, rows);
  return step === 'props' ? propsOf(there) : Object(there)[step];
}

function rowBehind(id: string, rows: FlightRow[]) {
  const row = rows.find((each) => each.id === id);
  return row && 'tree' in row ? row.tree : undefined;
}

/** An element in flight: `["$", type, key, props]`. */
const isElement = (tree: unknown, type: string): tree is unknown[] =>
  Array.isArray(tree) && tree[0] === '$' && tree[1] === type;

const propsOf = (tree: unknown) => Object(Array.isArray(tree) && tree[0] === '$' && tree[3]);

const withProps = (element: unknown, props: object) =>
  Array.isArray(element) ? [...element.slice(0, 3), props] : element;

/** What was long stands in a row of its own: without those to which now nothing points, though something did. */
function withoutUnused(rows: FlightRow[], before: FlightRow[]): FlightRow[] {
  const [pointed, points] = [pointersIn(before), pointersIn(rows)];
  const used = rows.filter(({ id }) => id === ROOT || points.has(id) || !pointed.has(id));
  return used.length === rows.length ? rows : withoutUnused(used, rows);
}

/** The row of the page itself. */
const ROOT = '0';

/** `"$1f"`, `"$L1f"` and `"$1f:props:children"` all point to row 1f. */
function pointersIn(rows: FlightRow[]) {
  const trees = writeFlight(rows.filter((row) => 'tree' in row));
  return new Set([...trees.matchAll(/"\$[A-Z@]?([0-9a-f]+)[":]/g)].map(([, id]) => id));
}
