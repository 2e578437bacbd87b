import { expected } from './expected.ts';
import { type FlightRow, readFlight, writeFlight } from './flight-data.ts';
import { frameworkOf } from './framework-of.ts';
import { type HtmlDocument, remove, setText, textOf } from './html-document.ts';

const PUSH = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/;

/** Lets React hydrate a page whose <style> elements have been merged: its own tree has none either. */
export function forgetStyles(document: HtmlDocument) {
  const pushes = frameworkOf(document).inline.filter((script) => PUSH.test(textOf(script)));
  const [first, ...others] = pushes;
  expected(first !== undefined, 'flight data in pushes of kind 1', 'none');

  const told = pushes.map((script) => toldBy(textOf(script))).join('');
  const rows = readFlight(told).map((row) =>
    row.kind === 'tree' ? { ...row, tree: withoutStyles(row.tree) } : row,
  );
  setText(first, push(writeFlight(withoutUnused(rows))));
  for (const script of others) remove(script);
}

function toldBy(script: string): string {
  const [, told] = JSON.parse(PUSH.exec(script)?.[1] ?? '[]');
  return told;
}

/** As Next writes it: nothing in it may end the script. */
function push(told: string) {
  return `self.__next_f.push(${JSON.stringify([1, told]).replaceAll('<', '\\u003c')})`;
}

function withoutStyles(tree: unknown): unknown {
  if (isStyle(tree)) return null;
  if (Array.isArray(tree)) return tree.map(withoutStyles);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, withoutStyles(value)]),
  );
}

/** An element in flight: `["$", type, key, props]`. */
function isStyle(tree: unknown) {
  return Array.isArray(tree) && tree[0] === '$' && tree[1] === 'style';
}

/** Long style texts stand in rows of their own, to which now nothing points. */
function withoutUnused(rows: FlightRow[]) {
  const trees = writeFlight(rows.filter(({ kind }) => kind === 'tree'));
  return rows.filter(({ kind, id }) => kind !== 'text' || trees.includes(`"$${id}"`));
}
