import {
  changeFlight,
  type FlightRow,
  mapTrees,
  withParts,
  writeFlight,
} from '../next-output/flight-data.ts';
import type { HtmlDocument } from './html-document.ts';
import { isOfThisSite } from './page-styles.ts';

/**
 * Lets React hydrate a page whose styles have been merged: its own tree has none either, and no style sheet that it would
 * fetch. Nor does it hold what stands in a <noscript>, which React never looks into.
 */
export function stripFlightStyles(document: HtmlDocument) {
  changeFlight(document, (rows) =>
    withoutUnused(
      mapTrees(
        rows.filter((row) => !isStyleSheetHint(row)),
        withoutStyles,
      ),
      rows,
    ),
  );
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
function hasOwnRow([, , , props]: unknown[]) {
  return typeof Object(props).children === 'string';
}

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
