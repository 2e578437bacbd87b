import { readHtml, writeHtml } from '../../../../scripts/build/finish/html-document.ts';
import { moveStyleAttributes } from '../../../../scripts/build/finish/move-style-attributes.ts';

function moved(body: string) {
  const document = readHtml(`<html><head></head><body>${body}</body></html>`);
  moveStyleAttributes(document);
  return writeHtml(document);
}

test('each style attribute becomes a rule as strong as it was, each text once', () => {
  const html = moved('<p style="color:red">1</p><b style="--x:1">2</b><i style="color:red">3</i>');
  expect(html).toBe(
    '<html><head><style>[data-style="0"]:not(#_){color:red}[data-style="1"]:not(#_){--x:1}</style></head>' +
      '<body><p data-style="0">1</p><b data-style="1">2</b><i data-style="0">3</i></body></html>',
  );
});

test('the blur behind a picture of next/image goes, because nothing would take it away', () => {
  const blur =
    "color:transparent;background-size:cover;background-position:50% 50%;background-image:url(&quot;data:image/svg+xml,%3Csvg style='filter: url(%23b);'/%3E&quot;)";
  expect(moved(`<img data-nimg="1" style="${blur}">`)).toContain('{color:transparent}');
  expect(moved(`<div style="${blur}"></div>`)).toContain('background-image');
});

test('a page without style attributes is left alone', () => {
  expect(moved('<p>1</p>')).toBe('<html><head></head><body><p>1</p></body></html>');
});
