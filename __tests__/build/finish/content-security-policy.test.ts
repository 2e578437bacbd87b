import { createHash } from 'node:crypto';
import {
  allowedOrigins,
  contentSecurityPolicy,
  embedderPolicy,
} from '../../../scripts/build/finish/content-security-policy.ts';
import { readHtml } from '../../../scripts/build/html-document.ts';
import { NOTHING_TRUSTED } from './nothing-trusted.ts';

const NO_STYLES = { fromFiles: false, byRules: false };
const OF_A_PAGE = { hasIslands: false, islandStyles: NO_STYLES, trusted: {} };

function policyOf(html: string, circumstances: Partial<typeof OF_A_PAGE> = {}) {
  const { trusted, ...known } = { ...OF_A_PAGE, ...circumstances };
  const document = readHtml(html);
  const allowed = allowedOrigins(document, { ...NOTHING_TRUSTED, ...trusted });
  return contentSecurityPolicy(document, { allowed, ...known });
}

const directive = (name: string, html: string, circumstances: Partial<typeof OF_A_PAGE> = {}) =>
  policyOf(html, circumstances)
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
  expect(directive('script-src', '<script async src="own.js"></script>')).toBe("script-src 'self'");
  expect(directive('script-src', '<p>Hello</p>')).toBeUndefined();
  expect(directive('script-src', '<script src="//there.example/a.js"></script>')).toBeUndefined();
});

test('rules for prefetching need their hash, data for search engines needs none', () => {
  const rules = '<script type="speculationrules">{}</script>';
  const data = '<script type="application/ld+json">{"a":1}</script>';
  expect(directive('script-src', rules + data)).toBe(`script-src ${hashOf('{}')}`);
});

test('images written into styles or markup are allowed where there are any', () => {
  const style = '<style>a{background:url("data:image/svg+xml,")}</style>';
  expect(directive('img-src', style)).toBe("img-src 'self' data:");
  expect(directive('img-src', '<img src="data:image/png;base64,">')).toBe("img-src 'self' data:");
  expect(directive('img-src', '<p style="background:url(data:image/gif,)">')).toMatch(/ data:$/);
  expect(directive('img-src', '<style>a{}</style>')).toBe("img-src 'self'");
});

test('an island may show what it makes itself, or what its visitor chose', () => {
  const island = { hasIslands: true };
  expect(directive('img-src', '<img src="data:,">', island)).toBe("img-src 'self' data: blob:");
  expect(directive('media-src', '<video></video>', island)).toBe("media-src 'self' data: blob:");
});

test('a page without islands can make no trusted type at all, one with islands a single one', () => {
  const html = '<script src="/own.js"></script>';
  expect(directive('trusted-types', html)).toBe("trusted-types 'none'");
  expect(directive('trusted-types', html, { hasIslands: true })).toBe('trusted-types default');
});

test('style sheets in files are allowed where there are any', () => {
  expect(directive('style-src', '<link rel="stylesheet" href="/a.css">')).toBe("style-src 'self'");
  expect(directive('style-src', '')).toBeUndefined();
});

test('styles that an island of this build may bring are allowed where there is one', () => {
  const [file, rules] = [
    { fromFiles: true, byRules: false },
    { fromFiles: false, byRules: true },
  ];
  const ofIsland = (islandStyles: typeof NO_STYLES) =>
    directive('style-src', '', { hasIslands: true, islandStyles });
  expect(ofIsland(file)).toBe("style-src 'self'");
  expect(ofIsland(rules)).toBe(`style-src ${hashOf('')}`);
  expect(directive('style-src', '', { islandStyles: file })).toBeUndefined();
});

test('a style attribute is allowed by its hash, and no other is', () => {
  const html = '<p style="color:red"></p><i style="--x:1"></i><b style="color:red"></b>';
  expect(directive('style-src-attr', html)).toBe(
    `style-src-attr 'unsafe-hashes' ${hashOf('color:red')} ${hashOf('--x:1')}`,
  );
  expect(directive('style-src-attr', '<p>Hello</p>')).toBeUndefined();
});

test('films of our own are allowed where there are any', () => {
  expect(directive('media-src', '<video src="/film.mp4"></video>')).toBe("media-src 'self'");
  expect(directive('media-src', '<p>Hello</p>')).toBeUndefined();
});

const STATISTICS = 'https://statistics.example';
const counted = `<script async src="${STATISTICS}/count.js"></script>`;
const trusted = {
  scripts: [STATISTICS],
  pictures: ['https://pictures.example'],
  frames: ['https://video.example'],
  connections: ['https://api.example'],
  widgets: ['https://chat.example'],
} as const;

test('who is trusted is allowed on the pages that ask for it, and on no other', () => {
  const picture = '<img src="https://pictures.example/a.png">';
  expect(policyOf('<p>Hello</p>', { trusted })).toBe(policyOf('<p>Hello</p>'));
  expect(directive('img-src', picture, { trusted })).toBe(
    "img-src 'self' https://pictures.example",
  );
  expect(directive('frame-src', picture, { trusted })).toBeUndefined();
});

test('a style sheet of others may ask for the typefaces and pictures that are trusted, which no markup names', () => {
  const known = {
    styles: ['https://styles.example'],
    fonts: ['https://fonts.example'],
    frames: ['https://video.example'],
  };
  const page = policyOf('<link rel="stylesheet" href="https://styles.example/a.css">', {
    trusted: known,
  });
  expect(page).toContain("font-src 'self' https://fonts.example;");
  expect(page).not.toContain('frame-src');
});

test('a script of others may run, and tell its own origin what it counted', () => {
  expect(directive('script-src', counted, { trusted })).toBe(`script-src ${STATISTICS}`);
  expect(directive('connect-src', counted, { trusted })).toContain(STATISTICS);
  expect(directive('trusted-types', counted, { trusted })).toBe("trusted-types 'none'");
});

test('where a script runs that could ask for more, all that is trusted is allowed', () => {
  const page = '<script>ask()</script>';
  expect(directive('connect-src', page, { trusted })).toBe(
    "connect-src 'self' https://api.example",
  );
  expect(directive('frame-src', page, { trusted })).toBe('frame-src https://video.example');
  expect(directive('script-src', page, { trusted })).not.toContain('example');
});

test('a widget may draw, on its pages only', () => {
  const chat = '<style>a{}</style><script async src="https://chat.example/chat.js"></script>';
  expect(directive('style-src', chat, { trusted })).toBe(
    "style-src 'self' 'unsafe-inline' https://chat.example",
  );
  expect(policyOf(chat, { trusted })).not.toContain('trusted-types');
  expect(policyOf(counted, { trusted })).not.toMatch(/unsafe|chat/);
});

test.each([
  ['<p>Hello</p>', 'require-corp'],
  ['<img src="https://pictures.example/a.png">', 'credentialless'],
  ['<iframe src="https://video.example/1"></iframe>', 'unsafe-none'],
  ['<script async src="https://chat.example/chat.js"></script>', 'unsafe-none'],
])('%s asks of what it embeds: %s', (html, embedder) => {
  const allowed = allowedOrigins(readHtml(html), { ...NOTHING_TRUSTED, ...trusted });
  expect(embedderPolicy(allowed)).toBe(embedder);
});

test('a star stands for every host below a name', () => {
  const picture = (host: string) => `<img src="https://${host}/a.png">`;
  const everyHost = { trusted: { pictures: ['https://*.example.com'] } };
  expect(directive('img-src', picture('a.b.example.com'), everyHost)).toContain('*.example.com');
  expect(directive('img-src', picture('example.org'), everyHost)).not.toContain('example');
});
