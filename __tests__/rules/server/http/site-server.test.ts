import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headers as sent } from '#headers.ts';
import { readSite, type Site } from '#server/http/finished-files.ts';
import { type Call, requestRouter } from '#server/http/request-router.ts';
import { SiteResponse, siteServer } from '#server/http/site-server.ts';
import { recentDurations } from '#server/process/recent-durations.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { addressPattern } from '../../../../scripts/build/next-output/address-pattern.ts';
import { filesToServe, writeSite } from '../../../../scripts/build/write-site.ts';
import { aBuild } from '../../../build/a-build.ts';
import { listen } from '../../../kit/real/listen.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';
import { aFolder } from '../../../kit/setup/folder.ts';

const PAGE = 'about '.repeat(999);
const FILM = Buffer.alloc(2 ** 23, 'film');

const begun: SiteResponse[] = [];
const callEntry: Call['entry'] = async (entry, { url = '' }, response) => {
  begun.push(response);
  if (url.endsWith('?fail')) throw new Error('broken');
  if (url.endsWith('?wait')) return;
  const body = url.endsWith('?long') ? PAGE : `${entry} handled`;
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': body.length }).end(body);
};
const call = { entry: callEntry, next: () => listen(nextServer()) };
const route = requestRouter(servedSite(), call, new URL('https://agency.example'));
const port = listen(siteServer(route).unref());
beforeEach(() => begun.splice(0));

function servedSite() {
  const handlers = ['/files/[name]', '/api', '/files/fixed', '/all/[...rest]', '/any/[[...rest]]'];
  const ofNext = ['/own/[...rest]', '/[any]/a'];
  const redirects = [
    { sourceRegex: '^/old(?:/(.*))?$', status: 308, headers: { Location: '/new/$1?from=old#top' } },
  ];
  const prerenderedHandlers = {
    '/prices': { 'content-type': 'text/a; charset=b', 'x-next-a': '' },
  };
  const build = aBuild(
    { '/about': { html: PAGE }, '/404': {}, '/eo/404': { html: 'nenio' } },
    { handlers: [...handlers, ...ofNext], redirects, prerenderedHandlers },
  );
  const pages = Object.entries({ '/about': 200, '/404': 404, '/eo/404': 404 }).map(
    ([address, status]) => {
      const path = join(build.distDir, `${address}.html`);
      return { address, path, status, headers: sent.page };
    },
  );
  const odd = { '.well-known/100% b&c=[d].txt': 'a', '.env': 'b' };
  const files = { ...odd, 'fonts/a.woff2': '0123456789', 'film.mp4': FILM };
  const folder = aFolder();
  writeSite(folder, filesToServe(build, pages, aFolder(files)), build, '');
  // Our server calls only handlers of ours by their entries.
  const entries = handlers.map((address) => [
    addressPattern(address),
    `server/app${address}/route.js`,
  ]);
  const file = join(folder, 'site.json');
  const written: Site = JSON.parse(readFileSync(file, 'utf8'));
  const rules = written.handlers
    .map(({ pattern }) => ({ pattern, entry: Object.fromEntries(entries)[pattern] }))
    .toSorted((a, b) => Number(a.entry === undefined) - Number(b.entry === undefined))
    .filter(({ pattern }) => !['^/prices$', '^/about$', '^/404$', '^/eo/404$'].includes(pattern));
  writeFileSync(file, JSON.stringify({ ...written, handlers: rules, renewed: [] }));
  const site = readSite(folder);
  // A running site does not need its folder.
  rmSync(folder, { recursive: true });
  return site;
}

/** Tells what it was asked. */
const nextServer = () =>
  createServer(({ url, headers }, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ url, headers })),
  ).unref();

const question = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');

/** `heard` is all that comes back until the connection closes. */
async function say(text: string, at: Promise<number> | number = port) {
  const socket = connect(await at, '127.0.0.1');
  socket.write(text);
  return { socket, heard: buffer(socket) };
}

async function ask(line: string, ...headers: string[]) {
  const { heard } = await say(question(line, 'Connection: close', ...headers));
  const response = await heard;
  const end = response.indexOf('\r\n\r\n');
  const head = response.subarray(0, end).toString();
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
  return { status: Number(head.slice(9, 12)), head, header, body: response.subarray(end + 4) };
}

