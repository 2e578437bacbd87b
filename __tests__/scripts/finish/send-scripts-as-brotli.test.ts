import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sendScriptsAsBrotli } from '../../../scripts/finish/send-scripts-as-brotli.ts';

function aBuild(scripts: string[], version = 3) {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'static/chunks'), { recursive: true });
  for (const script of scripts) writeFileSync(join(build, 'static', script), 'go("ü")');
  const manifest = { version, headers: [], rewrites: { beforeFiles: [] } };
  writeFileSync(join(build, 'routes-manifest.json'), JSON.stringify(manifest));
  return build;
}

test('every script, and nothing else, gets a brotli copy that holds the same', () => {
  const build = aBuild(['chunks/a.js', 'chunks/a.woff2']);
  sendScriptsAsBrotli(build);
  expect(readdirSync(join(build, 'static/chunks'))).toEqual(['a.js', 'a.js.br', 'a.woff2']);
  const copy = readFileSync(join(build, 'static/chunks/a.js.br'));
  expect(brotliDecompressSync(copy).toString()).toBe('go("ü")');
});

test('only an address that has a copy is ever answered with one', () => {
  const build = aBuild(['chunks/a.js']);
  sendScriptsAsBrotli(build);
  const { headers, rewrites } = JSON.parse(
    readFileSync(join(build, 'routes-manifest.json'), 'utf8'),
  );
  expect(headers.map(({ source }: { source: string }) => source)).toEqual([
    '/_next/static/chunks/a.js',
  ]);
  expect(rewrites.beforeFiles).toMatchObject([
    { source: '/_next/static/chunks/a.js', destination: '/_next/static/chunks/a.js.br' },
  ]);
});

test('a manifest of another version, or a name with a meaning for the router, is refused', () => {
  expect(() => sendScriptsAsBrotli(aBuild([], 4))).toThrow('version 3');
  expect(() => sendScriptsAsBrotli(aBuild(['chunks/[a].js']))).toThrow('chunks/[a].js');
});
