import { type HtmlDocument, remove, setText, textOf } from '../html-document.ts';
import { expected } from '../refusals.ts';
import { frameworkOf } from './framework.ts';

/**
 * A row of the flight data, which React hydrates from: `id:` and JSON up to the end of the line, or `id:T`, a length in
 * bytes, in hexadecimal, and text. A row may refer to a part of another one by its path.
 */
type FlightRow = { id: string } & ({ tree: unknown } | { raw: string });

/** React neither compares nor hydrates what this removes. It saves 4,890 bytes of /consultation in brotli, and a round trip. */
export function stripFlight(document: HtmlDocument, keepUsed: (classes: string) => string) {
  changeFlight(document, (rows) => {
    const complete = mapTrees(rows.filter(isNotHint), (tree) => withCopies(tree, rows));
    const reduced = mapTrees(complete, (tree) => shortened(stripped(tree), keepUsed));
    return withoutUnused(reduced, rows);
  });
}

const PUSH = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/;

function changeFlight(document: HtmlDocument, change: (rows: FlightRow[]) => FlightRow[]) {
  const pushes = frameworkOf(document).inline.filter((script) => PUSH.test(textOf(script)));
  const [first, ...others] = pushes;
  expected(first !== undefined, 'flight data in pushes of kind 1', 'none');

  const texts = pushes.map((script) => JSON.parse(PUSH.exec(textOf(script))?.[1] ?? '[]')[1]);
  const changed = JSON.stringify(writeFlight(change(readFlight(texts.join('')))));
  // `</script>` in a text would end the script.
  const text = changed.replaceAll('<', '\\u003c');
  setText(first, `self.__next_f.push([1,${text}${FILL_IN}])`);
  for (const script of others) remove(script);
}

/** If a translator or an extension has changed the page, React renders it again and needs the served content. */
const FILL_IN =
  '.replace(/"served:([\\w-]+)"/g,(_,name)=>{' +
  "const{innerHTML}=document.querySelector('[data-served='+name+']');" +
  '(self.served??=[]).push(innerHTML);return JSON.stringify(innerHTML)})';

const IS_TREE = /^[[{"\d]|^null$/;

function readFlight(text: string) {
  const bytes = Buffer.from(text);
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

function mapParts(tree: unknown, change: (part: unknown, name: string) => unknown): unknown {
  if (Array.isArray(tree)) return tree.map((part) => change(part, ''));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, change(part, name)]));
}

/** `:HL["/a.woff2","font"]` preloads a file, and so does the finished page. */
const isNotHint = (row: FlightRow) => !('raw' in row && row.raw.startsWith('HL'));

function stripped(tree: unknown): unknown {
  if (isElement(tree, 'style')) return null;
  if (isElement(tree, 'noscript')) return withProps(tree, {});
  const { children, ...props } = propsOf(tree);
  if ((isElement(tree, 'meta') || isElement(tree, 'link')) && isForMachines(props)) return null;
  const served = props['data-served'];
  if (served !== undefined) return withProps(tree, { ...props, ...contentOf(`served:${served}`) });
  if (isElement(tree, 'script') && typeof children === 'string')
    return withProps(tree, { ...props, ...contentOf('') });
  return mapParts(tree, stripped);
}

/** JSON leaves out undefined properties. */
const shortened = (tree: unknown, keepUsed: (classes: string) => string): unknown =>
  mapParts(tree, (part, name) => {
    if (name === 'className' && typeof part === 'string') return keepUsed(part);
    return name && part === '$undefined' ? undefined : shortened(part, keepUsed);
  });

/** React leaves head elements in place, even if the flight data does not name them. */
const isForMachines = ({ property, name, rel }: Record<string, unknown>) =>
  property !== undefined ||
  /^(description|twitter:.*|canonical|alternate)$/.test(String(name ?? rel));

const contentOf = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** `"$1f:props:children:0"` references a part of row 1f. */
const PART = /^\$([0-9a-f]+):(.+)$/;

/** Replaces references by copies, because the referenced parts may be removed. */
function withCopies(tree: unknown, rows: FlightRow[]): unknown {
  const [, id, path = ''] = PART.exec(String(tree)) ?? [];
  if (typeof tree !== 'string' || id === undefined)
    return mapParts(tree, (part) => withCopies(part, rows));
  const part = path.split(':').reduce((at, step) => partAt(at, step, rows), treeOf(id, rows));
  expected(part !== undefined, 'a part in the place of a reference', tree);
  return withCopies(part, rows);
}

function partAt(tree: unknown, step: string, rows: FlightRow[]) {
  const [, id] = (typeof tree === 'string' && /^\$L?([0-9a-f]+)$/.exec(tree)) || [];
  const there = id === undefined ? tree : treeOf(id, rows);
  return step === 'props' ? propsOf(there) : Object(there)[step];
}

function treeOf(id: string, rows: FlightRow[]) {
  const row = rows.find((each) => each.id === id);
  return row && 'tree' in row ? row.tree : undefined;
}

/** An element in flight: `["$", type, key, props]`. */
const isElement = (tree: unknown, type: string): tree is unknown[] =>
  Array.isArray(tree) && tree[0] === '$' && tree[1] === type;

const propsOf = (tree: unknown) => Object(Array.isArray(tree) && tree[0] === '$' && tree[3]);

const withProps = (element: unknown, props: object) =>
  Array.isArray(element) ? [...element.slice(0, 3), props] : element;

/** Long texts have rows of their own. This removes rows that nothing references any more. */
function withoutUnused(rows: FlightRow[], earlier: FlightRow[]): FlightRow[] {
  const [before, now] = [referencesIn(earlier), referencesIn(rows)];
  const used = rows.filter(({ id }) => id === ROOT || now.has(id) || !before.has(id));
  return used.length === rows.length ? rows : withoutUnused(used, rows);
}

const ROOT = '0';

/** `"$1f"`, `"$L1f"` and `"$1f:props:children"` all reference row 1f. */
function referencesIn(rows: FlightRow[]) {
  const trees = writeFlight(rows.filter((row) => 'tree' in row));
  return new Set([...trees.matchAll(/"\$[A-Z@]?([0-9a-f]+)[":]/g)].map(([, id]) => id));
}