test.each<[number, string, location?: string]>([
  [200, 'GET /about | GET http://evil.example:99999/about | GET /api/%2e%2e/./about?a=b'],
  [
    200,
    'POST http://a/api | PUT /api | GET /files/any.pdf | GET /all/a/b | GET /any | GET /any/a/b',
  ],
  [308, 'GET /about/?a=b', '/about?a=b'],
  [308, 'POST /api/?a=b', '/api?a=b'],
  [308, 'GET /old/1?a=b', '/new/1?from=old&a=b#top'],
  [308, 'GET /old', '/new?from=old#top'],
  [404, 'GET //evil.example// | GET //evil.example/about | GET /\\evil.example/ | GET /.env'],
  [404, 'GET /about%2f | GET /about%00 | GET /about%ff | GET /files/..%5cany'],
  [404, 'GET /%252e%252e/about | GET /../../etc/passwd | GET /site.json | GET /About | GET *'],
  [404, 'GET /_next/static/nothing.js | GET /eo/nothing/ | GET /files/a/b'],
  [405, 'OPTIONS * | POST /api/../about | PUT /eo/nothing | TRACE /api'],
])('%i with one policy responds to %s', async (...row) => {
  const [status, lines, location] = row;
  const known = `If-None-Match: ${status === 404 ? '*' : '"another"'}`;
  const foreign = [known, 'RSC: 1', 'Upgrade: websocket', 'Connection: Upgrade'];
  for (const line of lines.split(' | ')) {
    const { head, ...response } = await ask(line, ...foreign);
    const policies = head.match(/^content-security-policy: /gim)?.length;
    const got = { line, status: response.status, policies, location: response.header('location') };
    expect(got).toEqual({ line, status, policies: 1, location });
    expect(head).not.toMatch(/^set-cookie|evil/im);
  }
});

test('an unknown address below a language gets the 404 page of that language', async () => {
  const { status, body } = await ask('GET /eo/nothing');
  expect([status, String(body)]).toEqual([404, 'nenio']);
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['', 'identity', Buffer.from],
])('a client that accepts "%s" receives %s, and 304 for its ETag only', async (...row) => {
  const [accepted, encoding, read] = row;
  const about = (known: string) =>
    ask('GET /about', `Accept-Encoding: ${accepted}`, `If-None-Match: ${known}`);
  const { header, body } = await about('"another"');
  expect(read(body).toString()).toBe(PAGE);
  expect(header('vary')).toBe('Accept-Encoding');
  const tag = header('etag') ?? '';
  expect(tag).toMatch(RegExp(`\\.${encoding}"$`));
  for (const known of [tag, `"x", W/${tag}`, '*']) {
    const again = await about(known);
    expect([known, again.status, again.header('etag')]).toEqual([known, 304, tag]);
    expect(again.header('content-security-policy')).toBe(sent.page['Content-Security-Policy']);
  }
});

test.each([
  ['/fonts/a.woff2', 'bytes=2-4', 206, '234', 'Content-Range: bytes 2-4/10'],
  ['/fonts/a.woff2', 'bytes=7-99', 206, '789', 'max-age=31536000, immutable'],
  ['/fonts/a.woff2', 'bytes=10-', 416, '', 'Content-Range: bytes */10'],
  ['/fonts/a.woff2', 'bytes=-0', 416, '', 'Content-Range: bytes */10'],
  ['/fonts/a.woff2', 'bytes=5-2', 200, '0123456789', 'Accept-Ranges: bytes'],
  ['/fonts/a.woff2', 'bytes=0-1,4-5', 200, '0123456789', 'Accept-Ranges: bytes'],
  ['/fonts/a.woff2', 'bytes=-99', 206, '0123456789', 'Content-Range: bytes 0-9/10'],
  ['/.well-known/100%25%20b&c=[d].txt', 'bytes=0-', 206, 'a', 'text/plain; charset=utf-8'],
  ['/prices', 'bytes=0-', 206, '{}', 'Content-Type: text/a; charset=b'],
  ['/about', 'bytes=6-10', 206, 'about', 'Vary: Accept-Encoding'],
  // A browser that opens a film by its link makes a page for it.
  ['/film.mp4', 'bytes=8388604-', 206, 'film', "frame-ancestors 'none'; media-src 'self'"],
])('of %s the range %s receives %i, unless the file has changed', async (path, range, ...row) => {
  const [status, part, header] = row;
  const whole = await ask(`HEAD ${path}`);
  const asked = [`GET ${path}`, `Range: ${range}`, 'Accept-Encoding: br'] as const;
  for (const condition of [[], [`If-Range: ${whole.header('etag')}`]]) {
    const response = await ask(...asked, ...condition);
    const got = { condition, status: response.status, head: response.head };
    expect(got).toEqual({ condition, status, head: expect.stringContaining(header) });
    expect(response.body.toString()).toContain(part);
  }
  const changed = await ask(...asked, 'If-Range: "another"');
  expect([changed.status, whole.body.length]).toEqual([200, 0]);
  expect(whole.header('content-length')).toBe(`${changed.body.length}`);
});

