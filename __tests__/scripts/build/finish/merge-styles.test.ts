import { readHtml, writeHtml } from '../../../../scripts/build/finish/html-document.ts';
import { mergeStyles } from '../../../../scripts/build/finish/merge-styles.ts';

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
