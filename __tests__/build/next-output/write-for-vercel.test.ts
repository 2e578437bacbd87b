import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headers, NOTHING_ALLOWED } from '#headers.ts';
import { writeForVercel } from '../../../scripts/build/next-output/write-for-vercel.ts';
import { aBuild, readJson, readText } from '../a-build.ts';

const policy = "default-src 'none'; script-src 'x'; frame-ancestors 'none'";
const page = { headers: { ...headers.page, 'Content-Security-Policy': policy } };

const build = aBuild({ '/': {}, '/404': {} });
writeFileSync(join(build, 'a.svg'), '');
writeForVercel(build, [
  { address: '/', path: join(build, 'server/app/index.html'), ...page },
  { address: '/404', path: join(build, 'server/app/404.html'), ...page },
  { address: '/a.b+ (c).svg', path: join(build, 'a.svg'), headers: headers.file },
]);

test('a prerendered page has its headers in the prerender manifest', () => {
  const { initialHeaders } = readJson(build, 'prerender-manifest.json').routes['/'];
  const sent = { 'content-security-policy': policy, 'x-content-type-options': 'nosniff' };
  expect(initialHeaders).toMatchObject(sent);
});

test('every other address has a rule that matches it alone, by regex and by source', () => {
  const { pathToRegexp } = jest.requireActual('next/dist/compiled/path-to-regexp');
  const rules: Rule[] = readJson(build, 'routes-manifest.json').headers;
  const places = ['/a.b+%20(c).svg', '/aXb+%20(c).svg', '/a.b+%20(c).svgx', '/api/health', '/'];
  const byRegex = ({ regex }: Rule) => new RegExp(regex);
  const bySource = ({ source }: Rule) => pathToRegexp(source);
  const placesOf = (read: (rule: Rule) => RegExp) =>
    rules.map((rule) => places.filter((place) => read(rule).test(place)));
  expect(placesOf(byRegex)).toEqual([['/a.b+%20(c).svg'], ['/api/health']]);
  expect(placesOf(bySource)).toEqual([['/a.b+%20(c).svg'], ['/api/health']]);
  const policy = { key: 'Content-Security-Policy', value: NOTHING_ALLOWED };
  const withPolicy = { headers: expect.arrayContaining([policy]) };
  expect(rules).toMatchObject([withPolicy, withPolicy]);
});

type Rule = { source: string; regex: string; headers: Record<string, string>[] };

test('the error pages contain their policy', () => {
  expect(readText(build, 'server/pages/404.html')).toContain(
    '<head><meta http-equiv="Content-Security-Policy" ' +
      `content="default-src 'none'; script-src 'x'">`,
  );
  expect(readText(build, 'server/pages/500.html')).toContain(
    `content="default-src 'none'; base-uri 'none'">`,
  );
});

test('a page under another address is rewritten to its route, and a removed page is not', () => {
  const { ownLanguage } = jest.requireActual('#content/languages.ts');
  const folder = `/${ownLanguage}`;
  const moved = aBuild({ [folder]: {}, [`${folder}/about`]: {}, [`${folder}/404`]: {} });
  const rows = { home: '/', about: '/who-we-are' };
  const finished = [
    { address: '/', path: join(moved, `server/app${folder}.html`), ...page },
    { address: '/404', path: join(moved, `server/app${folder}/404.html`), ...page },
  ];
  const about = { address: rows.about, path: join(moved, `server/app${folder}/about.html`) };
  withRows(rows, (write) => write(moved, [...finished, { ...about, ...page }]));
  expect(rewritesOf(moved)).toEqual({
    '/': folder,
    '/404': `${folder}/404`,
    '/who-we-are': `${folder}/about`,
  });

  const removed = aBuild({ [folder]: {}, [`${folder}/about`]: {}, [`${folder}/404`]: {} });
  withRows({ home: '/' }, (write) => write(removed, finished));
  expect(Object.keys(rewritesOf(removed))).toEqual(['/', '/404']);
});

function withRows(addresses: Record<string, string>, use: (write: typeof writeForVercel) => void) {
  jest.isolateModules(() => {
    jest.doMock('#content/navigation.ts', () => ({
      addresses,
      addressesIn: () => addresses,
      REMOVABLE: ['about'],
    }));
    use(require('../../../scripts/build/next-output/write-for-vercel.ts').writeForVercel);
  });
}

const rewritesOf = (output: string): Record<string, string> =>
  Object.fromEntries(
    readJson(output, 'routes-manifest.json').rewrites.beforeFiles.map(
      ({ source, destination }: { source: string; destination: string }) => [source, destination],
    ),
  );
