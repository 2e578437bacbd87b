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
  for (const read of [byRegex, bySource])
    expect(rules.map((rule) => places.filter((place) => read(rule).test(place)))).toEqual([
      ['/a.b+%20(c).svg'],
      ['/api/health'],
    ]);
  for (const { headers: sent } of rules)
    expect(sent).toContainEqual({ key: 'Content-Security-Policy', value: NOTHING_ALLOWED });
});

type Rule = { source: string; regex: string; headers: Record<string, string>[] };

test('the error pages contain their policy', () => {
  expect(readText(build, 'server/pages/404.html')).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'x'">`,
  );
  expect(readText(build, 'server/pages/500.html')).toContain(
    `content="default-src 'none'; base-uri 'none'">`,
  );
});
