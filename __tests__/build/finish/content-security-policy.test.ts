import { createHash } from 'node:crypto';
import {
  contentSecurityPolicy,
  embedderPolicy,
} from '../../../scripts/build/finish/content-security-policy.ts';
import { readHtml } from '../../../scripts/build/html-document.ts';
import { NOTHING_TRUSTED } from './nothing-trusted.ts';

const PICTURES = 'https://pictures.example';
const STATISTICS = 'https://statistics.example';
const CHAT = 'https://chat.example';
const trusted = {
  ...NOTHING_TRUSTED,
  scripts: [STATISTICS],
  widgets: [CHAT],
  pictures: [PICTURES],
  frames: ['https://*.video.example'],
  connections: ['https://api.example'],
} as const;

const page = (html: string, hasClientComponents = false) => ({
  document: readHtml(html),
  hasClientComponents,
  trusted,
});
const policyOf = (html: string, hasClientComponents?: boolean) =>
  contentSecurityPolicy(page(html, hasClientComponents));
const directive = (name: string, html: string, hasClientComponents?: boolean) =>
  policyOf(html, hasClientComponents)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page of text may load only pictures, typefaces and data of this site', () => {
  expect(policyOf('<p>Hello</p>').split('; ')).toEqual([
    "default-src 'none'",
    "img-src 'self' data:",
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

test('the policy allows each inline script, style and style attribute by its hash, once', () => {
  const html =
    '<style>a{}</style><style>b{}</style><style>a{}</style><script>go("ü")</script><p style="color:red">';
  expect(directive('style-src', html)).toBe(`style-src ${hashOf('a{}')} ${hashOf('b{}')}`);
  expect(directive('script-src', html)).toBe(`script-src ${hashOf('go("ü")')}`);
  expect(directive('style-src-attr', html)).toBe(
    `style-src-attr 'unsafe-hashes' ${hashOf('color:red')}`,
  );
});

test('speculation rules need a hash, and data needs none', () => {
  const rules = '<script type="speculationrules">{}</script>';
  const data = '<script type="application/ld+json">{"a":1}</script>';
  expect(directive('script-src', rules + data)).toBe(`script-src ${hashOf('{}')}`);
});

test.each(['<script src="/a.js">', '<template><script src="a.js"></template>'])(
  'the policy allows a script file of this site: %s',
  (html) => expect(directive('script-src', html)).toBe("script-src 'self'"),
);

test('a page with a client component may load styles and media, and gives its framework plain markup', () => {
  expect(directive('style-src', '', true)).toBe(`style-src 'self' ${hashOf('')}`);
  expect(directive('media-src', '', true)).toBe("media-src 'self' data: blob:");
  expect(policyOf('', true)).not.toContain('trusted-types');
});

test('a page allows a trusted origin only if its HTML names it', () => {
  const picture = `<img src="${PICTURES}/a.png">`;
  expect(directive('img-src', picture)).toBe(`img-src 'self' data: ${PICTURES}`);
  expect(directive('img-src', '<p>')).not.toContain('example');
  expect(directive('script-src', '<script src="//there.example/a.js"></script>')).toBeUndefined();
  expect(directive('frame-src', '<iframe src="https://a.video.example/1"></iframe>')).toBe(
    'frame-src https://*.video.example',
  );
});

test('a page with a script of the owner may use every trusted origin but other scripts', () => {
  const html = '<script>ask()</script>';
  const ours = '<script type="module" src="/_next/static/site-1.js"></script>';
  expect(directive('connect-src', ours)).toBe("connect-src 'self'");
  expect(directive('connect-src', html)).toBe("connect-src 'self' https://api.example");
  expect(directive('script-src', html)).not.toContain('example');
});

test('a trusted script may send to its own origin', () => {
  const html = `<script async src="${STATISTICS}/count.js"></script>`;
  expect(directive('script-src', html)).toBe(`script-src ${STATISTICS}`);
  expect(directive('connect-src', html)).toContain(STATISTICS);
});

test('a widget may insert styles and markup, and open a web socket, on its own pages only', () => {
  const html = `<style>a{}</style><script async src="${CHAT}/chat.js"></script>`;
  expect(directive('style-src', html)).toBe(`style-src 'self' 'unsafe-inline' ${CHAT}`);
  expect(directive('connect-src', html)).toMatch(/ https:\/\/chat\.example wss:\/\/chat\.example$/);
  expect(policyOf(html)).not.toContain('trusted-types');
  expect(policyOf('<script>ask()</script>')).not.toMatch(/unsafe|chat/);
});

test.each([
  ['<p>Hello</p>', 'require-corp'],
  [`<img src="${PICTURES}/a.png">`, 'credentialless'],
  ['<iframe src="https://a.video.example/1"></iframe>', 'unsafe-none'],
  [`<script async src="${CHAT}/chat.js"></script>`, 'unsafe-none'],
])('%s has the embedder policy %s', (html, embedder) => {
  expect(embedderPolicy(page(html))).toBe(embedder);
});
