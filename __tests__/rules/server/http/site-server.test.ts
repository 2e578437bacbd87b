import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headers as sent } from '#headers.ts';
import { answerRequest } from '#server/http/answer-request.ts';
import { readSite } from '#server/http/finished-files.ts';
import { siteServer } from '#server/http/site-server.ts';
import { SOCKET_ADDRESS } from '#server/intake/client-networks.ts';
import { everythingFinished, writeSite } from '../../../../scripts/build/write-site.ts';
import { listen } from '../../../../scripts/prove/real/listen.ts';
import { aBuild } from '../../../build/a-build.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';
import { aFolder } from '../../../kit/setup/folder.ts';

const PUBLIC = {
  'logo (1).png': 'a',
  'c++.svg': '<svg>'.repeat(99),
  '.well-known/security.txt': 'Contact: a',
  humans: 'a',
  '100%.txt': 'a',
  'a b&c=[d].txt': 'a',
  'fonts/a.woff2': '0123456789',
  'film.mp4': Buffer.alloc(2 ** 23, 'film'),
};
const PAGE = 'about '.repeat(999);

/** What a handler heard, and what it says then. */
const heard: IncomingMessage[] = [];
const handled = (_: IncomingMessage, response: ServerResponse): unknown => response.end('handled');
let handler = handled;

let port: number;
const folder = servedFolder();
const site = readSite(folder);
// What becomes of the folder is no concern of a site that runs.
rmSync(folder, { recursive: true });
const answer = answerRequest(
  site,
  async (request, response) => {
    heard.push(request);
    await handler(request, response);
  },
  new URL('https://agency.example'),
);
const server = siteServer(answer);
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

function servedFolder() {
  const page = { html: PAGE };
  const build = aBuild(
    {
      '/': page,
      '/about': page,
      '/work/two (wörds)': page,
      '/_not-found': { html: 'No', status: 404 },
    },
    {
      'routes-manifest.json': {
        staticRoutes: ['/about', '/api/health', '/newsletter'].map((route) => ({
          page: route,
          regex: `^${route}(?:/)?$`,
        })),
        dynamicRoutes: [{ page: '/files/[name]', regex: '^/files/([^/]+?)(?:/)?$' }],
        redirects: [{ regex: '^/old(?:/)?$' }],
        rewrites: { beforeFiles: [], afterFiles: [], fallback: [] },
      },
    },
  );
  const folder = aFolder(PUBLIC);
  const pages = ['/', '/about', '/work/two (wörds)', '/_not-found'].map((address) => ({
    address,
    path: join(build, `server/app/${address === '/' ? 'index' : address}.html`),
    status: address === '/_not-found' ? 404 : 200,
    headers: { ...sent.page, 'Content-Type': 'text/html' },
  }));
  const served = aFolder();
  writeSite(served, everythingFinished(build, pages, folder), build, '');
  return served;
}

/** Sends these bytes as they are, and resolves to what came back until the server hung up. */
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

const taggedAs = async (path: string, ...headers: string[]) =>
  (await ask(`GET ${path}`, ...headers)).header('etag') ?? '';

/** What is answered how, whatever letters a stranger writes an address in. */
const answers: Record<number, string> = {
  200: `GET /about | HEAD /about | GET /about?a=b | GET http://a/about | GET http://a:99999/
 | GET http://evil.example/about | GET /x/../about | GET /api/../about | GET /api/%2e%2e/about
 | GET /./about | GET /work/two%20(w%C3%B6rds) | POST http://a/api/health | PUT /newsletter
 | GET /files/any.pdf | GET /old`,
  308: 'GET /about/?a=b',
  404: `GET /About | GET //about | GET //evil.example/ | GET /\\evil.example/ | GET /about%2f
 | GET /..%2fabout | GET /..%5cabout | GET /files/..%5cany.pdf | GET /about%00.html
 | GET /%252e%252e/about | GET /about%ff | GET /_not-found | GET /_global-error
 | GET /./_global-error | GET /api/Health | GET /api/nothing | GET /_next/static/nothing.js
 | GET /_next/image?url=%2Fapp-icon&w=640&q=75 | GET /../../etc/passwd | GET /site.json | GET *
 | GET /nothing/ | GET //evil.example//`,
  405: `OPTIONS * | POST /about | POST /api/../ | PUT /nothing | DELETE /fonts/a.woff2
 | TRACE /api/health | PROPFIND /api/health`,
};
const lines = Object.entries(answers).flatMap(([status, all]) =>
  all.split(/\s*\| /).map((line) => [line, Number(status)] as const),
);

