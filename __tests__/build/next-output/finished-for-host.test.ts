import { headers, NOTHING_ALLOWED } from '#headers.ts';
import { finishedForHost } from '../../../scripts/build/next-output/finished-for-host.ts';
import { aBuild } from '../a-build.ts';

const sent = { ...headers.page, 'Content-Security-Policy': "default-src 'none'; script-src 'x'" };
const finished = [
  { address: '/', path: '/finished/home.html', status: 200, headers: sent },
  { address: '/404', path: '/finished/404.html', status: 404, headers: sent },
  { address: '/_next/static/site-1.js', path: '/site-1.js', status: 200, headers: headers.file },
  { address: '/a.b+ (c).svg', path: '/public/a.svg', status: 200, headers: headers.file },
];
const everywhere = {
  source: '/:path*',
  sourceRegex: '',
  headers: { 'Content-Security-Policy': 'plain' },
};
const given = aBuild(
  { '/': {}, '/404': {}, '/later': null },
  { redirects: [everywhere], handlers: ['/api/health', '/api/own'] },
);
const { outputs, routing } = finishedForHost(given, finished);

test('an adapter of a host receives each finished page with its headers, and its data as it was', () => {
  const [page, data] = outputs.prerenders;
  const initialHeaders = {
    vary: 'rsc',
    'content-security-policy': sent['Content-Security-Policy'],
    'x-content-type-options': 'nosniff',
  };
  expect(page?.fallback).toMatchObject({ filePath: '/finished/home.html', initialHeaders });
  expect(data?.fallback?.filePath).toBe('/.rsc');
});

test('the page of unknown addresses is the finished one', () => {
  const page = outputs.staticFiles.find(({ pathname }) => pathname === '/404');
  expect(page?.filePath).toBe('/finished/404.html');
});

test('an adapter of a host receives the modules that only our adapter knows', () => {
  const paths = outputs.staticFiles.map(({ pathname }) => pathname);
  expect(paths).toEqual(['/_next/static/chunks/a.js', '/404', '/_next/static/site-1.js']);
  expect(outputs.staticFiles.at(-1)?.filePath).toBe('/site-1.js');
});

test('every other address has a rule with its headers that matches it alone', () => {
  const rules = routing.beforeMiddleware.filter(({ status }) => !status);
  const places = [
    '/a.b+%20(c).svg',
    '/aXb+%20(c).svg',
    '/a.b+%20(c).svgx',
    '/api/health',
    '/api/own',
    '/404',
    '/later',
  ];
  const placesOf = ({ sourceRegex }: { sourceRegex: string }) =>
    places.filter((place) => new RegExp(sourceRegex).test(place));
  expect(rules.map(placesOf)).toEqual([
    ['/404'],
    [],
    ['/a.b+%20(c).svg'],
    ['/api/health'],
    ['/api/own'],
    ['/later'],
  ]);
  const policyOf = ({ headers: given }: (typeof rules)[number]) =>
    given?.['Content-Security-Policy'];
  expect(rules.map(policyOf)).toEqual([
    sent['Content-Security-Policy'],
    NOTHING_ALLOWED,
    NOTHING_ALLOWED,
    NOTHING_ALLOWED,
    NOTHING_ALLOWED,
    'plain',
  ]);
});
