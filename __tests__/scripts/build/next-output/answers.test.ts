import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  prerenderedFiles,
  sendByRule,
  sendWith,
} from '../../../../scripts/build/next-output/answers.ts';

const policy = { 'content-security-policy': "default-src 'none'" };

function aBuild() {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  const app = join(build, 'server/app');
  mkdirSync(join(app, 'deep'), { recursive: true });
  const routes: Record<string, object> = { '/': {} };
  for (const file of ['robots.txt', 'deep/icon']) {
    writeFileSync(join(app, `${file}.body`), '');
    writeFileSync(join(app, `${file}.meta`), '{"status":200,"headers":{"content-type":"x/y"}}');
    routes[`/${file}`] = {};
  }
  writeFileSync(join(app, 'index.meta'), '{"headers":{}}');
  writeFileSync(join(build, 'prerender-manifest.json'), JSON.stringify({ routes }));
  return build;
}

const read = (build: string, file: string) => JSON.parse(readFileSync(join(build, file), 'utf8'));

test('whatever is prerendered and no page is sent with its headers, wherever a host looks for them', () => {
  const build = aBuild();
  sendWith(
    build,
    prerenderedFiles(build).map((file) => ({ ...file, headers: policy })),
  );

  const headers = { 'content-type': 'x/y', ...policy };
  for (const file of ['robots.txt', 'deep/icon']) {
    expect(read(build, `server/app/${file}.meta`)).toEqual({ status: 200, headers });
    expect(read(build, 'prerender-manifest.json').routes[`/${file}`]).toEqual({
      initialHeaders: headers,
    });
  }
  expect(read(build, 'server/app/index.meta')).toEqual({ headers: {} });
});

function aManifest(version = 3) {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  const manifest = { version, headers: [], rewrites: { beforeFiles: [] } };
  writeFileSync(join(build, 'routes-manifest.json'), JSON.stringify(manifest));
  return build;
}

test('each rule says its place twice: to the server as a pattern, to other hosts as an expression', () => {
  const build = aManifest();
  const addresses = ['/', '/about', '/work/a (b)', '/a.b+c'];
  sendByRule(
    build,
    addresses.map((address) => ({ address, headers: { A: 'b' }, file: 'static/x' })),
  );

  const { headers, rewrites } = read(build, 'routes-manifest.json');
  expect(headers.map(({ source }: { source: string }) => source)).toEqual([
    '/',
    '/about',
    '/work/a%20\\(b\\)',
    '/a.b\\+c',
  ]);
  for (const [at, address] of addresses.entries())
    for (const { regex } of [headers[at], rewrites.beforeFiles[at]]) {
      const places = [encodeURI(address), `${encodeURI(address)}x`, '/aXb+c', '/_next/static/a.js'];
      expect(places.map((place) => new RegExp(regex).test(place))).toEqual([
        true,
        false,
        false,
        false,
      ]);
    }
});

test('a rule without an address holds everywhere', () => {
  const build = aManifest();
  sendByRule(build, [{ headers: { A: 'b' } }]);
  const [rule] = read(build, 'routes-manifest.json').headers;
  expect(rule).toMatchObject({ source: '/:path*', headers: [{ key: 'A', value: 'b' }] });
  expect(new RegExp(rule.regex).test('/anything/at/all')).toBe(true);
});

test('a manifest of another version is refused', () => {
  expect(() => sendByRule(aManifest(4), [])).toThrow('version 3');
});
