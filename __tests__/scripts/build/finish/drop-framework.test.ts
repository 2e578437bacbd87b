import { dropFramework } from '../../../../scripts/build/finish/drop-framework.ts';
import { readHtml, writeHtml } from '../../../../scripts/build/finish/html-document.ts';
import { aNextPage } from '../next-page.ts';

function dropped(html: string) {
  const document = readHtml(html);
  dropFramework(document);
  return writeHtml(document);
}

test('a page without islands is left with its content and our own script', () => {
  expect(dropped(aNextPage())).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"></head>' +
      '<body><div hidden=""><!--$--><!--/$--></div><h1>Hello</h1>' +
      '<script id="site-script">go()</script></body></html>',
  );
});

test('data for machines and preloads of other kinds stay', () => {
  const head =
    '<link rel="preload" href="/fonts/a.woff2" as="font">' +
    '<script type="application/ld+json">{"@type":"Organization"}</script>' +
    '<script type="speculationrules">{"prefetch":[]}</script>';
  expect(dropped(aNextPage({ head }))).toContain(head);
});

test.each([
  ['script files', { files: '', lateFile: '' }],
  ['the bootstrap script', { bootstrap: '' }],
  ['flight data', { flightData: '' }],
])('a page in which %s are not found is refused', (_, parts) => {
  expect(() => dropped(aNextPage(parts))).toThrow('Next has changed what it writes');
});

test("the author's own scripts stay", () => {
  const body = '<script>greet()</script>';
  expect(dropped(aNextPage({ body }))).toContain(body);
});

test("a script of Next's or React's that is not known is never dropped", () => {
  const body = '<script>$RX("B:0","S:0")</script>';
  expect(() => dropped(aNextPage({ body }))).toThrow(
    'no other script of Next or React, but found $RX(',
  );
});
