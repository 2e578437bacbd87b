import { createReadStream, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import type { Headers } from '#headers.ts';
import type { SiteResponse } from './site-server.ts';

export const MAX_BYTES_IN_MEMORY = 2 ** 20;

export type Site = {
  version: string;
  siteUrl: string;
  files: Record<string, Variants> & { '/404': Variants };
  handlers: Handler[];
  redirects: Redirect[];
  /** Addresses of finished files that Next may render anew. */
  renewed: string[];
};

/** Without an `entry`, a file of the build, Next answers. */
export type Handler = { pattern: string; entry?: string; isPage?: boolean };
/** `location` may have `$1` for a group of `pattern`. */
export type Redirect = { pattern: string; status: number; location: string };

type Variant = { status: number; encoding: string; file: string; bytes: number; headers: Headers };
export type Variants = readonly [plain: Variant, ...compressed: Variant[]];

export function readSite(folder: string) {
  const site: Site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  const readVariant = (variant: Variant) => {
    const path = join(folder, 'files', variant.file);
    const isLarge = variant.bytes > MAX_BYTES_IN_MEMORY;
    return { ...variant, content: isLarge ? openSync(path, 'r') : readFileSync(path) };
  };
  const readVariants = ([plain, ...compressed]: Variants) =>
    [readVariant(plain), ...compressed.map(readVariant)] as const;
  const variants = Object.entries(site.files);
  const files = new Map(variants.map(([address, file]) => [address, readVariants(file)]));
  const handlers = site.handlers.map(compiled);
  const notFound = readVariants(site.files['/404']);
  const renewed = new Set(site.renewed);
  return {
    ...site,
    isRenewed: (address: string) => renewed.has(address),
    needsNext: handlers.some(({ entry }) => entry === undefined),
    handlerAt: (path: string) => handlers.find(({ pattern }) => pattern.test(path)),
    redirects: site.redirects.map(compiled),
    files,
    notFoundAt: (path = '') => files.get(`/${path.split('/')[1]}/404`) ?? notFound,
  };
}

const compiled = <Rule extends { pattern: string }>(rule: Rule) => ({
  ...rule,
  pattern: new RegExp(rule.pattern),
});

export type ServedSite = ReturnType<typeof readSite>;
export type ServedFile = ReturnType<ServedSite['notFoundAt']>;

export function sendFile([plain, ...compressed]: ServedFile, response: SiteResponse) {
  const { method, headers: asked } = response.req;
  const encodings = compressed.map(({ encoding }) => encoding);
  const acceptable = new Negotiator(response.req).encodings(encodings);
  const best = compressed.find(({ encoding }) => !asked.range && acceptable.includes(encoding));
  const { status, file: name, headers, bytes, content } = best ?? plain;

  if (status === 200 && hasEtag(name, asked['if-none-match']))
    return void response.writeHead(304, headers).end();
  const mayBeRange = status === 200 && method === 'GET';
  const isSameVersion = hasEtag(name, `${asked['if-range'] ?? '*'}`);
  const range = mayBeRange && isSameVersion ? rangeOf(bytes, asked.range) : undefined;
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range && start > end) return response.refuse(416, { 'Content-Range': `bytes */${bytes}` });

  response.writeHead(range ? 206 : status, {
    ...headers,
    'Content-Length': end - start + 1,
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${bytes}` }),
  });
  if (method === 'HEAD') response.end();
  else if (typeof content !== 'number') response.end(content.subarray(start, end + 1));
  // Visitors share the descriptor. `pipeline` would close it when one of them disconnects.
  else
    createReadStream('', { fd: content, start, end, autoClose: false })
      .once('error', () => response.destroy())
      .pipe(response);
}

/** Several ranges, or a malformed one, get the whole file. */
function rangeOf(bytes: number, header = '') {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first && last && Number(last) < Number(first)) return undefined;
  if (first !== '')
    return { start: Number(first), end: Math.min(Number(last || bytes), bytes - 1) };
  return last === '' ? undefined : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
}

/** The ETag is the file's name. */
function hasEtag(file: string, tags = '') {
  const named = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(`"${file}"`);
}
