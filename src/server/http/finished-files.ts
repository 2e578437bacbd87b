import { createReadStream, openSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import Negotiator from 'negotiator';
import type { Headers } from '#headers.ts';
import type { Answer } from './answer.ts';

/** Best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** What the build tells of one finished file. */
export type FinishedFile = {
  status: number;
  headers: Headers;
  /** Its name in the folder `files`, made of its content. A compressed copy has its encoding behind it. */
  file: string;
  bytes: number;
  encodings: readonly Encoding[];
  /** A film or a long document: it stays on the disk, open. */
  isLarge: boolean;
};

/** One form of a file, as it is sent. */
type Form = { headers: string[]; etag: string; bytes: number; content: Buffer | OpenFile };
type OpenFile = { fd: number };
export type ServedFile = { status: number; plain: Form; compressed: ReadonlyMap<Encoding, Form> };

/** Reads a file in all its forms, so that it is there whatever becomes of the folder. */
export function readFinishedFile(folder: string, finished: FinishedFile): ServedFile {
  const { status, encodings, isLarge } = finished;
  const form = (encoding?: Encoding): Form => {
    const name = [finished.file, encoding].filter(Boolean).join('.');
    const path = join(folder, 'files', name);
    const content = isLarge ? { fd: openSync(path, 'r') } : readFileSync(path);
    const etag = `"${name}"`;
    const headers = {
      ...finished.headers,
      ...(status === 200 && { ETag: etag }),
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(encodings.length > 0 ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    };
    const bytes = Buffer.isBuffer(content) ? content.length : finished.bytes;
    return { headers: Object.entries(headers).flat(), etag, bytes, content };
  };
  const compressed = new Map(encodings.map((encoding) => [encoding, form(encoding)]));
  return { status, plain: form(), compressed };
}

/** Answers a GET or HEAD with this file, or with what of it is asked for. */
export function sendFile(file: ServedFile, request: IncomingMessage, response: Answer) {
  const { method, headers } = request;
  const form = formFor(file, request);
  if (file.status !== 200) return send(file.status);
  if (!matches(headers['if-match'] ?? '*', form.etag)) return response.refuse(412);
  if (matches(headers['if-none-match'] ?? '', form.etag)) {
    response.writeHead(304, form.headers).end();
    return;
  }
  const part = partOf(request, form);
  if (part === undefined) return send(200);
  if (part === 'none') return response.refuse(416, { 'Content-Range': `bytes */${form.bytes}` });
  send(206, part);

  function send(status: number, part?: Part) {
    const { start, end } = part ?? { start: 0, end: form.bytes - 1 };
    response.writeHead(status, [
      ...form.headers,
      ...['Content-Length', `${end - start + 1}`],
      ...(part ? ['Content-Range', `bytes ${start}-${end}/${form.bytes}`] : []),
    ]);
    if (method === 'HEAD') response.end();
    else if (Buffer.isBuffer(form.content)) response.end(form.content.subarray(start, end + 1));
    else sendPart(form.content, { start, end }, response);
  }
}

/** A visitor who leaves in the middle is no failure, and whoever comes next reads the same file. */
function sendPart({ fd }: OpenFile, part: Part, response: Answer) {
  pipeline(createReadStream('', { fd, ...part, autoClose: false }), response, () => undefined);
}

/** A part is one of the plain file. */
function formFor({ plain, compressed }: ServedFile, request: IncomingMessage) {
  if (compressed.size === 0 || request.headers.range) return plain;
  const readable = new Negotiator(request).encodings([...compressed.keys()]);
  const best = ENCODINGS.find((encoding) => readable.includes(encoding));
  return (best && compressed.get(best)) ?? plain;
}

type Part = { start: number; end: number };

/** What of a file is asked for, if that can be told: nothing stands for the whole of it. */
function partOf({ method, headers }: IncomingMessage, { bytes, etag }: Form) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isOfThisFile = (headers['if-range'] ?? etag) === etag;
  if (method !== 'GET' || !isOfThisFile || `${first}${last}` === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end ? 'none' : { start, end };
}

/** A cache on the way may have called our tag a weak one. */
function matches(tags: string, etag: string) {
  const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