test('a visitor who leaves in the middle of a film interrupts nobody else', async () => {
  const { socket, heard } = await say(question('GET /film.mp4'));
  await once(socket, 'data');
  const other = ask('GET /film.mp4');
  socket.destroy();
  await expect(heard).rejects.toThrow();
  expect((await other).body.equals(FILM)).toBe(true);
  expect((await ask('GET /film.mp4')).body.equals(FILM)).toBe(true);
});

test('a handler receives a normalised address and no header of a host or of Next', async () => {
  const policies = ['Content-Security-Policy', 'Content-Security-Policy-Report-Only'];
  const forged = [
    `${SOCKET_ADDRESS}: 203.0.113.7`,
    'Next-Resume: 1',
    'X-Middleware-Next: 1',
    ...policies.map((name) => `${name}: script-src 'nonce-evil'`),
  ];
  const query = `?${'a&'.repeat(255)}a`;
  await ask(`GET /x/../api${query}`, ...forged, 'Next-Action: 1', `User-Agent: ${AGENT}`);
  const { url, headers } = begun[0]?.req ?? {};
  expect(url).toBe(`/api${query}`);
  const own = { 'user-agent': AGENT, 'x-forwarded-proto': 'https', [SOCKET_ADDRESS]: '127.0.0.1' };
  expect(headers).toEqual({ host: 'a', connection: 'close', 'next-action': '1', ...own });
  expect(begun[0]?.getHeader('cache-control')).toBe('no-store');
});

const AGENT = 'a'.repeat(2_048);

test.each([
  ['/api', 414, `?${'a&'.repeat(256)}`, ''],
  ['/own/a', 414, `?${'a&'.repeat(256)}`, ''],
  ['/api', 431, '', `${AGENT}a`],
  ['/own/a', 431, '', `${AGENT}a`],
])('%s answers %i to what would take seconds', async (path, status, query, agent) => {
  expect((await ask(`GET ${path}${query}`, `User-Agent: ${agent}`)).status).toBe(status);
  expect(begun).toEqual([]);
});

test("an owner's page or handler gets the address and headers of Next's own server", async () => {
  const forged = ['X-Middleware-Next: 1', "Content-Security-Policy: script-src 'nonce-evil'"];
  const { body } = await ask('GET /own/a%2Fb?language=x', ...forged, 'RSC: 1');
  expect(JSON.parse(`${body}`)).toEqual({
    url: '/own/a%2Fb?language=x',
    headers: {
      host: 'a',
      connection: expect.any(String),
      rsc: '1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'a',
      'x-forwarded-port': `${await port}`,
      'x-forwarded-proto': 'https',
    },
  });
  const given = await ask('GET /own/a', 'X-Forwarded-Proto: http', 'X-Forwarded-For: 203.0.113.9');
  expect(JSON.parse(`${given.body}`).headers).toMatchObject({
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '203.0.113.9',
  });
});

test('an address that Next would decode to one of ours is none', async () => {
  for (const path of ['/%61ll/a', '/files/a%2Fb', '/about%2F'])
    expect([path, (await ask(`GET ${path}`)).status]).toEqual([path, 404]);
});

test('a query that names a part of the path, as a host would for Next, is dropped', async () => {
  for (const name of ['nxtPname', 'nxtIname', '%6Ext%50name']) {
    await ask(`GET /files/one?a=b&${name}=two`);
    expect([name, begun.pop()?.req.url]).toEqual([name, '/files/one']);
  }
});

