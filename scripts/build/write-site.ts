import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import mime from 'mime';
import { type Headers, headers, policyOf } from '#headers.ts';
import { MAX_BYTES_IN_MEMORY, type Variants } from '#server/http/finished-files.ts';
import type { Finished } from './finish/finish-pages.ts';
import {
  handlerRules,
  type NextBuild,
  prerenderedFiles,
  redirectRules,
  renewedAddresses,
  STATIC_ADDRESS,
} from './next-output/next-outputs.ts';

/** For a year, so a new font needs a new name. */
const IMMUTABLE = [STATIC_ADDRESS, '/fonts/'];

export function filesToServe(build: NextBuild, pages: Finished[], publicFolder = 'public') {
  const files = filesIn(join(build.distDir, 'static'), STATIC_ADDRESS);
  const built = [...prerenderedFiles(build), ...files];
  return [...pages, ...[...built, ...filesIn(publicFolder, '/')].map(withHeaders)];
}

/** Hidden files may be settings that somebody copied. */
const filesIn = (folder: string, at: string): Unfinished[] =>
  globSync('{**,**/.well-known/**}', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, address: at + relative(folder, path) }));

type Unfinished = { address: string; path: string; status?: number; headers?: Headers };

function withHeaders({ address, path, status = 200, headers: given = {} }: Unfinished): Finished {
  const typeByName = mime.getType(address) ?? 'application/octet-stream';
  const { 'content-type': type = typeByName, ...overrides } = given;
  const charset = /^text\/[^;]*$/.test(type) ? '; charset=utf-8' : '';
  const isImmutable = IMMUTABLE.some((folder) => address.startsWith(folder));
  const defaults = Object.entries({
    ...(isImmutable ? headers.immutable : headers.file),
    'Content-Type': type + charset,
    // A browser makes a page around an opened film.
    ...(/^(video|audio)\//.test(type) && { 'Content-Security-Policy': MEDIA_ALONE }),
  });
  const kept = defaults.filter(([name]) => !(name.toLowerCase() in overrides));
  return { address, path, status, headers: { ...Object.fromEntries(kept), ...overrides } };
}

const MEDIA_ALONE = policyOf({ 'media-src': ["'self'"] });

export function writeSite(folder: string, finished: Finished[], build: NextBuild, siteUrl: string) {
  mkdirSync(join(folder, 'files'), { recursive: true });
  const files = Object.fromEntries(finished.map((file) => [file.address, writeFile(folder, file)]));
  const rules = {
    handlers: handlerRules(build),
    redirects: redirectRules(build),
    renewed: renewedAddresses(build),
  };
  const site = { version: basename(folder), siteUrl, files, ...rules };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
}

function writeFile(folder: string, { path, status, headers: sent }: Finished): Variants {
  const content = readFileSync(path);
  const name = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const worthwhile = content.length > MAX_BYTES_IN_MEMORY ? [] : compress(content);

  const write = (encoding: string, bytes: Buffer) => {
    const file = `${name}.${encoding}`;
    writeFileSync(join(folder, 'files', file), bytes);
    const headers = {
      ...sent,
      ETag: `"${file}"`,
      ...(worthwhile.length > 0 ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
      ...(bytes !== content && { 'Content-Encoding': encoding }),
    };
    return { status, encoding, file, bytes: bytes.length, headers };
  };
  return [write('identity', content), ...worthwhile.map((variant) => write(...variant))];
}

/** Pictures and fonts hardly shrink. gzip finds that out sooner than brotli. */
function compress(content: Buffer) {
  const gzip = gzipSync(content, { level: 9 });
  if (gzip.length >= 0.9 * content.length) return [];
  return Object.entries({ br: brotliCompressSync(content), gzip });
}
