import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headers as sent } from '#headers.ts';
import { answerRequest, turnOfEventLoop } from '#server/http/answer-request.ts';
import { readSite } from '#server/http/finished-files.ts';
import { originOf, siteServer } from '#server/http/site-server.ts';
import { SOCKET_ADDRESS } from '#server/intake/client-networks.ts';
import { everythingFinished, writeSite } from '../../../../scripts/build/write-site.ts';
import { listen } from '../../../../scripts/prove/real/listen.ts';
import { aBuild } from '../../../build/a-build.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';
import { aFolder } from '../../../kit/setup/folder.ts';

const FILM = Buffer.alloc(2 ** 23, 'film');
const PUBLIC = {
  'logo (1).png': 'a',
  '.well-known/security.txt': 'Contact: a',
  '100%.txt': 'a',
  'a b&c=[d].txt': 'a',
  'fonts/a.woff2': '0123456789',
  'film.mp4': FILM,
};
const PAGE = 'about '.repeat(999);

const begun: { request: IncomingMessage; response: ServerResponse }[] = [];
/** Handlers answer when a test says so. */
const handler = (request: IncomingMessage, response: ServerResponse) =>
  void begun.push({ request, response });
let handled: (...call: Parameters<typeof handler>) => unknown;

const folder = servedFolder();
const site = readSite(folder);
// A running site does not need its folder.
rmSync(folder, { recursive: true });
const answer = answerRequest(
  site,
  (...call) => handled(...call),
  new URL('https://agency.example'),
);
const server = siteServer(answer);
let port: number;
beforeAll(async () => {
  port = await listen(server);
});
beforeEach(() => {
  begun.length = 0;
  handled = (_, response) => response.end('handled');
});
afterAll(() => server.close());

function servedFolder() {
  const html = { '/about': PAGE, '/work/two (wörds)': PAGE, '/_not-found': 'No' };
  const routes = ['/about', '/api/health', '/newsletter'];
  const build = aBuild(
    Object.fromEntries(Object.entries(html).map(([route, text]) => [route, { html: text }])),
    {
      'routes-manifest.json': {
        staticRoutes: routes.map((page) => ({ page, regex: `^${page}(?:/)?$` })),
        dynamicRoutes: [{ page: '/files/[name]', regex: '^/files/([^/]+?)(?:/)?$' }],
        redirects: [{ regex: '^/old(?:/)?$' }],
        rewrites: { beforeFiles: [], afterFiles: [], fallback: [] },
      },
      'server/app/prices.body': '{}',
      'server/app/prices.meta': {
        status: 200,
        headers: {
          'content-type': 'text/csv; charset=iso-8859-1',
          'content-length': '7',
          'x-next-cache-tags': 'a',
        },
      },
    },
  );
  const pages = Object.keys(html).map((address) => ({
    address,
    path: join(build, `server/app${address}.html`),
    status: address === '/_not-found' ? 404 : 200,
    headers: { ...sent.page, 'Content-Type': 'text/html' },
  }));
  const served = aFolder();
  writeSite(served, everythingFinished(build, pages, aFolder(PUBLIC)), build, '');
  return served;
}

/** Sends these bytes as they are. Resolves to all that comes back until the server closes the connection. */
function say(words: string, at = port) {
  const socket = connect(at, '127.0.0.1');
  socket.write(words);
  return buffer(socket);
}

const question = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');

async function ask(line: string, ...headers: string[]) {
  const answer = await say(question(line, 'Connection: close', ...headers));
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.subarray(0, end).toString();
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
  return { status: Number(head.slice(9, 12)), head, header, body: answer.subarray(end + 4) };
}

const closing = (at: ReturnType<typeof siteServer>) =>
  new Promise((resolve) => at.once('connection', (socket) => socket.once('close', resolve)));

async function until(holds: () => boolean) {
  while (!holds()) await new Promise(setImmediate);
}

