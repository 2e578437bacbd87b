import { readHtml, writeHtml } from '../../../scripts/build/html-document.ts';
import { dropFramework } from '../../../scripts/build/next-output/framework.ts';
import { aNextPage } from '../a-build.ts';

const drop = (html: string) => dropFramework(readHtml(html));

test('the build drops the scripts of the framework with their preloads, and keeps the page', () => {
  const style = '<link rel="stylesheet" href="/_next/static/chunks/a.css">';
  const page = readHtml(aNextPage('<h1>Hello</h1>', style));
  dropFramework(page);
  expect(writeHtml(page)).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
      `${style}</head><body><div hidden=""><!--$--><!--/$--></div><h1>Hello</h1>` +
      '<script type="module" src="/_next/static/site-1.js"></script></body></html>',
  );
});

test.each([
  ['script files', /\/_next\/static\/chunks/g],
  ['the bootstrap script', /_R_/],
  ['flight data', /self\.__next_f/g],
])('the build refuses a page without %s', (_, part) => {
  expect(() => drop(aNextPage().replace(part, ''))).toThrow('Next has changed what it writes');
});

test.each([
  ['self.__next_x = 1', 'no other script of Next, but found self'],
  ['$RX("B:0","S:0")', 'no <Suspense> around a long part, but found $RX('],
  ['requestAnimationFrame(function(){$RT=1})', 'no <Suspense> around a long part, but found req'],
])('the build refuses a page with an unknown script: %s', (script, sentence) => {
  expect(() => drop(aNextPage(`<script>${script}</script>`))).toThrow(sentence);
});
