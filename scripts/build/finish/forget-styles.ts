import { changeFlight } from '../next-output/change-flight.ts';
import { type FlightRow, writeFlight } from '../next-output/flight-data.ts';
import type { HtmlDocument } from './html-document.ts';

/** Lets React hydrate a page whose <style> elements have been merged: its own tree has none either. */
export function forgetStyles(document: HtmlDocument) {
  changeFlight(document, (rows) =>
    withoutUnused(
      rows.map((row) => (row.kind === 'tree' ? { ...row, tree: withoutStyles(row.tree) } : row)),
    ),
  );
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
