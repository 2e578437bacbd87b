import { readFileSync } from 'node:fs';
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

/** The rows of the manual: what to write on a page, and what into trusted-origins.ts. */
const manual = readFileSync('docs/making-it-yours.md', 'utf8');
const rows = Array.from(
  manual.matchAll(/^\| [^|]+ \| `(<[^`]+>)`.* \| `(\w+: \[.*)` \|$/gm),
  ([, snippet = '', line = '']) => [snippet, line] as const,
);
const [, scripts = ''] = /^```tsx\n<>\n([\s\S]*?)^<\/>/m.exec(manual) ?? [];
const ofScripts = ['Matomo', 'Google Analytics'].map((name) => {
  const [, line = ''] = new RegExp(`^\\| ${name} .* \\| \`(.*)\` \\|$`, 'm').exec(manual) ?? [];
  return line;
});

const trustedBy = (...lines: string[]) => ({
  ...NOTHING_TRUSTED,
  ...JSON.parse(
    `{${lines
      .join(', ')
      .replaceAll(/(?<=[{ ]|^)(\w+): \[/g, '"$1": [')
      .replaceAll("'", '"')}}`,
  ),
});
const asHtml = (jsx: string) => jsx.replaceAll(/<(\w+)([^>]*?) ?\/>/g, '<$1$2></$1>');

test('what the manual says to write for another site is enough, and not too much', () => {
  expect(rows.map(([snippet]) => snippet)).toHaveLength(6);
  for (const [snippet, line] of rows) {
    expect([snippet, untrustedLoads([pageWith(asHtml(snippet))], trustedBy(line))]).toEqual([
      snippet,
      [],
    ]);
    expect(refused(asHtml(snippet))).toHaveLength(1);
  }
  const html = asHtml(scripts);
  const both = ofScripts.flatMap((line) => trustedBy(line).scripts);
  expect(refused(html)).toHaveLength(2);
  expect(untrustedLoads([pageWith(html)], { ...NOTHING_TRUSTED, scripts: both })).toEqual([]);
});
