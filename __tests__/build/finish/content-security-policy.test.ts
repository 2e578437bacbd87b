import { createHash } from 'node:crypto';
import {
  contentSecurityPolicy,
  embedderPolicyOf,
} from '../../../scripts/build/finish/content-security-policy.ts';
import { parseHtml } from '../../../scripts/build/html-document.ts';
import { NOTHING_TRUSTED } from '../a-build.ts';

const API = 'https://api.example';
const PICTURES = 'https://pictures.example';
const STATISTICS = 'https://statistics.example';
const CHAT = 'https://chat.example';
const FRAMES = 'https://*.video.example';
const trusted = {
  ...NOTHING_TRUSTED,
  scripts: [STATISTICS],
  widgets: [CHAT],
  pictures: [PICTURES],
  frames: [FRAMES],
  connections: [API],
} as const;

const page = (html: string, hasClientComponents = false) => ({
  document: parseHtml(html),
  hasClientComponents,
  trusted,
});
function policyOf(...given: Parameters<typeof page>): Record<string, string> {
  const directives = contentSecurityPolicy(page(...given)).split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)));
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const OF_TEXT = {
  'default-src': "'none'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};
const requests = (...scripts: string[]) => ({
  'img-src': `'self' data: ${PICTURES}`,
  'connect-src': ["'self'", API, ...scripts].join(' '),
  'frame-src': FRAMES,
});

const A_AND_B = `${hashOf('a')} ${hashOf('b')}`;
const picture = `<img src="${PICTURES}/a.png">`;
const frame = '<iframe src="https://a.video.example/1"></iframe>';
const chat = `<style>a{}</style><script async src="${CHAT}/chat.js"></script>`;

test.each<[string, Record<string, string>]>([
  ['<p>Hello</p>', {}],
  ['<style>a</style><style>b</style><style>a</style>', { 'style-src': A_AND_B }],
  ['<p style="color:red">', { 'style-src-attr': `'unsafe-hashes' ${hashOf('color:red')}` }],
  ['<script>go("ü")</script>', { ...requests(), 'script-src': hashOf('go("ü")') }],
  ['<script type="speculationrules">{}</script>', { 'script-src': hashOf('{}') }],
  ['<script type="application/ld+json">{}</script>', {}],
  ['<script src="/_next/static/site-1.js"></script>', { 'script-src': "'self'" }],
  ['<template><script src="a.js"></script></template>', { ...requests(), 'script-src': "'self'" }],
  ['<script src="//strange.example/a.js"></script>', requests()],
  [`<script src="${STATISTICS}/a.js">`, { ...requests(STATISTICS), 'script-src': STATISTICS }],
  [picture, { 'img-src': `'self' data: ${PICTURES}` }],
  [frame, { 'frame-src': FRAMES }],
])('a page may load only what is in it: %s', (html, more) => {
  expect(policyOf(html)).toEqual({ ...OF_TEXT, ...more });
});

test('a page with a client component may load styles and media, and write plain markup', () => {
  const policy = policyOf('', true);
  expect(policy['style-src']).toBe(`'self' ${hashOf('')}`);
  expect(policy['media-src']).toBe("'self' data: blob:");
  expect(policy).not.toHaveProperty('trusted-types');
});

test('a widget may insert styles and markup, and open a web socket, on its own pages only', () => {
  const policy = policyOf(chat);
  expect(policy['style-src']).toBe(`'self' 'unsafe-inline' ${CHAT}`);
  expect(policy['connect-src']).toBe(`'self' wss://chat.example ${API} ${CHAT}`);
  expect(policy).not.toHaveProperty('trusted-types');
});

test.each([
  ['<p>Hello</p>', 'require-corp'],
  [picture, 'credentialless'],
  [frame, 'unsafe-none'],
  [chat, 'unsafe-none'],
])('%s has the embedder policy %s', (html, embedder) => {
  expect(embedderPolicyOf(page(html))).toBe(embedder);
});
