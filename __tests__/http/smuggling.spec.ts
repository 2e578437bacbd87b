import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '../browser/site.ts';

const INSIDE = 'GET /smuggled HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const CHUNKED_END = '0\r\n\r\n';

for (const [trick, head, body] of [
  [
    'two ways to say where it ends',
    `Content-Length: ${CHUNKED_END.length}\r\nTransfer-Encoding: chunked`,
    CHUNKED_END,
  ],
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 5', ''],
  ['a length with a sign', 'Content-Length: +0', ''],
  ['a length in words', 'Content-Length: none', ''],
  ['a coding that is none', 'Transfer-Encoding: xchunked', CHUNKED_END],
  ['chunks that are coded again', 'Transfer-Encoding: chunked, identity', CHUNKED_END],
  ['a space before the colon', 'Transfer-Encoding : chunked', CHUNKED_END],
  ['a folded line', 'Transfer-Encoding:\r\n chunked', CHUNKED_END],
  ['a line that ends early', 'X: a\nTransfer-Encoding: chunked', CHUNKED_END],
  ['a NUL', 'X: a\0b', ''],
  ['a chunk whose size is none', 'Transfer-Encoding: chunked', `0x0\r\n\r\n`],
] as const)
  test(`a request with ${trick} brings no second one with it`, async ({ site }) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.write(`POST /api/consultation HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n${body}${INSIDE}`);
    const answers = await text(socket);
    expect(answers).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answers.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  });

for (const address of [
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/_next/static/../../server.js',
  '/_next/static/..%2f..%2fserver.js',
  '/_next/static/%2e%2e/%2e%2e/data/outbox.db',
  '/fonts/..%5c..%5cserver.js',
  '/fonts/geist-latin.woff2%00.html',
  '/.env.local',
  '/data/outbox.db',
  '//etc/passwd',
])
  test(`${address} leads out of nothing`, async ({ site }) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.write(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 (308|400|404) /);
    expect(answer).not.toMatch(/root:|process\.env|SQLite format/);
    expect(answer).not.toMatch(/location: (https?:)?\/\/[^/]*etc/i);
  });
