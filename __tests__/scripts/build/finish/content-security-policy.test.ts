import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../../../scripts/build/finish/content-security-policy.ts';
import { readHtml } from '../../../../scripts/build/finish/html-document.ts';

const policyOf = (html: string) => contentSecurityPolicy(readHtml(html));
const directive = (name: string, html: string) =>
  policyOf(html)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('nothing is allowed but what every page needs of this site', () => {
  expect(policyOf('<p>Hello</p>').split('; ')).toEqual([
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('scripts and styles in the page are allowed by the hash of each, once', () => {
  const html = '<style>a{}</style><style>b{}</style><style>a{}</style><script>go("ü")</script>';
  expect(directive('style-src', html)).toBe(`style-src ${hashOf('a{}')} ${hashOf('b{}')}`);
  expect(directive('script-src', html)).toBe(`script-src ${hashOf('go("ü")')}`);
});

test('script files may come from this site only, and only where the page has one', () => {
  expect(directive('script-src', '<script src="/a.js"></script>')).toBe("script-src 'self'");
  expect(directive('script-src', '<template><script src="/a.js"></script></template>')).toBe(
    "script-src 'self'",
  );
  expect(directive('script-src', '<p>Hello</p>')).toBeUndefined();
});

test('rules for prefetching need their hash, data for search engines needs none', () => {
  const rules = '<script type="speculationrules">{}</script>';
  const data = '<script type="application/ld+json">{"a":1}</script>';
  expect(directive('script-src', rules + data)).toBe(`script-src ${hashOf('{}')}`);
});

test('images written into the style sheet are allowed where there are any', () => {
  const style = '<style>a{background:url("data:image/svg+xml,")}</style>';
  expect(directive('img-src', style)).toBe("img-src 'self' data:");
  expect(directive('img-src', '<style>a{}</style>')).toBe("img-src 'self'");
});

test.each(['<p style="color:red">', '<button onclick="go()">'])('%s is refused', (html) => {
  expect(() => policyOf(html)).toThrow(html);
});

test('a page without islands can make no trusted type at all, one with islands a single one', () => {
  const framework = '<script src="/_next/static/chunks/a.js"></script>';
  const own = '<script src="/own.js"></script>';
  expect(directive('trusted-types', own)).toBe("trusted-types 'none'");
  expect(directive('trusted-types', framework)).toBe('trusted-types default');
});
