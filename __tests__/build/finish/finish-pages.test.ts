import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_ALLOWED } from '#headers.ts';
import { finishPages } from '../../../scripts/build/finish/finish-pages.ts';
import { aBuild, LAYOUT_ROUTER, readPage } from '../a-build.ts';
import { aNextPage } from '../next-page.ts';
import { NOTHING_TRUSTED } from './nothing-trusted.ts';

const FORM = '[project]/src/features/consultation/form/consultation-form.tsx';
const finish = (build: string, trusted = NOTHING_TRUSTED) => finishPages(build, trusted);
const ofForm = { clientModules: [LAYOUT_ROUTER, FORM] };

test('only a page with client components keeps the framework, and its policy allows what is left', () => {
  const body =
    '<style data-styled="">a{}</style><a>1</a><style data-styled="">a{}</style><script>greet()</script>';
  const told = '0:["$","style",null,{"children":"a{}"}]\n';
  const flightData = `<script>self.__next_f.push(${JSON.stringify([1, told])})</script>`;
  const html = aNextPage({ body, flightData });
  const build = aBuild({ '/': { html }, '/consultation': { ...ofForm, html } });
  const hashes = finish(build).map(
    ({ headers }) => headers['Content-Security-Policy']?.match(/'sha256-/g)?.length,
  );

  const [page, consultation] = ['index', 'consultation'].map((name) => readPage(build, name));
  expect(page?.match(/<script\b[^>]*>/g)).toEqual([
    '<script>',
    expect.stringMatching(
      /^<script id="site-script" src="\/_next\/static\/site-\w+\.js" async="">$/,
    ),
  ]);
  expect(page?.match(/<style>a\{\}<\/style>/g)).toHaveLength(1);
  expect(consultation).toContain('<script src="/_next/static/chunks/a.js"');
  expect(consultation?.match(/<style>a\{\}<\/style>/g)).toHaveLength(1);
  expect(consultation).toContain('self.__next_f.push([1,"0:null\\n".replace(');
  expect(hashes).toEqual([2, 4]);
});

test('every address of a [slug] is finished', () => {
  const entry = '/work/[slug]';
  const build = aBuild({ '/work/one': { entry }, '/work/two words': { entry } });
  expect(finish(build).map(({ address }) => address)).toEqual(['/work/one', '/work/two words']);
  expect(readPage(build, 'work/two words')).not.toContain('/_next/static/chunks/');
});

test('a redirect stays unchanged, and its policy allows nothing', () => {
  const shell = '<html id="__next_error__"><body></body></html>';
  const build = aBuild({ '/old': { status: 307, location: '/new', html: shell } });
  expect(finish(build)).toMatchObject([
    { status: 307, headers: { 'Content-Security-Policy': NOTHING_ALLOWED, Location: '/new' } },
  ]);
  expect(readPage(build, 'old')).toBe(shell);
});

test('a refused build reports every refusal in one sentence each', () => {
  const build = aBuild({
    '/gone': { status: 404, html: '<html id="__next_error__"></html>' },
    '/dynamic': null,
  });
  expect(() => finish(build)).toThrow(
    /^The site cannot be built like this:\n {2}src\/app\/dynamic\/page\.tsx would be .*\n {2}src\/app\/gone\/page\.tsx shows nothing.*\.$/,
  );
});

test('the build refuses an unknown manifest of client components', () => {
  const build = aBuild({ '/': {} });
  writeFileSync(join(build, 'server/app/page_client-reference-manifest.js'), '');
  expect(() => finish(build)).toThrow('expected globalThis.__RSC_MANIFEST in');
});

test('a failure names the page and its source', () => {
  const build = aBuild({ '/': { html: '<p>Hello</p>' } });
  expect(() => finish(build)).toThrow('The page / (src/app/page.tsx) could not be finished.');
});