const ADDRESSES = `
  200: GET /about | HEAD /about | GET http://a:99999/about | GET http://evil.example/about
  200: GET /api/../about?a=b | GET /api/%2e%2e/./about | GET /work/two%20(w%C3%B6rds) | GET /old
  200: POST http://a/api/health | PUT /newsletter | GET /files/any.pdf
  308: GET /about/?a=b
  404: GET /About | GET //evil.example// | GET /\\evil.example/ | GET /about%2f | GET /about%00.html
  404: GET /files/..%5cany.pdf | GET /%252e%252e/about | GET /about%ff | GET /_not-found | GET *
  404: GET /./_global-error | GET /api/Health | GET /_next/static/nothing.js | GET /site.json
  404: GET /_next/image?url=%2Fapp-icon&w=640&q=75 | GET /../../etc/passwd | GET /nothing/
  405: OPTIONS * | POST /api/../about | PUT /nothing | TRACE /api/health | PROPFIND /api/health`;

test.each(
  [...ADDRESSES.matchAll(/(\d+): (.*)/g)].flatMap(([, status, lines = '']) =>
    lines.split(' | ').map((line) => [line, Number(status)] as const),
  ),
)('%s receives %i and one policy', async (line, status) => {
  const foreign = ['RSC: 1', 'Next-Action: a', 'Upgrade: websocket', 'Connection: Upgrade'];
  const { head, ...answer } = await ask(line, ...foreign);
  expect(answer.status).toBe(status);
  expect(head.match(/^content-security-policy: /gim)).toHaveLength(1);
  expect(head).not.toMatch(/^set-cookie|evil/im);
  if (status === 308) expect(answer.header('location')).toBe('/about?a=b');
});

test.each(Object.entries(PUBLIC))('the server sends public/%s', async (name, content) => {
  const { status, header, body } = await ask(`GET /${encodeURI(name)}`);
  expect(status).toBe(200);
  expect(body.equals(Buffer.from(content))).toBe(true);
  // A browser that opens a film by its link makes a page for it.
  const media = name === 'film.mp4' ? "; media-src 'self'" : '';
  expect(header('content-security-policy')).toBe(sent.file['Content-Security-Policy'] + media);
  const caching = name.startsWith('fonts/') ? /immutable/ : /must-revalidate/;
  expect(header('cache-control')).toMatch(caching);
});

test('a prerendered route keeps the headers of its author', async () => {
  const { head, header, body } = await ask('GET /prices');
  expect(body.toString()).toBe('{}');
  expect(header('content-type')).toBe('text/csv; charset=iso-8859-1');
  expect(header('content-length')).toBe('2');
  expect(head).not.toContain('x-next');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['*', 'br'],
  ['br;q=0', undefined],
  ['', undefined],
])('a client that accepts "%s" receives %s', async (accepted, encoding) => {
  const { header, body } = await ask('GET /about', `Accept-Encoding: ${accepted}`);
  expect(header('content-encoding')).toBe(encoding);
  expect(header('vary')).toBe('Accept-Encoding');
  const read = encoding === 'br' ? brotliDecompressSync : encoding ? gunzipSync : Buffer.from;
  expect(read(body).toString()).toBe(PAGE);
});

test('each encoding of a page has an ETag of its own, which receives 304', async () => {
  const tagged = async (encoding: string, ...others: string[]) => {
    const { status, header } = await ask('GET /about', `Accept-Encoding: ${encoding}`, ...others);
    return { status, tag: header('etag'), policy: header('content-security-policy') };
  };
  const encodings = ['br', 'gzip', 'identity'];
  const tags = await Promise.all(encodings.map(async (each) => (await tagged(each)).tag));
  expect(new Set(tags).size).toBe(3);
  const [tag = ''] = tags;
  for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*'])
    expect(await tagged('br', `If-None-Match: ${known}`)).toEqual({
      status: 304,
      tag,
      policy: sent.page['Content-Security-Policy'],
    });
  expect((await tagged('gzip', `If-None-Match: ${tag}`)).status).toBe(200);
  expect((await ask('GET /nothing', 'If-None-Match: *')).status).toBe(404);
});

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=7-99', 206, '789'],
  ['bytes=-3', 206, '789'],
  ['bytes=-99', 206, '0123456789'],
  ['bytes=10-', 416, ''],
  ['bytes=-0', 416, ''],
  ['bytes=9-3', 416, ''],
  ['bytes=0-1,4-5', 200, '0123456789'],
  ['lines=1-2', 200, '0123456789'],
])('the range %s of a file receives %i', async (range, status, content) => {
  const { body, header, ...answer } = await ask('GET /fonts/a.woff2', `Range: ${range}`);
  expect(answer.status).toBe(status);
  expect(body.toString()).toContain(content);
  expect(header('content-range') !== undefined).toBe(status !== 200);
});

