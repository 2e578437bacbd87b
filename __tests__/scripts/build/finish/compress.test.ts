import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sendBrotli } from '../../../../scripts/build/finish/compress.ts';

function aBuild(files: string[]) {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  for (const file of files) {
    mkdirSync(join(build, dirname(file)), { recursive: true });
    writeFileSync(join(build, file), `the content of ${file}`);
  }
  const manifest = { version: 3, headers: [], rewrites: { beforeFiles: [] } };
  writeFileSync(join(build, 'routes-manifest.json'), JSON.stringify(manifest));
  return build;
}

const page = {
  ...{ route: '/about', source: '', meta: '', html: 'server/app/about.html', status: 200 },
  ...{ clientModules: [], policy: "default-src 'none'", embedder: 'require-corp' },
};
const manifestOf = (build: string) =>
  JSON.parse(readFileSync(join(build, 'routes-manifest.json'), 'utf8'));

test('scripts and pages, and nothing else, are compressed and hold the same', () => {
  const build = aBuild(['static/chunks/a.js', 'static/a.woff2', page.html]);
  sendBrotli(build, [page]);
  const { rewrites } = manifestOf(build);
  const sent = rewrites.beforeFiles.map(
    ({ source, destination }: { source: string; destination: string }) => [
      source,
      brotliDecompressSync(readFileSync(join(build, destination.replace('/_next', '')))).toString(),
    ],
  );
  expect(sent).toEqual([
    ['/_next/static/chunks/a.js', 'the content of static/chunks/a.js'],
    ['/about', 'the content of server/app/about.html'],
  ]);
});

test('whatever stands in an address, its copy has a name that no rule can misread', () => {
  const files = ['server/app/a (b).html', 'server/app/für:c*?.html', 'server/app/a =40=.html'];
  const build = aBuild(files);
  sendBrotli(
    build,
    files.map((html) => ({ ...page, html })),
  );
  const sent: string[] = manifestOf(build).rewrites.beforeFiles.map(
    ({ destination }: { destination: string }) => destination,
  );
  for (const destination of sent) expect(destination).toMatch(/^[\w./~=-]+$/);
  expect(new Set(sent).size).toBe(3);
});

test('a compressed page is sent as what it is, for those who asked for it, with its own policy', () => {
  const build = aBuild([page.html]);
  sendBrotli(build, [page]);
  expect(manifestOf(build).headers[0].headers).toEqual([
    { key: 'Content-Type', value: 'text/html; charset=utf-8' },
    { key: 'Content-Security-Policy', value: "default-src 'none'" },
    { key: 'Content-Encoding', value: 'br' },
    { key: 'Vary', value: 'Accept-Encoding' },
  ]);
});

test('only who reads brotli and asks for a file gets one', () => {
  const build = aBuild([page.html]);
  sendBrotli(build, [page]);
  const { headers, rewrites } = manifestOf(build);
  for (const rule of [headers[0], rewrites.beforeFiles[0]]) {
    expect(rule.has).toEqual([
      { type: 'header', key: 'accept-encoding', value: '.*\\bbr\\b.*' },
      { type: 'header', key: 'accept', value: '.*\\btext/html\\b.*' },
    ]);
    expect(rule.missing).toEqual([
      { type: 'header', key: 'content-length' },
      { type: 'header', key: 'transfer-encoding' },
      { type: 'header', key: 'rsc' },
    ]);
  }
});

test('a page with another status keeps it, so it stays with Next', () => {
  const build = aBuild([]);
  sendBrotli(build, [{ ...page, status: 404 }]);
  expect(manifestOf(build).rewrites.beforeFiles).toEqual([]);
});