test.each(lines)('%s is answered %i, under one policy', async (line, status) => {
  const { head, ...answer } = await ask(
    line,
    'RSC: 1',
    'Next-Action: a',
    'Cookie: __prerender_bypass=a',
  );
  expect(answer.status).toBe(status);
  expect(head.match(/^content-security-policy: /gim)).toHaveLength(1);
  expect(head).not.toMatch(/^set-cookie|evil/im);
  if (status === 308) expect(answer.header('location')).toBe('/about?a=b');
});

test.each(Object.entries(PUBLIC))(
  '%s in `public` is sent, with its policy',
  async (name, content) => {
    const { status, header, body } = await ask(`GET /${encodeURI(name)}`);
    expect(status).toBe(200);
    expect(body.equals(Buffer.from(content))).toBe(true);
    expect(header('content-security-policy')).toBe(
      // Opened by its link, a browser makes a page for it.
      sent.file['Content-Security-Policy'] + (name === 'film.mp4' ? "; media-src 'self'" : ''),
    );
    expect(header('cache-control')).toMatch(
      name.startsWith('fonts/') ? /immutable/ : /must-revalidate/,
    );
  },
);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['*', 'br'],
  ['br;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('to whoever reads "%s" a page is sent as %s, and says the same', async (accepted, encoding) => {
  const { header, body } = await ask('GET /about', `Accept-Encoding: ${accepted}`);
  expect(header('content-encoding')).toBe(encoding);
  expect(header('vary')).toBe('Accept-Encoding');
  const read = encoding === 'br' ? brotliDecompressSync : encoding ? gunzipSync : Buffer.from;
  expect(read(body).toString()).toBe(PAGE);
});

test('a page is asked for again by its tag, which is another in each form', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map((form) => taggedAs('/about', `Accept-Encoding: ${form}`)),
  );
  expect(new Set(tags).size).toBe(3);
  const [tag = ''] = tags;
  for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
    const again = await ask('GET /about', 'Accept-Encoding: br', `If-None-Match: ${known}`);
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.header('content-security-policy')).toBe(sent.page['Content-Security-Policy']);
  }
  expect((await ask('GET /about', 'Accept-Encoding: gzip', `If-None-Match: ${tag}`)).status).toBe(
    200,
  );
  expect((await ask('GET /about', 'If-Match: "x"')).status).toBe(412);
  expect((await ask('GET /nothing', 'If-None-Match: *')).status).toBe(404);
});

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=7-99', 206, '789'],
  ['bytes=-3', 206, '789'],
  ['bytes=-99', 206, '0123456789'],
  ['bytes=10-', 416, 'Range Not Satisfiable'],
  ['bytes=-0', 416, 'Range Not Satisfiable'],
  ['bytes=9-3', 416, 'Range Not Satisfiable'],
  ['bytes=0-1,4-5', 200, '0123456789'],
  ['bytes=x', 200, '0123456789'],
  ['lines=1-2', 200, '0123456789'],
])('of a file %s is answered %i', async (range, status, content) => {
  const answer = await ask('GET /fonts/a.woff2', `Range: ${range}`);
  expect(answer.status).toBe(status);
  if (status !== 416) expect(answer.body.toString()).toBe(content);
  expect(answer.header('content-range') !== undefined).toBe(status !== 200);
});

