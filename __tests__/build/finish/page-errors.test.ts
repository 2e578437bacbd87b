import { fieldRules } from '#domain/consultation-fields.ts';
import { sentenceOf } from '../../../scripts/build/build-errors.ts';
import { originErrors, pageErrors } from '../../../scripts/build/finish/page-errors.ts';
import { readHtml } from '../../../scripts/build/html-document.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { NOTHING_TRUSTED } from './nothing-trusted.ts';

const PAGE = 'src/app/page.tsx';
const page = { route: '/', source: PAGE, html: '', meta: '', status: 200, clientModules: [] };
const errors = (html: string, trusted: object = {}) =>
  pageErrors(page, readHtml(html), { ...NOTHING_TRUSTED, ...trusted }).map(sentenceOf);

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
  expect(errors(html)).toEqual([
    expect.stringMatching(
      RegExp(
        `^${PAGE} has .*there.example.*Add 'https://there.example' to ${kind} in src/trusted-origins.ts`,
      ),
    ),
  ]);
  expect(errors(html, { [kind]: ['https://there.example'] })).toEqual([]);
});

test('what is not trusted may be copied, except a page in a frame: that one is linked to', () => {
  expect(errors('<img src="https://there.example/a.png">')).toEqual([
    expect.stringContaining('or keep a copy in public'),
  ]);
  expect(errors('<iframe src="https://there.example/1"></iframe>')).toEqual([
    expect.stringContaining('or link to it'),
  ]);
});

test('an origin whose name is written wrong is told of there, and not once more here', () => {
  const scripts = { scripts: ['https://there.example/'] };
  expect(errors('<script async src="https://there.example/a.js"></script>', scripts)).toEqual([]);
});

test('what is of this site, written in place, or only linked to needs no trust', () => {
  expect(
    errors(
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
  [
    '<noscript><link rel="stylesheet" href="/plain.css"></noscript>',
    /<noscript><link rel="stylesheet">.*@media \(scripting: none\)/,
  ],
  ['<style>a{color:red}\np{color:blue</style>', /unclosed block in line 2.*swallow.*Close it/],
  ['<style>p{}}</style>', /unexpected } in line 1.*swallow/],
  ['<style>p{} /* so far</style>', /unclosed comment in line 1/],
  [
    '<template id="B:0"></template><script>$RC("B:0","S:0")</script>',
    /so long in <Suspense> that \/ would arrive in pieces.*Take <Suspense> away/,
  ],
  ['<script>menu.innerHTML = words</script>', /markup or code of text.*createElement/],
])('%s is refused, with what to write instead', (html, sentence) => {
  expect(errors(html)).toEqual([expect.stringMatching(sentence)]);
});

test('a field without a control is named, with the file where that belongs', () => {
  const [first = '', ...others] = Object.keys(fieldRules);
  const form = (names: string[]) =>
    `<form action="/api/consultation">${names.map((name) => `<input name="${name}">`).join('')}</form>`;
  expect(errors(form([first, ...others]))).toEqual([]);
  expect(errors(form(others))).toEqual([
    expect.stringMatching(`form-sections.tsx does not ask for ${first}.* Put its control there`),
  ]);
});

test('a style sheet in public that ends too early is refused by its name', () => {
  const [here, folder] = [process.cwd(), aFolder({ 'public/look/site.css': 'p{color:red' })];
  process.chdir(folder);
  const said = errors('<link rel="stylesheet" href="/look/site.css?v=2">');
  process.chdir(here);
  expect(said).toEqual([expect.stringMatching('^public/look/site.css has an unclosed block')]);
});

test.each([
  '<style>p{color:red;;colour}a{b c}</style>',
  '<noscript><link rel="stylesheet" href="https://there.example/a.css"></noscript>',
])('what browsers pass over, and what stays where it is, is built: %s', (html) => {
  expect(errors(html, { styles: ['https://there.example'] })).toEqual([]);
});

test('the style of a component holds wherever it stands, in noscript too', () => {
  expect(errors('<noscript><style data-styled="">.a{}</style></noscript>')).toEqual([]);
});

test('on a page with a widget, which has no Trusted Types, a script may make markup of text', () => {
  const widget = '<script async src="https://chat.example/chat.js"></script>';
  const trusted = { widgets: ['https://chat.example'] };
  expect(errors(`${widget}<script>menu.innerHTML = words</script>`, trusted)).toEqual([]);
});

const ofOrigin = (name: string) =>
  // An owner who builds has not always asked the type checker.
  originErrors({ ...NOTHING_TRUSTED, scripts: [name as 'https://'] }).map(sentenceOf);

test.each([
  'https://video.example',
  'https://*.video.example',
  'wss://chat.example',
  'http://localhost:4000',
])('%s may be trusted', (name) => {
  expect(ofOrigin(name)).toEqual([]);
});

test.each([
  ['https://count.example/', "Write 'https://count.example'"],
  ['https://count.example/js/script.js', "Write 'https://count.example'"],
  ['https://Count.example', "Write 'https://count.example'"],
  ['https://count.example; script-src *', 'Write a scheme and a name'],
  ['https://', 'Write a scheme and a name'],
  ['count.example', 'Write a scheme and a name'],
  ['data:', 'Write a scheme and a name'],
])('%s is no origin, and the build says what to write', (name, instead) => {
  expect(ofOrigin(name)).toEqual([
    expect.stringContaining(
      `src/trusted-origins.ts names '${name}' under scripts, and that is no origin. ${instead}`,
    ),
  ]);
});
