import { openSync, readFileSync, read as readFrom } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import Negotiator from 'negotiator';
import type { Headers } from '#headers.ts';
import type { SiteResponse } from './site-server.ts';

/** What is longer stays on the disk, open: a film or a long document. */
export const MOST_IN_MEMORY = 2 ** 20;

/** What the build writes beside the server, in `site.json`: all that it answers by itself, and what is for whom. */
export type Site = {
  /** The name of its folder, wherever it is copied to. */
  version: string;
  /** The address that it was built for; empty if none was set. */
  siteUrl: string;
  files: Record<string, FinishedFile>;
  notFound: FinishedFile;
  /** Regular expressions of the addresses that a route.ts, or a rule of next.config.js, answers. */
  handlers: string[];
};

/** A form of a file lies in the folder `files`, named after its content, and is sent with its own headers. */
export type Form = { encoding: string; file: string; bytes: number; headers: Headers };
export type FinishedFile = { status: number; plain: Form; compressed: Form[] };

/** Reads all of it, so that it is there whatever becomes of the folder. */
export function readSite(folder: string) {
  const site: Site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  const handlers = site.handlers.map((pattern) => new RegExp(pattern));
  const readForm = (form: Form) => {
    const path = join(folder, 'files', form.file);
    const isLarge = form.bytes > MOST_IN_MEMORY;
    return { ...form, content: isLarge ? openSync(path, 'r') : readFileSync(path) };
  };
  const read = ({ status, plain, compressed }: FinishedFile) => ({
    status,
    plain: readForm(plain),
    compressed: compressed.map(readForm),
  });
  return {
    version: site.version,
    siteUrl: site.siteUrl,
    files: new Map(Object.entries(site.files).map(([address, file]) => [address, read(file)])),
    notFound: read(site.notFound),
    isForHandler: (path: string) => handlers.some((pattern) => pattern.test(path)),
  };
}

export type ServedSite = ReturnType<typeof readSite>;

/** Answers a GET or HEAD with this file, or with what of it is asked for. */
export function sendFile(
  file: ServedSite['notFound'],
  request: IncomingMessage,
  response: SiteResponse,
) {
  const { status, plain, compressed } = file;
  const { method, headers: asked } = request;
  const readable = new Negotiator(request).encodings(compressed.map(({ encoding }) => encoding));
  // A range counts bytes of the uncompressed file.
  const best = compressed.find(({ encoding }) => !asked.range && readable.includes(encoding));
  const { file: name, headers, bytes, content } = best ?? plain;

  if (status === 200) {
    if (!isNamed(name, asked['if-match'] ?? '*')) return response.refuse(412);
    if (isNamed(name, asked['if-none-match'])) return void response.begin(304, headers).end();
  }
  const isPart = status === 200 && method === 'GET' && isNamed(name, `${asked['if-range'] ?? '*'}`);
  const part = isPart ? partOf(bytes, asked.range) : undefined;
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  if (part && start > end) return response.refuse(416, { 'Content-Range': `bytes */${bytes}` });

  response.begin(part ? 206 : status, {
    ...headers,
    'Content-Length': end - start + 1,
    ...(part && { 'Content-Range': `bytes ${start}-${end}/${bytes}` }),
  });
  if (method === 'HEAD') response.end();
  else if (typeof content !== 'number') response.end(content.subarray(start, end + 1));
  // A visitor who leaves in the middle is no failure.
  else pipeline(piecesOf(content, start, end), response, () => undefined);
}

const readPiece = promisify(readFrom);
const PIECE = 2 ** 16;

/**
 * Reads a file that all share and the process owns. Node's own stream of it would close its number when one visitor
 * leaves, and the next file or socket that is opened would get that number.
 */
async function* piecesOf(shared: number, start: number, end: number) {
  for (let position = start; position <= end; ) {
    const piece = Buffer.allocUnsafe(Math.min(PIECE, end + 1 - position));
    const { bytesRead } = await readPiece(shared, { buffer: piece, position });
    if (bytesRead === 0) throw new Error('The file is shorter than it was');
    yield piece.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/** The range of so many bytes that is asked for; nothing where all of them are, or it cannot be told. */
function partOf(bytes: number, range = '') {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first !== '')
    return { start: Number(first), end: Math.min(Number(last || bytes), bytes - 1) };
  return last === '' ? undefined : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
}

/** Whether these ETags name this file. A cache on the way may have made ours a weak one. */
function isNamed(file: string, tags = '') {
  const named = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(`"${file}"`);
}