test('a part of a film is sent, of the film that is meant', async () => {
  const tag = await taggedAs('/film.mp4');
  const part = await ask('GET /film.mp4', 'Range: bytes=4-7', `If-Range: ${tag}`);
  expect([part.status, part.body.toString()]).toEqual([206, 'film']);
  expect((await ask('GET /film.mp4', 'Range: bytes=4-7', 'If-Range: "another"')).status).toBe(200);
  expect((await ask('HEAD /film.mp4')).header('content-length')).toBe(String(2 ** 23));
});

test('visitors who leave a film in the middle, or look for a place in it, take it from nobody', async () => {
  for (let round = 0; round < 4; round += 1) {
    const left = ['', 'Range: bytes=4194304-'].map((range) => leaveInTheMiddle('/film.mp4', range));
    const others = ['/film.mp4', '/about', '/film.mp4'].map((path) => ask(`GET ${path}`));
    const part = ask('GET /film.mp4', 'Range: bytes=8388604-');
    await Promise.all(left);
    const read = (await Promise.all(others)).map(({ body }) => body);
    expect(read.map(({ length }) => length)).toEqual([2 ** 23, PAGE.length, 2 ** 23]);
    expect(read[0]?.equals(PUBLIC['film.mp4'])).toBe(true);
    expect((await part).body.toString()).toBe('film');
  }
  expect((await ask('GET /film.mp4')).body).toHaveLength(2 ** 23);
});

/** As a player does that seeks, and whoever closes the page. */
async function leaveInTheMiddle(path: string, range: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(question(`GET ${path}`, ...(range ? [range] : [])));
  await once(socket, 'data');
  socket.destroy();
  await once(socket, 'close');
}

test('a handler hears all that was said, at the address that was decided, and who says it', async () => {
  const said = ['Cookie: a=b', 'Authorization: Bearer c', 'X-Socket-Address: 203.0.113.7'];
  await ask(
    `POST /x/../newsletter?${'a&'.repeat(1_000)}`,
    ...said,
    `User-Agent: ${'a'.repeat(5_000)}`,
  );
  const { url, headers } = heard.at(-1) ?? {};
  expect(url).toBe(`/newsletter?${Array(32).fill('a').join('&')}`);
  expect(headers).toMatchObject({
    cookie: 'a=b',
    authorization: 'Bearer c',
    'x-forwarded-proto': 'https',
  });
  expect(headers?.[SOCKET_ADDRESS]).toBe('127.0.0.1');
  expect(headers?.['user-agent']).toHaveLength(512);
});

test('a handler may say its own policy; what it does not say is said for it', async () => {
  handler = (_, response) => void response.setHeader('Content-Security-Policy', 'own').end();
  const answer = await ask('GET /newsletter');
  expect(answer.header('content-security-policy')).toBe('own');
  expect(answer.header('cache-control')).toBe('no-store');
  expect(answer.header('x-content-type-options')).toBe('nosniff');
});

test('a request to become a WebSocket is answered like any other', async () => {
  const { status } = await ask('GET /about', 'Upgrade: websocket', 'Connection: Upgrade');
  expect(status).toBe(200);
});

const CHUNKED_END = '0\r\n\r\n';

test.each([
  ['two ways to say where it ends', `Content-Length: 5\r\nTransfer-Encoding: chunked`, CHUNKED_END],
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 5', ''],
  ['a length with a sign', 'Content-Length: +0', ''],
  ['a length in words', 'Content-Length: none', ''],
  ['a line that ends early', 'X: a\nTransfer-Encoding: chunked', CHUNKED_END],
  ['a chunk whose size is none', 'Transfer-Encoding: chunked', '0x0\r\n\r\n'],
])('a request with %s brings no second one with it', async (_, head, body) => {
  handler = (request, response) => void request.on('end', () => response.end()).resume();
  const answers = String(
    await say(question('POST /newsletter', head) + body + question('GET /about')),
  );
  expect(answers).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answers.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
});

