import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expected } from './expected.ts';
import type { FinishedPage } from './finish-pages.ts';

type Compressible = { address: string; file: string; accept: string; headers: object };

/** Whoever reads brotli and goes to a page or loads a script; who sends a body wants an answer. */
const asksFor = (accept: string) => ({
  has: [
    { type: 'header', key: 'accept-encoding', value: '.*\\bbr\\b.*' },
    { type: 'header', key: 'accept', value: accept },
  ],
  missing: ['content-length', 'transfer-encoding', 'rsc'].map((key) => ({ type: 'header', key })),
});

/**
 * Compresses every script and page once, and tells Next's server to send that to the browsers that
 * can read it. Left alone it would gzip each anew for every visitor, and a page would be larger than
 * what a network carries before it waits for its first answer. Addresses are named one by one, which
 * next.config.js cannot do before the files exist: what is gone is a plain 404.
 */
export function sendBrotli(build: string, pages: FinishedPage[]) {
  const manifestFile = join(build, 'routes-manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  expected(manifest.version === 3, 'version 3 of routes-manifest.json', `${manifest.version}`);

  for (const { address, file, accept, headers } of [
    ...scriptsIn(build),
    ...pages.flatMap(asCompressible),
  ]) {
    expected(/^[\w~./-]+$/.test(address), 'an address that is no pattern', address);
    const copy = join('compressed', `${file}.br`);
    mkdirSync(dirname(join(build, 'static', copy)), { recursive: true });
    writeFileSync(join(build, 'static', copy), brotliCompressSync(readFileSync(join(build, file))));

    const rule = { source: address, ...asksFor(accept) };
    const sent = { ...headers, 'Content-Encoding': 'br', Vary: 'Accept-Encoding' };
    manifest.headers.push({
      ...rule,
      headers: Object.entries(sent).map(([key, value]) => ({ key, value })),
    });
    manifest.rewrites.beforeFiles.push({ ...rule, destination: `/_next/static/${copy}` });
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
}

function scriptsIn(build: string): Compressible[] {
  return globSync('static/**/*.js', { cwd: build }).map((file) => ({
    address: `/_next/${file}`,
    file,
    accept: '.*',
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  }));
}

/** A file is sent with status 200, so the page for addresses that do not exist stays with Next. */
function asCompressible({ route, file, policy }: FinishedPage): Compressible[] {
  if (route === '/_not-found') return [];
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  };
  return [{ address: route, file, accept: '.*\\btext/html\\b.*', headers }];
}
