import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  mergeStyles,
  preloadBesidePaint,
  readStyleSheets,
} from '../../../scripts/build/finish/page-styles.ts';
import { readHtml, writeHtml } from '../../../scripts/build/html-document.ts';
import { aFolder } from '../../kit/setup/folder.ts';

function merged(head: string, body: string) {
  const document = readHtml(`<html><head>${head}</head><body>${body}</body></html>`);
  mergeStyles(document);
  return writeHtml(document);
}

test('all styles stand once, in their order, in one element at the end of the head', () => {
  const html = merged(
    '<style data-styled-global="g">body{margin:0}</style><title>Home</title>',
    '<style data-styled="">.a{color:red}</style><p class="a">1</p>' +
      '<style data-styled="">.b::after{content:"&<"}</style><p class="b">2</p>' +
      '<style data-styled="">.a{color:red}</style><p class="a">3</p>',
  );
  expect(html).toBe(
    '<html><head><title>Home</title>' +
      '<style>body{margin:0}.a{color:red}.b::after{content:"&<"}</style></head>' +
      '<body><p class="a">1</p><p class="b">2</p><p class="a">3</p></body></html>',
  );
});

test('what extends a component wins, wherever that component stands by itself', () => {
  const extended = (own: string) =>
    `<style data-styled="">:where(.base){color:red}@media print{:where(.base):hover{color:blue}}${own}</style>`;
  const alone =
    '<style data-styled="">.base{color:red}@media print{.base:hover{color:blue}}</style>';
  expect(merged('', extended('.a{color:green}') + alone + extended('.b{content:"x"}'))).toContain(
    '<style>.base{color:red}@media print{.base:hover{color:blue}}.a{color:green}.b{content:"x"}</style>',
  );
  expect(merged('', `${extended('.c{content:"}"}')}${alone}`)).toContain('.c{content:"}"}');
});

test('a style that holds only sometimes keeps its condition', () => {
  expect(merged('', '<style media="print">p{color:#000}</style><style>a{}</style>')).toContain(
    '<style>@media print{p{color:#000}}a{}</style>',
  );
});

test('the style of a component holds wherever it stands, in noscript too', () => {
  expect(merged('', '<noscript><style data-styled="">.a{}</style><p>1</p></noscript>')).toBe(
    '<html><head><style>.a{}</style></head><body><noscript><p>1</p></noscript></body></html>',
  );
});

test('a page without styles is left alone', () => {
  expect(merged('', '<p>1</p>')).toBe('<html><head></head><body><p>1</p></body></html>');
});

const file = join(aFolder(), 'a.css');

function read(link: string, text: string) {
  writeFileSync(file, text);
  const document = readHtml(`<html><head>${link}</head><body></body></html>`);
  readStyleSheets(document, () => file);
  return /<head>(.*)<\/head>/s.exec(writeHtml(document))?.[1];
}

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">';

test('a style sheet of the site stands in the page that asks for it', () => {
  expect(read(link, '.a{color:red}')).toBe('<style>.a{color:red}</style>');
  const print = '<link rel="stylesheet" href="/print.css" media="print">';
  expect(read(print, '.a{}')).toBe('<style media="print">.a{}</style>');
  // A browser hashes a page as if it had been written on Unix.
  expect(read(link, '\ufeff.a{\r\ncolor:red\r}')).toBe('<style>.a{\ncolor:red\n}</style>');
});

test.each([
  ['url(../media/a.svg)', 'url(/_next/static/media/a.svg)'],
  ['url("../media/a.svg#b")', 'url("/_next/static/media/a.svg#b")'],
  ['url(/a.svg)', 'url(/a.svg)'],
  ['url(https://pictures.example/a.svg)', 'url(https://pictures.example/a.svg)'],
  ['url(data:image/png;base64,)', 'url(data:image/png;base64,)'],
  ['url(#gradient)', 'url(#gradient)'],
  [`url("data:image/svg+xml,filter='url(%23n)'")`, `url("data:image/svg+xml,filter='url(%23n)'")`],
  ["url('data:image/svg+xml,url(a)')", "url('data:image/svg+xml,url(a)')"],
])('%s in a file is %s in a page', (inFile, inPage) => {
  expect(read(link, `a{background:${inFile}}`)).toBe(`<style>a{background:${inPage}}</style>`);
});

test('a style sheet of others stays where it is', () => {
  const others = '<link rel="stylesheet" href="https://fonts.example/a.css">';
  expect(read(others, '')).toBe(others);
});

test('typefaces are preloaded where the body begins, in their order; all else stays where it is', () => {
  const a = '<link rel="preload" as="font" href="/a.woff2">';
  const b = '<link rel="preload" as="font" href="/b.woff2">';
  const picture = '<link rel="preload" as="image" href="/c.png">';
  const document = readHtml(`<html><head>${a}${picture}${b}</head><body><p>1</p></body></html>`);
  preloadBesidePaint(document);
  expect(writeHtml(document)).toBe(
    `<html><head>${picture}</head><body>${a}${b}<p>1</p></body></html>`,
  );
});