describe('on one connection', () => {
  const begun: ServerResponse[] = [];
  beforeEach(() => {
    begun.length = 0;
    handler = (_, response) => void begun.push(response);
  });

  test('one request is under way, and the next begins when its answer has gone', async () => {
    const answers = say(
      question('GET /newsletter') +
        question('GET /about') +
        question('GET /newsletter', 'Connection: close'),
    );
    await until(() => begun.length === 1);
    begun[0]?.end('first');
    await until(() => begun.length === 2);
    begun[1]?.end('last');
    expect(String(await answers)).toMatch(/first[\s\S]*about about[\s\S]*last$/);
  });

  test('two thousand at once are one, and the connection is closed', async () => {
    await say(question('GET /newsletter').repeat(2_000)).catch(() => 'reset');
    expect(begun).toHaveLength(1);
  });

  test('whoever does not read is hung up on; whom we keep waiting is not', async () => {
    const impatient = siteServer(answer, { silenceMs: 200 });
    const at = await listen(impatient);
    const deaf = connect(at, '127.0.0.1').pause();
    const closed = new Promise((resolve) =>
      impatient.once('connection', (socket) => socket.once('close', resolve)),
    );
    deaf.write(question('GET /film.mp4').repeat(3));
    const patient = say(question('GET /newsletter', 'Connection: close'), at);
    await closed;
    deaf.destroy();
    begun[0]?.end('in the end');
    expect(String(await patient)).toContain('in the end');
    impatient.close();
  });
});

test('a handler that rejects is answered with 500, and the server goes on', async () => {
  const log = captureLog();
  handler = () => Promise.reject(new Error('broken'));
  expect((await ask('GET /api/health')).status).toBe(500);
  handler = handled;
  expect((await ask('GET /api/health')).status).toBe(200);
  expect(log.events()).toEqual(['Handler failed']);
});

test('a body that trickles after its answer is cut off', async () => {
  const answering = siteServer((_, response) => void response.end('early'), { afterAnswerMs: 100 });
  const at = await listen(answering);
  const trickling = connect(at, '127.0.0.1');
  const closed = new Promise((resolve) => trickling.once('close', resolve));
  trickling.on('error', () => undefined).resume();
  trickling.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
  const trickle = setInterval(() => trickling.write('a'), 10);
  await closed;
  clearInterval(trickle);
  answering.close();
});

async function until(holds: () => boolean) {
  while (!holds()) await new Promise(setImmediate);
}

describe('a server that stops', () => {
  let begun: ServerResponse[];
  let stopping: ReturnType<typeof siteServer>;
  let at: number;
  beforeEach(async () => {
    begun = [];
    stopping = siteServer((_, response) => void begun.push(response));
    at = await listen(stopping);
  });

  async function connected(...words: string[]) {
    const socket = connect(at, '127.0.0.1');
    const accepted = once(stopping, 'connection');
    for (const word of words) socket.write(word);
    await accepted;
    return { socket, heard: buffer(socket).then(String) };
  }

  test('answers whoever has a connection already, and closes it then', async () => {
    const again = await connected(question('GET /'));
    await until(() => begun.length === 1);
    begun.shift()?.end('before');
    await once(again.socket, 'data');
    const underWay = await connected(question('GET /'));
    await until(() => begun.length === 1);
    const unheard = await connected();
    const silent = await connected();
    const stopped = stopping.stop();
    again.socket.write(question('GET /'));
    unheard.socket.write(question('GET /'));
    await until(() => begun.length === 3);
    for (const response of begun) response.end('in time');
    for (const { heard } of [again, underWay, unheard])
      expect(await heard).toMatch(/connection: close[\s\S]*in time$/i);
    expect(await silent.heard).toBe('');
    await stopped;
  });
});
