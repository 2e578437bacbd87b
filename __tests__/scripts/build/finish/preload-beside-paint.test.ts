import { readHtml, writeHtml } from '../../../../scripts/build/finish/html-document.ts';
import { preloadBesidePaint } from '../../../../scripts/build/finish/preload-beside-paint.ts';

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
