import { untrustedLoads } from '../../../scripts/build/finish/untrusted-loads.ts';
import { parseHtml } from '../../../scripts/build/html-document.ts';
import { NOTHING_TRUSTED } from '../a-build.ts';

const source = 'src/app/[language]/team/page.tsx';
const pageWith = (html: string, address = '/team') => ({
  address,
  source,
  document: parseHtml(html),
});

const refused = (html: string) => untrustedLoads([pageWith(html)], NOTHING_TRUSTED);

test.each([
  ['<script async src="https://a.example/js/script.js"></script>', 'scripts'],
  ['<link rel="stylesheet" href="https://a.example/a.css">', 'styles'],
  ['<img src="https://a.example/a.png">', 'pictures'],
  ['<img srcset="/a.png 1x, https://a.example/b.png 2x">', 'pictures'],
  ['<video poster="//a.example/a.png"></video>', 'pictures'],
  ['<video><source src="https://a.example/a.mp4"></video>', 'media'],
  ['<iframe src="https://a.example/embed"></iframe>', 'frames'],
  ['<form action="https://a.example/lists"></form>', 'forms'],
])('the build refuses %s, and says where to write its origin', (html, part) => {
  expect(refused(html)).toEqual([expect.stringContaining(`Write ${part}: ['https://a.example']`)]);
});

test('a page may name any file of the site, and link to any other', () => {
  const own =
    '<img src="/a.png"><img src="data:image/png;base64,AA=="><script src="a.js"></script>';
  const links = '<a href="https://a.example"></a><link rel="canonical" href="https://a.example">';
  expect(refused(own + links)).toEqual([]);
});

test('a trusted origin is accepted, alone or as one of many hosts, and for widgets in each part', () => {
  const html = `<img src="https://a.example/a.png"><iframe src="https://b.video.example/1"></iframe>
    <iframe src="https://video.example/1"></iframe><script src="https://chat.example/a.js"></script>`;
  const trusted = {
    ...NOTHING_TRUSTED,
    pictures: ['https://a.example'],
    frames: ['https://*.video.example'],
    widgets: ['https://chat.example'],
  } as const;
  expect(untrustedLoads([pageWith(html)], trusted)).toEqual([
    expect.stringContaining('https://video.example/1 at /team, which browsers block'),
  ]);
});

test('what many pages load is one sentence', () => {
  const html = '<script src="https://a.example/a.js"></script>';
  const pages = [pageWith(html), pageWith(html, '/'), pageWith(html, '/about')];
  expect(untrustedLoads(pages, NOTHING_TRUSTED)).toEqual([
    expect.stringContaining('https://a.example/a.js at /team and 2 further addresses, which'),
  ]);
});