test('a range counts bytes of the uncompressed page', async () => {
  const part = await ask('GET /about', 'Range: bytes=6-10', 'Accept-Encoding: br');
  expect([part.status, part.body.toString()]).toEqual([206, 'about']);
});

test('If-Range sends a part of the same film only', async () => {
  const { header } = await ask('HEAD /film.mp4');
  expect(header('content-length')).toBe(String(FILM.length));
  const range = 'Range: bytes=4-7';
  const part = await ask('GET /film.mp4', range, `If-Range: ${header('etag')}`);
  expect([part.status, part.body.toString()]).toEqual([206, 'film']);
  expect((await ask('GET /film.mp4', range, 'If-Range: "another"')).status).toBe(200);
});

test('visitors who leave in the middle of a film interrupt nobody else', async () => {
  async function leave(...range: string[]) {
    const socket = connect(port, '127.0.0.1');
    socket.write(question('GET /film.mp4', ...range));
    await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
  }
  for (let round = 0; round < 4; round += 1) {
    const left = [leave(), leave('Range: bytes=4194304-')];
    const others = ['/film.mp4', '/about', '/film.mp4'].map((path) => ask(`GET ${path}`));
    await Promise.all(left);
    const [film, page, again] = await Promise.all(others);
    expect(film?.body.equals(FILM) && again?.body.equals(FILM)).toBe(true);
    expect(page?.body).toHaveLength(PAGE.length);
  }
});

test('a handler receives the normalised address, the client address and bounded headers', async () => {
  handled = handler;
  const path = `/x/../newsletter?${'a&'.repeat(1_000)}`;
  const agent = `User-Agent: ${'a'.repeat(5_000)}`;
  const asked = ask(`GET ${path}`, 'Cookie: a=b', 'X-Socket-Address: 203.0.113.7', agent);
  await until(() => begun.length === 1);
  const [{ request, response } = {}] = begun;
  expect(request?.url).toBe(`/newsletter?${Array(32).fill('a').join('&')}`);
  expect(request?.headers).toMatchObject({ cookie: 'a=b', 'x-forwarded-proto': 'https' });
  expect(request?.headers[SOCKET_ADDRESS]).toBe('127.0.0.1');
  expect(request?.headers['user-agent']).toHaveLength(512);

  response?.setHeader('Content-Security-Policy', 'own').end();
  const { header } = await asked;
  expect(header('content-security-policy')).toBe('own');
  expect(header('cache-control')).toBe('no-store');
});

const CHUNKED_END = '0\r\n\r\n';

test.each([
  ['length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked', CHUNKED_END],
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 5', ''],
  ['a length with a sign', 'Content-Length: +0', ''],
  ['a length in words', 'Content-Length: none', ''],
  ['a bare line feed', 'X: a\nTransfer-Encoding: chunked', CHUNKED_END],
  ['an invalid chunk size', 'Transfer-Encoding: chunked', '0x0\r\n\r\n'],
])('a request with %s smuggles no second request', async (_, head, body) => {
  handled = (request, response) => void request.on('end', () => response.end()).resume();
  const words = question('POST /newsletter', head) + body + question('GET /about');
  const answers = String(await say(words));
  expect(answers).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answers.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
});

