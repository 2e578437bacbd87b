import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import mime from 'mime';
import { type Headers, headers } from '../../src/headers.ts';
import type { FinishedFile } from '../../src/server/http/finished-files.ts';
import type { Site } from '../../src/server/http/served-site.ts';
import type { FinishedPage } from './finish/finish-pages.ts';
import { bundledFiles, handlerPatterns, prerenderedFiles } from './next-output/addresses.ts';
import { NOT_FOUND } from './next-output/prerendered-pages.ts';

/** What is longer than this is sent from the disk. */
const KEPT_IN_MEMORY = 2 ** 20;
const COMPRESS = {
  br: smallestBrotli,
  gzip: (content: Buffer) => gzipSync(content, { level: 9 }),
};
const IS_TEXT = /^text\/|[/+](javascript|json|xml)\b|manifest/;

/** Something finished, by its address: where it lies, and what it is sent with. */
export type Finished = { address: string; path: string; status: number; headers: Headers };

/** Everything that is finished when the site is built: pages, what the bundler wrote, and the folder `public`. */
export function everythingFinished(
  build: string,
  pages: FinishedPage[],
  publicFolder = 'public',
): Finished[] {
  const file = (address: string, path: string, sent: Headers, type?: string) => ({
    ...{ address, path, status: 200 },
    headers: { ...sent, 'Content-Type': withCharset(type ?? mime.getType(address)) },
  });
  const inPublic = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length));
  return [
    ...pages.map((page) => finishedPage(build, page)),
    ...prerenderedFiles(build).map(({ address, file: path, type }) =>
      file(address, join(build, path), headers.file, type),
    ),
    ...bundledFiles(build).map(({ address, file: path }) =>
      file(address, join(build, path), headers.keptForEver),
    ),
    ...inPublic.map((address) =>
      file(
        address,
        join(publicFolder, address),
        address.startsWith('/fonts/') ? headers.keptForEver : headers.file,
      ),
    ),
  ];
}

function finishedPage(build: string, page: FinishedPage): Finished {
  const { route: address, html, status, location } = page;
  const sent = { ...page.headers, 'Content-Type': withCharset('text/html') };
  return {
    ...{ address, path: join(build, html), status },
    headers: location === undefined ? sent : { ...sent, Location: location },
  };
}

const withCharset = (type: string | null) =>
  type?.startsWith('text/')
    ? `${type.split(';')[0]}; charset=utf-8`
    : (type ?? 'application/octet-stream');

/** Copies all of it into the folder that is served, compressed where that is shorter, and tells the server of it. */
export function writeSite(folder: string, finished: Finished[], build: string, siteUrl: string) {
  mkdirSync(join(folder, 'files'), { recursive: true });
  const written = finished.map((each) => [each.address, writeFile(folder, each)] as const);
  const { [NOT_FOUND]: notFound, ...files } = Object.fromEntries(written);
  if (!notFound) throw new Error('The build has no page for 404.');
  const site: Site = { siteUrl, notFound, files, handlers: handlerPatterns(build) };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
}

function writeFile(folder: string, { path, status, headers: sent }: Finished): FinishedFile {
  const content = readFileSync(path);
  const file = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const isLarge = content.length > KEPT_IN_MEMORY;
  const write = (name: string, bytes: Buffer) => writeFileSync(join(folder, 'files', name), bytes);
  write(file, content);
  const isWorthIt = !isLarge && IS_TEXT.test(sent['Content-Type'] ?? '');
  const encodings = (['br', 'gzip'] as const).filter((encoding) => {
    const compressed = isWorthIt ? COMPRESS[encoding](content) : content;
    if (compressed.length >= content.length) return false;
    write(`${file}.${encoding}`, compressed);
    return true;
  });
  return { status, headers: sent, file, bytes: content.length, encodings, isLarge };
}

/** Which blocks a page is best cut into is luck: without a second try a hash in it costs or spares fifty bytes. */
function smallestBrotli(content: Buffer) {
  const tries = [0, 16].map((block) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGBLOCK]: block } }),
  );
  return tries.reduce((best, other) => (other.length < best.length ? other : best));
}
