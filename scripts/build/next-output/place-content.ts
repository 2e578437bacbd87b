import {
  appendTo,
  attributeOf,
  elementsNamed,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
  type HtmlNode,
  newElement,
  remove,
  replace,
  textOf,
} from '../finish/html-document.ts';
import { expected } from './expected.ts';

const MOVES_CONTENT = /^(?:\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$R[A-Z])/;
/** C and R put content in the place of what was shown while it was waited for, S into a gap. */
const MOVE = /\$R([A-Z])\("([^"]+)","([^"]+)"(?:,(\[\[.*?\]\]))?\)/g;

/**
 * Next writes what stood behind a long wait at the end of a page, where a script of React's fetches it from. The
 * wait is over when a page is built, so each piece is put where it belongs.
 */
export function placeContent(document: HtmlDocument) {
  const scripts = elementsNamed(document, 'script').filter((script) =>
    MOVES_CONTENT.test(textOf(script)),
  );
  for (const script of scripts) {
    for (const [move, kind, first = '', second = '', sheets = '[]'] of textOf(script).matchAll(
      MOVE,
    )) {
      expected(kind === 'C' || kind === 'R' || kind === 'S', 'content that is moved', move);
      for (const [href = ''] of JSON.parse(sheets) as string[][])
        appendTo('head', document, newElement('link', '', { rel: 'stylesheet', href }));
      if (kind === 'S') fill(document, { gap: second, content: first, endsWait: false });
      else fill(document, { gap: first, content: second, endsWait: true });
    }
    remove(script);
  }
  const gaps = elementsNamed(document, 'template').map((gap) => attributeOf(gap, 'id') ?? '');
  const open = gaps.filter((id) => /^[BPS]:/.test(id));
  expected(open.length === 0, 'all content in its place', `<template id="${open.join()}">`);
}

type Move = { gap: string; content: string; endsWait: boolean };

function fill(document: HtmlDocument, ids: Move) {
  const byId = (id: string) =>
    elementsOf(document).find((element) => attributeOf(element, 'id') === id);
  const gap = byId(ids.gap);
  const piece = byId(ids.content);
  expected(
    gap !== undefined && piece !== undefined,
    `${ids.gap} and ${ids.content}`,
    'one or none',
  );
  const shownMeanwhile = ids.endsWait ? endWait(gap) : [];
  replace([gap, ...shownMeanwhile], [...piece.childNodes]);
  remove(piece);
}

/** Marks the wait before this gap as over, for React too, and finds what was shown instead. */
function endWait(gap: HtmlElement): HtmlNode[] {
  const siblings = gap.parentNode?.childNodes ?? [];
  const [mark, , ...after] = siblings.slice(siblings.indexOf(gap) - 1);
  expected(mark?.nodeName === '#comment' && 'data' in mark, 'a mark before a wait', 'none');
  mark.data = '$';
  let depth = 0;
  const end = after.findIndex((node) => {
    const word = 'data' in node ? node.data : '';
    if (/^[$&]/.test(word)) depth += 1;
    if (/^\/[$&]$/.test(word)) depth -= 1;
    return depth < 0;
  });
  return after.slice(0, end);
}