test('at most 16 posts begin in a turn of the event loop, in their order', async () => {
  const order: number[] = [];
  const counts: number[] = [];
  for (let one = 0; one < 40; one += 1) void turnOfEventLoop().then(() => order.push(one));
  while (order.length < 40) {
    await new Promise(setImmediate);
    counts.push(order.length);
  }
  expect(order).toEqual([...Array(40).keys()]);
  expect(counts).toEqual([16, 32, 40]);
});

test('pipelined requests begin one after the other', async () => {
  handled = handler;
  const last = question('GET /newsletter', 'Connection: close');
  const answers = say(question('GET /newsletter') + question('GET /about') + last);
  await until(() => begun.length === 1);
  begun[0]?.response.end('first');
  await until(() => begun.length === 2);
  begun[1]?.response.end('last');
  expect(String(await answers)).toMatch(/first[\s\S]*about about[\s\S]*last$/);
});

test('a connection that pipelines two thousand requests is closed after the first begins', async () => {
  handled = handler;
  await say(question('GET /newsletter').repeat(2_000)).catch(() => 'reset');
  expect(begun).toHaveLength(1);
});

test('the server closes a connection that does not read its answer, and keeps one that waits for an answer', async () => {
  handled = handler;
  const impatient = siteServer(answer, { silenceMs: 200 });
  const at = await listen(impatient);
  const closed = closing(impatient);
  const deaf = connect(at, '127.0.0.1').pause();
  deaf.write(question('GET /film.mp4').repeat(3));
  const patient = say(question('GET /newsletter', 'Connection: close'), at);
  await closed;
  deaf.destroy();
  begun[0]?.response.end('in the end');
  expect(String(await patient)).toContain('in the end');
  impatient.close();
});

test.each([
  ['rejects', () => Promise.reject(new Error('broken'))],
  ['throws', () => JSON.parse('broken')],
])('a request whose handler %s receives 500, and the server continues', async (_, broken) => {
  const log = captureLog();
  const failing = siteServer(broken);
  const at = await listen(failing);
  for (const line of ['GET /', 'POST /'])
    expect(String(await say(question(line), at))).toMatch(/^HTTP\/1\.1 500 /);
  expect(log.events()).toEqual(['Handler failed', 'Handler failed']);
  failing.close();
});

test('the server cuts off a body that trickles after its answer', async () => {
  const answering = siteServer((_, response) => response.end('early'), { afterAnswerMs: 100 });
  const trickling = connect(await listen(answering), '127.0.0.1');
  const closed = new Promise((resolve) => trickling.once('close', resolve));
  trickling.on('error', () => undefined).resume();
  trickling.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
  const trickle = setInterval(() => trickling.write('a'), 10);
  await closed;
  clearInterval(trickle);
  answering.close();
});

test('a server that stops answers every open connection and closes it', async () => {
  const stopping = siteServer(handler);
  const at = await listen(stopping);
  async function connected(...words: string[]) {
    const socket = connect(at, '127.0.0.1');
    const accepted = once(stopping, 'connection');
    for (const word of words) socket.write(word);
    await accepted;
    return { socket, heard: buffer(socket).then(String) };
  }
  const again = await connected(question('GET /'));
  await until(() => begun.length === 1);
  begun.shift()?.response.end('before');
  await once(again.socket, 'data');
  const underWay = await connected(question('GET /'));
  const promised = await connected(question('GET /'));
  await until(() => begun.length === 2);
  begun[1]?.response.flushHeaders();
  const unheard = await connected();
  const silent = await connected();
  const stopped = stopping.stop();
  for (const { socket } of [again, unheard]) socket.write(question('GET /'));
  await until(() => begun.length === 4);
  for (const { response } of begun) response.end('in time');
  for (const { heard } of [again, underWay, unheard])
    expect(await heard).toMatch(/connection: close[\s\S]*in time$/i);
  expect(await promised.heard).toContain('in time');
  expect(await silent.heard).toBe('');
  await stopped;
});

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['site.example', 'http://site.example:3000'],
])('a site that listens at %s is ready at %s', (hostname, origin) => {
  expect(originOf(hostname, 3000)).toBe(origin);
});
