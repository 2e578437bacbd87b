import { sentenceOf } from '../../../scripts/build/build-errors.ts';
import { addressErrors } from '../../../scripts/build/finish/address-errors.ts';
import { readHtml } from '../../../scripts/build/html-document.ts';

const PAGE = { route: '/work/two words', source: 'src/app/work/[slug]/page.tsx' };
const ANSWERED = ['/', '/about', '/work/two%20words', '/a.png', '/api/subscribe'];
const errors = (html: string) =>
  addressErrors(PAGE, readHtml(html), (path) => ANSWERED.includes(path)).map(sentenceOf);

test.each([
  ['<a href="/nowhere-at-all">', 'nothing at /nowhere-at-all', 'write the address of a page'],
  ['<a href="privacy?as=text#3">', 'nothing at /work/privacy', 'or the whole one, from https://'],
  ['<area href="/nope">', 'nothing at /nope', 'of a file in public'],
  ['<img src="/nope.png">', 'nothing at /nope.png', 'of a file in public'],
  ['<form action="/api/nope"></form>', 'nothing at /api/nope', 'write the address'],
  ['<a href="mailto:hello">', 'no e-mail address', 'mailto:hello@agency.example'],
  ['<a href="mailto:">', 'no e-mail address', 'mailto:hello@agency.example'],
  ['<a href="tel:">', 'no phone number', 'tel:.12025550142'],
  ['<img src="https://">', 'that is no address', 'Write it whole'],
])('%s is refused, with what to write instead', (html, found, instead) => {
  const [sentence, ...others] = errors(html);
  expect(sentence).toContain(`${PAGE.source} has ${html.replace('</form>', '')}`);
  expect(sentence).toMatch(RegExp(`${found}.*${instead}`));
  expect(others).toEqual([]);
});

test('a style that asks for a file that is not there is refused', () => {
  expect(errors('<style>@font-face{src:url(/fonts/nope.woff2)}</style>')).toEqual([
    expect.stringMatching(/has url\(\/fonts\/nope\.woff2\), and this site has nothing at/),
  ]);
});

test.each([
  '<a href="/about"><a href="/about?service=chatbot#prices"><a href="/#services">',
  '<a href="#here"><a href=""><a href="?q=1"><a name="here">',
  '<a href="https://nowhere.example/nope"><a href="//nowhere.example/nope">',
  '<a href="mailto:hello@agency.example?subject=Hi"><a href="mailto:?body=Look"><a href="mailto:a@b.example,c@d.example">',
  '<a href="tel:+12025550142"><a href="sms:"><a href="javascript:void 0">',
  '<img srcset="https://cdn.example/w_400,h_300/a.png 1x,/a.png 2x"><img srcset="/a.png, /a.png 2x">',
  '<img src="/a.png"><img src="data:image/png;base64,AA"><form action="/api/subscribe"></form>',
])('%s leads somewhere', (html) => {
  expect(errors(html)).toEqual([]);
});

test('it is told where the address is written', () => {
  const [sentence] = errors('<a href="/consultation">');
  expect(sentence).toMatch(/^src\/content\/navigation\.ts has <a href="\/consultation">/);
});

test('a page that is gone is told of in each file that leads there, and in none that only speaks of it', () => {
  const gone = addressErrors(PAGE, readHtml('<a href="/services">'), () => false);
  const sources = gone.map(({ source }) => source);
  expect(new Set(sources).size).toBe(sources.length);
  expect(sources).toEqual(expect.arrayContaining(['src/content/navigation.ts']));
  for (const source of sources) expect(source).toMatch(/^src\/(app|content|features)\//);
});

test('a place that is linked to stands once; parts of a drawing may stand as often as it does', () => {
  const drawings = '<svg><path id="a.b"></path></svg><svg><path id="a.b"></path></svg>';
  expect(errors(drawings)).toEqual([]);
  expect(errors(`<a href="/about#a.b">Elsewhere</a>${drawings}`)).toEqual([]);
  expect(errors(`<a href="#a.b">There</a>${drawings}`)).toEqual([
    expect.stringMatching(/two things the id 'a\.b'.*an id of its own/),
  ]);
});
