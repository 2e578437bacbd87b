import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expected } from './expected.ts';

const READS_BROTLI = [{ type: 'header', key: 'accept-encoding', value: '.*\\bbr\\b.*' }];
const BROTLI = [
  { key: 'Content-Encoding', value: 'br' },
  { key: 'Content-Type', value: 'text/javascript; charset=utf-8' },
  { key: 'Vary', value: 'Accept-Encoding' },
];

/**
 * Compresses every script once, and tells Next's server to send that to the browsers that can read
 * it. Left alone, the server would gzip each script anew for every visitor. The files are named one
 * by one, which next.config.js cannot do before they exist: a script that is gone is a plain 404.
 */
export function sendScriptsAsBrotli(build: string) {
  const file = join(build, 'routes-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  expected(manifest.version === 3, 'version 3 of routes-manifest.json', `${manifest.version}`);

  for (const script of globSync('**/*.js', { cwd: join(build, 'static') })) {
    const path = join(build, 'static', script);
    const source = `/_next/static/${script}`;
    expected(/^[\w~./-]+$/.test(source), 'a name that is no pattern', source);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    manifest.headers.push({ source, has: READS_BROTLI, headers: BROTLI });
    const destination = `${source}.br`;
    manifest.rewrites.beforeFiles.push({ source, destination, has: READS_BROTLI });
  }
  writeFileSync(file, JSON.stringify(manifest));
}
