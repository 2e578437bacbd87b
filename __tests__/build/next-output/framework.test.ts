import { readHtml, writeHtml } from '../../../scripts/build/html-document.ts';
import { dropFramework } from '../../../scripts/build/next-output/framework.ts';
import { aNextPage } from '../a-build.ts';

function dropped(html: string) {
  const document = readHtml(html);
  dropFramework(document);
  return writeHtml(document);
}

test('dropping the framework keeps content, scripts of the owner and other preloads', () => {
  const head =
    '<link rel="preload" href="/fonts/a.woff2" as="font">' +
    '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const body = '<h1>Hello</h1><script>greet()</script>';
  const ours = '<script type="module" src="/_next/static/site-1.js"></script>';
  const html = dropped(aNextPage(body, head));
  expect(html).toContain(`${head}</head>`);
  expect(html).toContain(`${body}${ours}</body>`);
});

test.each([
  ['script files', /\/_next\/static\/chunks/g],
  ['the bootstrap script', /_R_/],
  ['flight data', /self\.__next_f/g],
])('the build refuses a page without %s', (_, part) => {
  expect(() => dropped(aNextPage().replace(part, ''))).toThrow('Next has changed what it writes');
});

test.each([
  ['self.__next_x = 1', 'no other script of Next, but found self'],
  ['$RX("B:0","S:0")', 'no <Suspense> around a long part, but found $RX('],
  ['requestAnimationFrame(function(){$RT=1})', 'no <Suspense> around a long part, but found req'],
])('the build refuses a page with an unknown script: %s', (script, sentence) => {
  expect(() => dropped(aNextPage(`<script>${script}</script>`))).toThrow(sentence);
});
