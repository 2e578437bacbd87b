import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHtml, writeHtml } from '../../../../scripts/build/finish/html-document.ts';
import { readStyleSheets } from '../../../../scripts/build/finish/read-style-sheets.ts';

const file = join(mkdtempSync(join(tmpdir(), 'styles-')), 'a.css');

function read(link: string, text: string) {
  writeFileSync(file, text);
  const document = readHtml(`<html><head>${link}</head><body></body></html>`);
  readStyleSheets(document, () => file);
  return /<head>(.*)<\/head>/.exec(writeHtml(document))?.[1];
}

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">';

test('a style sheet of the site stands in the page that asks for it', () => {
  expect(read(link, '.a{color:red}')).toBe('<style>.a{color:red}</style>');
  const print = '<link rel="stylesheet" href="/print.css" media="print">';
  expect(read(print, '.a{}')).toBe('<style media="print">.a{}</style>');
});

test.each([
  ['url(../media/a.svg)', 'url(/_next/static/media/a.svg)'],
  ['url("../media/a.svg#b")', 'url("/_next/static/media/a.svg#b")'],
  ['url(/a.svg)', 'url(/a.svg)'],
  ['url(https://pictures.example/a.svg)', 'url(https://pictures.example/a.svg)'],
  ['url(data:image/png;base64,)', 'url(data:image/png;base64,)'],
  ['url(#gradient)', 'url(#gradient)'],
])('%s in a file is %s in a page', (inFile, inPage) => {
  expect(read(link, `a{background:${inFile}}`)).toBe(`<style>a{background:${inPage}}</style>`);
});

test('a style sheet of others stays where it is', () => {
  const others = '<link rel="stylesheet" href="https://fonts.example/a.css">';
  expect(read(others, '')).toBe(others);
});
