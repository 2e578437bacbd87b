import { finishPage as finishDocument } from '../../../../scripts/build/finish/finish-page.ts';
import { readHtml } from '../../../../scripts/build/finish/html-document.ts';
import { aNextPage } from '../next-page.ts';
import { NOTHING_TRUSTED } from './nothing-trusted.ts';

const finishPage = (html: string, hasIslands: boolean) =>
  finishDocument(readHtml(html), {
    ...{ hasIslands, trusted: NOTHING_TRUSTED },
    islandStyles: { fromFiles: false, byRules: false },
    fileBehind: (address) => address,
  });

const body = '<style data-styled="">a{}</style><a>1</a><style data-styled="">a{}</style><a>2</a>';

test('a page without islands has our script, one style, and nothing of the framework', () => {
  const { html } = finishPage(aNextPage({ body }), false);
  expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script id="site-script">']);
  expect(html.match(/<style>/g)).toHaveLength(1);
});

test('the same page keeps its scripts when it gains an island', () => {
  const { html } = finishPage(aNextPage({ body }), true);
  expect(html).toContain('<script src="/_next/static/chunks/a.js"');
  expect(html).toContain('self.__next_f.push');
  expect(html.match(/<style>/g)).toHaveLength(1);
});

test('React is told of no style where an island is: the page has its one style elsewhere', () => {
  const told = '0:["$","style",null,{"children":"a{}"}]\n';
  const flightData = `<script>self.__next_f.push(${JSON.stringify([1, told])})</script>`;
  const { html } = finishPage(aNextPage({ flightData }), true);
  expect(html).toContain('<script>self.__next_f.push([1,"0:null\\n"])</script>');
});

test('the policy of a page allows what the finished page has, no more', () => {
  const page = aNextPage({ body });
  const hashes = (hasIslands: boolean) =>
    finishPage(page, hasIslands).policy.match(/'sha256-/g)?.length;
  expect(hashes(false)).toBe(2);
  expect(hashes(true)).toBe(6);
});

test("scripts of the author's own stay, and the policy allows them", () => {
  const own = '<script>greet()</script><script src="/own.js"></script>';
  const { html, policy } = finishPage(aNextPage({ body: own }), false);
  expect(html).toContain(own);
  expect(policy).toMatch(/script-src 'self' 'sha256-.* 'sha256-/);
});
