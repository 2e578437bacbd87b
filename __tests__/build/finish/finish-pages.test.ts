import { readFileSync } from 'node:fs';
import { ownLanguage } from '#content/languages.ts';
import { fieldRules } from '#domain/consultation-fields.ts';
import { NOTHING_ALLOWED } from '#headers.ts';
import { finishPages } from '../../../scripts/build/finish/finish-pages.ts';
import type { NextBuild } from '../../../scripts/build/next-output/next-outputs.ts';
import { aBuild, aNextPage, LAYOUT_ROUTER, NOTHING_TRUSTED, readFinished } from '../a-build.ts';

const trusted = { ...NOTHING_TRUSTED, scripts: ['https://chat.example'] } as const;
const finish = (build: NextBuild) => finishPages(build, trusted);

test('a page without client components loses the framework and merges its styles', () => {
  const image = '<link rel="preload" href="/a.png" as="image">';
  const head = `${image}<link rel="stylesheet" href="/_next/static/chunks/a.css">`;
  const typeface = '<link rel="preload" href="/a.woff2" as="font">';
  const scripts = '<script>greet()</script><script src="https://chat.example/a.js"></script>';
  const styled = '<style data-styled="">.a{color: red;}</style>';
  const body = `${styled}<a class="sc-x-0 a sc-y-1">1</a>${styled}<b class="sc-x-0"></b>${scripts}`;
  const build = aBuild({ '/': { html: aNextPage(body, head + typeface) } });
  const [finished] = finish(build);
  expect(readFinished(build, '/')).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}` +
      '<style>._0{color:red}</style></head>' +
      `<body>${typeface}<div hidden=""></div><a class="_0">1</a><b></b>${scripts}` +
      '<script type="module" src="/_next/static/site-1.js" async=""></script></body></html>',
  );
  expect(finished?.headers['Content-Security-Policy']?.match(/'sha256-/g)).toHaveLength(2);
});

const COUNTER = [LAYOUT_ROUTER, '[project]/src/app/counter/counter.tsx'];

test('a page with a client component stays, and its policy allows what is in it', () => {
  const html = aNextPage('<a>1</a>');
  const build = aBuild({ '/counter': { clientModules: COUNTER, html } });
  const [finished] = finish(build);
  expect(readFinished(build, '/counter')).toBe(html);
  expect(finished?.headers['Content-Security-Policy']?.match(/'sha256-/g)).toHaveLength(4);
});

test('a page with a client component has its styles once, in the head', () => {
  const styled = '<style data-styled="">.a{color:red;}</style>';
  const element = '["$","style","sc-a",{"data-styled":"","children":".a{color:red;}"}]';
  const piece = (text: string) =>
    `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
  // Next cuts flight data anywhere.
  const flight = piece(`1:[${element.slice(0, 20)}`) + piece(`${element.slice(20)},"$L2"]\n`);
  const html = aNextPage(`<ul><li>${styled}<a>1</a></li>${styled}</ul>${flight}`);
  const build = aBuild({ '/counter': { clientModules: COUNTER, html } });
  const [finished] = finish(build);
  const page = readFinished(build, '/counter');
  const [, href] = /data-href="(\w+)"/.exec(page) ?? [];
  const style = `<style data-precedence="site" data-href="${href}">.a{color:red;}</style></head>`;
  expect(page).toContain(style);
  expect(page).toContain('<ul><li><a>1</a></li></ul>');
  const hoisted = element.replace('}]', `,"href":"${href}","precedence":"site"}]`);
  const [, data = ''] = /__next_f\.push\(\[1,("1:.*?")\]\)/.exec(page) ?? [];
  expect(JSON.parse(data)).toBe(`1:[${hoisted},"$L2"]\n0:null\n`);
  expect(finished?.headers['Content-Security-Policy']?.match(/'sha256-/g)).toHaveLength(5);
});

test('every address of a [slug] is finished, without the prefix of the first language', () => {
  const route = '/[language]/work/[slug]';
  const [own, other] = [`/${ownLanguage}/work/one`, '/eo/work/two words'];
  const build = aBuild({ [own]: { route }, [other]: { route }, '/eo/404': {} });
  const finished = finish(build).map(({ address, status }) => `${address} ${status}`);
  expect(finished).toEqual(['/work/one 200', `${other} 200`, '/eo/404 404']);
  expect(readFinished(build, other)).not.toContain('/_next/static/chunks/');
});

test('a redirect stays unchanged, and its policy allows nothing', () => {
  const shell = '<html id="__next_error__"><body></body></html>';
  const build = aBuild({ '/old': { status: 307, location: '/new', html: shell } });
  const [finished] = finish(build);
  const sent = { 'Content-Security-Policy': NOTHING_ALLOWED, Location: '/new' };
  expect(finished).toMatchObject({ status: 307, headers: sent });
  expect(readFileSync(finished?.path ?? '', 'utf8')).toBe(shell);
});

test('a refused build reports every refusal in one sentence each', () => {
  const build = aBuild({
    '/form': { html: '<form action="/api/consultation" id="a"><p id="a"></form>' },
    '/gone': { status: 404, html: '<html id="__next_error__"></html>' },
  });
  const refusal = (begin: string) => expect.stringContaining(begin);
  expect(sentencesOf(() => finish(build))).toEqual([
    'The site cannot be built like this:',
    ...Object.keys(fieldRules).map((field) => refusal(`does not ask for ${field},`)),
    refusal("  src/app/form/page.tsx has the id 'a' twice"),
    refusal('  src/app/gone/page.tsx shows nothing at /gone'),
  ]);
});

function sentencesOf(build: () => unknown) {
  try {
    return build();
  } catch (failure) {
    return failure instanceof Error && failure.message.split('\n');
  }
}

test('a failure names the page and its source', () => {
  const build = aBuild({ '/': { html: '<p>Hello</p>' } });
  expect(() => finish(build)).toThrow('The page / (src/app/page.tsx) could not be finished.');
});
