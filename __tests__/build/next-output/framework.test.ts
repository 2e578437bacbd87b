import { readHtml } from '../../../scripts/build/html-document.ts';
import { dropFramework } from '../../../scripts/build/next-output/framework.ts';
import { aNextPage } from '../a-build.ts';

const drop = (html: string) => dropFramework(readHtml(html));

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
