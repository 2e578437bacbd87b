import { shortenClassNames } from '../../../scripts/build/finish/shorten-class-names.ts';
import { readHtml, writeHtml } from '../../../scripts/build/html-document.ts';
import { aNextPage } from '../next-page.ts';

function shortened(style: string, body: string) {
  const document = readHtml(
    `<html><head><style>${style}</style></head><body>${body}</body></html>`,
  );
  shortenClassNames(document, { hasIslands: false });
  return /<style>(.*)<\/style><\/head><body>(.*)<\/body>/.exec(writeHtml(document))?.slice(1);
}

test('what styled-components has named is short, in rules and in the page', () => {
  expect(
    shortened(
      '.bPVZSq{margin:.5rem}:where(.bPVZSq) .cdwEsr:hover,.bPVZSqX{}',
      '<p class="sc-6b7f4f7e-1 sc-6b7f4f7e-2 bPVZSq cdwEsr">1</p><p class="sc-6b7f4f7e-1 bPVZSq">2</p>',
    ),
  ).toEqual([
    '._0{margin:.5rem}:where(._0) ._1:hover,.bPVZSqX{}',
    '<p class="_0 _1">1</p><p class="_0">2</p>',
  ]);
});

test('a component that a rule names keeps its name, and one without rules has none', () => {
  expect(
    shortened(
      '.sc-6b7f4f7e-1 a{}',
      '<p class="sc-6b7f4f7e-1">1</p><p class="sc-6b7f4f7e-2">2</p><p class="sc-6b7f4f7e-3 mine">3</p>',
    ),
  ).toEqual(['.sc-6b7f4f7e-1 a{}', '<p class="sc-6b7f4f7e-1">1</p><p>2</p><p class="mine">3</p>']);
});

test('what an author has named keeps its name, alone, behind a component and between two', () => {
  const [rules, body] = shortened(
    '.a1aaaa{}.mine{}.b2bbbb{}',
    '<p class="mine">1</p><p class="sc-6b7f4f7e-1 a1aaaa mine">2</p>' +
      '<p class="sc-6b7f4f7e-1 a1aaaa sc-6b7f4f7e-2 b2bbbb mine">3</p>',
  ) ?? ['', ''];
  expect(rules).toBe('._0{}.mine{}._1{}');
  expect(body).toBe('<p class="mine">1</p><p class="_0 mine">2</p><p class="_0 _1 mine">3</p>');
});

test('React is told the names that stand in the page', () => {
  const told = '0:["$","p",null,{"className":"sc-6b7f4f7e-1 bPVZSq","children":"bPVZSq"}]\n';
  const flightData = `<script>self.__next_f.push(${JSON.stringify([1, told])})</script>`;
  const body = '<style>.bPVZSq{}</style><p class="sc-6b7f4f7e-1 bPVZSq">1</p>';
  const document = readHtml(aNextPage({ flightData, body }));
  shortenClassNames(document, { hasIslands: true });
  const html = writeHtml(document);
  expect(html).toContain('<p class="_0">1</p>');
  expect(html).toContain('\\"className\\":\\"_0\\",\\"children\\":\\"bPVZSq\\"');
});
