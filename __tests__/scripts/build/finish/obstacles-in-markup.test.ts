import { readHtml } from '../../../../scripts/build/finish/html-document.ts';
import { sentenceOf } from '../../../../scripts/build/finish/obstacle.ts';
import { obstaclesInMarkup } from '../../../../scripts/build/finish/obstacles-in-markup.ts';
import { NOTHING_TRUSTED } from './nothing-trusted.ts';

const PAGE = 'src/app/page.tsx';
const obstacles = (html: string, trusted: object = {}) =>
  obstaclesInMarkup(PAGE, readHtml(html), { ...NOTHING_TRUSTED, ...trusted }).map(sentenceOf);

test.each([
  ['scripts', '<script async src="https://there.example/a.js"></script>'],
  ['styles', '<link rel="stylesheet" href="https://there.example/a.css">'],
  ['fonts', '<link rel="preload" as="font" href="https://there.example/a.woff2">'],
  ['fonts', '<style>@font-face{src:url(https://there.example/a.woff2)}</style>'],
  ['pictures', '<img srcset="/own.png 1x, https://there.example/a.png 2x">'],
  ['pictures', '<picture><source srcset="https://there.example/a.avif"></picture>'],
  ['pictures', '<style>a{background:url("https://there.example/a.png")}</style>'],
  ['media', '<video><source src="https://there.example/a.mp4"></video>'],
  ['frames', '<iframe src="https://there.example/1"></iframe>'],
  ['forms', '<form action="https://there.example/subscribe"></form>'],
])('an origin that is not trusted with %s ends the build: %s', (kind, html) => {
  expect(obstacles(html)).toEqual([
    expect.stringMatching(
      RegExp(
        `^${PAGE} has .*there.example.*Add 'https://there.example' to ${kind} in src/trusted-origins.ts`,
      ),
    ),
  ]);
  expect(obstacles(html, { [kind]: ['https://there.example'] })).toEqual([]);
});

test('an origin whose name is written wrong is told of there, and not once more here', () => {
  const scripts = { scripts: ['https://there.example/'] };
  expect(obstacles('<script async src="https://there.example/a.js"></script>', scripts)).toEqual(
    [],
  );
});

test('what is of this site, written in place, or only linked to needs no trust', () => {
  expect(
    obstacles(
      '<img src="/a.png"><img src="data:image/png;base64,"><a href="https://there.example">There</a>' +
        '<link rel="canonical" href="https://this.example/"><meta property="og:image" content="https://this.example/a">',
    ),
  ).toEqual([]);
});

test.each([
  ['<button onclick="go()">', /has <button onclick="go\(\)">.*listen in a client component/],
  ['<iframe src="/about"></iframe>', /shows something of this site in <iframe>.*write a link/],
  ['<object data="/a.pdf"></object>', /in <object>.*write a link/],
  ['<noscript><style>p{}</style></noscript>', /<noscript><style>.*@media \(scripting: none\)/],
])('%s is refused, with what to write instead', (html, sentence) => {
  expect(obstacles(html)).toEqual([expect.stringMatching(sentence)]);
});

test('the style of a component holds wherever it stands, in noscript too', () => {
  expect(obstacles('<noscript><style data-styled="">.a{}</style></noscript>')).toEqual([]);
});
