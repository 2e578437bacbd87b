import { mergeStyles, movePreloadsToBody } from '../../../scripts/build/finish/page-styles.ts';
import { readHtml, writeHtml } from '../../../scripts/build/html-document.ts';

function merged(head: string, body: string) {
  const document = readHtml(`<html><head>${head}</head><body>${body}</body></html>`);
  mergeStyles(document);
  return writeHtml(document);
}

test('the head ends with one style that holds every rule once, in order', () => {
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

test('rules of an extending component follow those of its base', () => {
  const extended = (own: string) =>
    `<style data-styled="">:where(.base){color:red}@media print{:where(.base):hover{color:blue}}${own}</style>`;
  const alone =
    '<style data-styled="">.base{color:red}@media print{.base:hover{color:blue}}</style>';
  expect(merged('', extended('.a{color:green}') + alone + extended('.b{content:"x"}'))).toContain(
    '<style>.base{color:red}@media print{.base:hover{color:blue}}.a{color:green}.b{content:"x"}</style>',
  );
  expect(merged('', `${extended('.c{content:"}"}')}${alone}`)).toContain('.c{content:"}"}');
});

test.each([
  '<noscript><style>p{color:red}</style></noscript>',
  '<template><style>p{color:red}</style></template>',
  '<style media="print">p{color:red}</style>',
  '<style>@import "/a.css";</style>',
])("an owner's style stays where it stands: %s", (own) => {
  expect(merged('', `<style data-styled="">.a{}</style>${own}`)).toBe(
    `<html><head><style>.a{}</style></head><body>${own}</body></html>`,
  );
});

test('the style of a component in noscript moves to the head', () => {
  expect(merged('', '<noscript><style data-styled="">.a{}</style><p>1</p></noscript>')).toBe(
    '<html><head><style>.a{}</style></head><body><noscript><p>1</p></noscript></body></html>',
  );
});

test('a page without styles stays unchanged', () => {
  expect(merged('', '<p>1</p>')).toBe('<html><head></head><body><p>1</p></body></html>');
});

test('preloads of typefaces move to the start of the body, and others stay', () => {
  const a = '<link rel="preload" as="font" href="/a.woff2">';
  const b = '<link rel="preload" as="font" href="/b.woff2">';
  const picture = '<link rel="preload" as="image" href="/c.png">';
  const document = readHtml(`<html><head>${a}${picture}${b}</head><body><p>1</p></body></html>`);
  movePreloadsToBody(document);
  expect(writeHtml(document)).toBe(
    `<html><head>${picture}</head><body>${a}${b}<p>1</p></body></html>`,
  );
});