test('a fixed address goes before one with a name', async () => {
  const { body } = await ask('GET /files/fixed');
  expect(String(body)).toBe('server/app/files/fixed/route.js handled');
});

test('a long response of a handler is compressed', async () => {
  const response = await fetch(`http://127.0.0.1:${await port}/api?long`, {
    headers: { Connection: 'close' },
  });
  expect(['vary', 'content-encoding'].map((name) => response.headers.get(name))).toEqual([
    'Accept-Encoding',
    'gzip',
  ]);
  expect(await response.text()).toBe(PAGE);
});

test('posts that arrive together leave the turns of the event loop to others', async () => {
  for (let post = 0; post < 9; post += 1) {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: 'POST',
      url: '/api',
    });
    void route(request, new SiteResponse(request));
  }
  let most = 0;
  for (let before = 0; begun.length < 9; before = begun.length) {
    await new Promise(setImmediate);
    most = Math.max(most, begun.length - before);
  }
  expect(most).toBe(2);
});

test('pipelined requests take turns, and too many close the connection', async () => {
  const last = question('GET /api', 'Connection: close');
  const second = `${question('GET /about', 'Content-Length: 4')}body`;
  const { heard } = await say(question('GET /api?wait') + second + last);
  const flood = await say(question('GET /api?wait').repeat(10));
  await flood.heard.catch(() => 'reset');
  expect(begun).toHaveLength(2);
  begun[0]?.end('first');
  expect(String(await heard)).toMatch(/first[\s\S]*about about[\s\S]*handled$/);
});

const LENGTH = `Content-Length: ${FILM.length}`;

test.each([
  ['GET /about', LENGTH],
  ['HEAD /film.mp4', LENGTH],
  ['GET /api', LENGTH],
  ['POST /api', LENGTH],
  ['GET /about', 'Transfer-Encoding: chunked'],
])('a long body that nobody reads ends the connection of %s with %s', async (line, header) => {
  const server = siteServer(route).unref();
  const client = connect(await listen(server), '127.0.0.1').on('error', () => undefined);
  client.resume().write(question(line, header));
  client.write(`${FILM.length.toString(16)}\r\n`);
  client.write(FILM);
  const [socket] = await once(server, 'connection');
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(FILM.length / 4);
  client.destroy();
});

test('the server closes a connection that does not read its response', async () => {
  const impatient = siteServer(route, 200).unref();
  const at = await listen(impatient);
  const deaf = connect(at, '127.0.0.1').pause();
  deaf.write(question('GET /film.mp4').repeat(3));
  const [socket] = await once(impatient, 'connection');
  const patient = await say(question('GET /api?wait', 'Connection: close'), at);
  await once(socket, 'close');
  deaf.destroy();
  begun[0]?.end('in the end');
  expect(String(await patient.heard)).toContain('in the end');
});

test('a request whose handler fails receives 500, and the server continues', async () => {
  const log = captureLog();
  expect((await ask('GET /api?fail')).status).toBe(500);
  expect((await ask('POST /api?fail')).status).toBe(500);
  expect(log.events()).toEqual(['Handler failed', 'Handler failed']);
  expect(recentDurations().posts.medianMs).not.toBeNull();
});

test('a server that stops responds to every open connection and closes it', async () => {
  const stopping = siteServer(route);
  const at = listen(stopping);
  async function connected(text = '') {
    const said = await say(text, at);
    await once(stopping, text ? 'request' : 'connection');
    return said;
  }
  const kept = await connected(question('GET /api'));
  await once(kept.socket, 'data');
  const underWay = await connected(question('GET /api?wait'));
  const promised = await connected(question('GET /api?wait'));
  begun[2]?.flushHeaders();
  const unheard = await connected();
  const silent = await connected();
  const stopped = stopping.stop();
  for (const { socket } of [kept, unheard]) socket.write(question('GET /api'));
  for (const response of begun.slice(1)) response.end('handled');

  const handledAndClosed = /connection: close[\s\S]*handled$/i;
  expect(String(await kept.heard)).toMatch(handledAndClosed);
  expect(String(await underWay.heard)).toMatch(handledAndClosed);
  expect(String(await unheard.heard)).toMatch(handledAndClosed);
  expect(String(await promised.heard)).toContain('handled');
  expect(String(await silent.heard)).toBe('');
  await stopped;
});
