import { languages } from '#content/languages.ts';
import { addresses } from '#content/navigation.ts';
import { postRefusals, postsIn, readPost } from '#content/posts.ts';
import { workIn } from '../../kit/setup/folder.ts';

const [{ code }] = languages;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
const FRONT = "---\ntitle: 'Costs: 2026'\ndescription: Prices\ndate: 2026-12-01\n---\n";

const workWith = (posts: Record<string, string>) =>
  workIn(
    Object.fromEntries(
      Object.entries(posts).map(([file, content]) => [`src/agency/posts/${file}`, content]),
    ),
  );

const refusalOf = (post: string) => {
  workWith({ [`${code}/a.md`]: post });
  return postRefusals('/blog').map((sentence) => sentence.replace('src/agency/posts/', ''));
};

test.each([
  ['## No front matter', 'a.md:1 does not begin'],
  [FRONT.replace("'Costs: 2026'", 'Costs: 2026'), 'a.md:2 is no YAML'],
  [FRONT.replace('description: Prices\n', ''), 'a.md:2 needs its description'],
  [FRONT.replace('2026-12-01', 'yesterday'), 'a.md:4 needs its date, as in date: 2026-12-24.'],
  [FRONT.replace('2026-12-01', '2026-02-30'), 'a.md:4 needs its date'],
  [FRONT.replace("'Costs: 2026'", "''"), 'a.md:2 needs its title'],
  [FRONT.replace('title', 'tittle'), "a.md:2 has 'tittle'"],
  [FRONT.replace('date', 'tags: x\ndate'), "a.md:4 has 'tags'"],
  [`${FRONT}\n# A title\n`, 'a.md:7 has a second title'],
  [`${FRONT}\nText\n\n![A chart](chart.png)\n`, 'a.md:9 names chart.png'],
  [`${FRONT}\n[Earlier](earlier.md)\n`, 'a.md:7 names earlier.md'],
])('a post is refused by file and line: %j', (post, start) => {
  expect(refusalOf(post)).toEqual([expect.stringContaining(`${code}/${start}`)]);
});

test.each(['a.md', 'xx/a.md', `${code}/Ä post.md`])('a post at %s has no address', (file) => {
  workWith({ [file]: FRONT });
  expect(postRefusals('/blog')).toEqual([expect.stringContaining(`${file} is no place`)]);
});

test('posts need an address, and an address needs a post', () => {
  workWith({});
  expect(postRefusals(undefined)).toEqual([]);
  expect(postRefusals('/blog')).toEqual([expect.stringContaining('has no post')]);
  workWith({ [`${code}/a.md`]: FRONT });
  expect(postRefusals('/blog')).toEqual([]);
  expect(postRefusals(undefined)).toEqual([expect.stringContaining("blog: { address: '/blog'")]);
});

test('the newest post is first', () => {
  const older = FRONT.replace('2026-12-01', '2025-12-01');
  workWith({ [`${code}/a.md`]: older, [`${code}/b.md`]: FRONT });
  expect(postsIn(code).map(({ slug, date }) => [slug, date])).toEqual([
    ['b', '2026-12-01'],
    ['a', '2025-12-01'],
  ]);
});

test('a post links to files beside it, and needs no style attribute', () => {
  const text = [
    '![A chart](<a chart.svg>) [Later](later.md#b) [Home](/) <kbd>Ctrl</kbd>',
    '',
    '| a | b |',
    '| --- | ---: |',
    '| 1 | 2 |',
  ].join('\n');
  const [a, later, chart] = ['a.md', 'later.md', 'a chart.svg'].map((file) => `${code}/${file}`);
  workWith({ [`${a}`]: FRONT + text, [`${later}`]: FRONT, [`${chart}`]: SVG });
  const html = readPost(code, 'a').html();
  for (const part of [
    `src="${addresses.blog}/files/a%20chart.svg" alt="A chart" width="40" height="30" loading="lazy"`,
    `href="${addresses.blog}/later#b"`,
    'href="/"',
    '<kbd>Ctrl</kbd>',
    '<td class="right">2</td>',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('style=');
});
