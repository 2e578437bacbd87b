import diagnostics from 'node:diagnostics_channel';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { guardFrontDoor } from '#server/front-door/front-door.ts';
import { listen } from '../../../scripts/prove/real/listen.ts';

/** A server that treats upgrades as Next's does: it neither answers nor hangs up. */
const upgraded: unknown[] = [];
const seen: IncomingMessage[] = [];
let port: number;
const server = createServer((request, response) => {
  seen.push(request);
  response.end('answered');
}).on('upgrade', (request) => upgraded.push(request));

const subscribed = jest.spyOn(diagnostics, 'subscribe');

beforeAll(async () => {
  guardFrontDoor();
  port = await listen(server);
});

// The next tests of this process have servers too, and no guard.
afterAll(() => {
  for (const [name, listener] of subscribed.mock.calls) diagnostics.unsubscribe(name, listener);
  server.close();
});

/** Sends these bytes and resolves to what came back until the server hung up. */
async function say(...lines: string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

async function ask(address: string, ...headers: string[]) {
  await say(`GET ${address} HTTP/1.1`, 'Host: agency.example', 'Connection: close', ...headers);
  return seen.at(-1) as IncomingMessage;
}

test.each(['websocket', 'h2c', 'anything'])(
  'a connection that asks to become %s is answered like any other',
  async (protocol) => {
    const asking = [`Upgrade: ${protocol}`, 'Connection: Upgrade, close'];
    expect(await say('GET /no-such-page HTTP/1.1', 'Host: a', ...asking)).toContain('answered');
    expect(upgraded).toEqual([]);
  },
);

test('of a thousand questions in one address Next hears 32, and the page is served', async () => {
  const { url } = await ask(`/about?${'a&'.repeat(1_000)}`);
  expect(url).toBe(`/about?${Array(32).fill('a').join('&')}`);
});

test.each([
  '/',
  '/about?',
  '/about?utm_source=a&utm_medium=b%26c&gclid=d',
  `/about?${Array(32).fill('a=1').join('&')}`,
])('%s reaches Next as it is', async (address) => {
  expect((await ask(address)).url).toBe(address);
});

test.each(['', '?a=b'])(
  'Next’s own page for failures (%s) is no address of ours',
  async (query) => {
    expect((await ask(`/_global-error${query}`)).url).toBe(`/404${query}`);
  },
);

test('a browser tells its name in 512 letters, whatever it tells', async () => {
  const { headers } = await ask('/api/health', `User-Agent: ${'a-'.repeat(5_000)}`);
  expect(headers['user-agent']).toHaveLength(512);
});

test('nobody can say where they come from but the socket', async () => {
  for (const address of ['/', '/api/consultation']) {
    const { headers } = await ask(address, 'X-Socket-Address: 203.0.113.7');
    expect(headers['x-socket-address']).toBe('127.0.0.1');
  }
});

test('a page hears nothing that could make it another page', async () => {
  const { headers } = await ask(
    '/about',
    ...['Accept-Encoding: br', 'If-None-Match: "a"', 'RSC: 1', 'Next-Action: a', 'Cookie: a=1'],
    ...['X-Matched-Path: /', 'X-Forwarded-Host: b.example', 'Content-Type: a', 'Content-Length: 0'],
  );
  expect(Object.keys(headers).sort()).toEqual([
    ...['accept-encoding', 'connection', 'host', 'if-none-match', 'x-socket-address'],
  ]);
});

test('a handler hears everything', async () => {
  const { headers } = await ask('/api/consultation', 'Idempotency-Key: a', 'Content-Type: b');
  expect(headers).toMatchObject({ 'idempotency-key': 'a', 'content-type': 'b' });
});

test.each([
  ['POST', '/about', 'GET, HEAD'],
  ['OPTIONS', '/', 'GET, HEAD'],
  ['PUT', '/fonts/geist-latin.woff2', 'GET, HEAD'],
  ['TRACE', '/api/health', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ['PROPFIND', '/api/consultation', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])(
  '%s %s is refused before Next hears of it, naming what is not',
  async (method, address, allow) => {
    const before = seen.length;
    const answer = await say(`${method} ${address} HTTP/1.1`, 'Host: a', 'Connection: close');
    expect(answer).toContain('HTTP/1.1 405 Method Not Allowed');
    expect(answer).toContain(`Allow: ${allow}\r\n`);
    expect(answer.match(/content-security-policy/gi)).toHaveLength(1);
    expect(seen).toHaveLength(before);
  },
);
