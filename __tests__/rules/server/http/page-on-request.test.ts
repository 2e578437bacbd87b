import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { hashOf, NOTHING_ALLOWED } from '#headers.ts';
import { finishWhenWhole } from '#server/http/page-on-request.ts';
import { SiteResponse, siteServer } from '#server/http/site-server.ts';
import { listen } from '../../../kit/real/listen.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';

type Render = (response: SiteResponse) => unknown;

/** A server whose only page is what `render` writes, as Next does. */
async function get(render: Render, headers: Record<string, string> = {}) {
  const server = siteServer(async (_, response) => {
    finishWhenWhole(response, () => response.writeHead(404).end('nothing here'));
    await render(response);
  }).unref();
  const address = `http://127.0.0.1:${await listen(server)}`;
  const response = await fetch(address, { headers: { Connection: 'close', ...headers } });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const inPieces =
  (type: string, ...pieces: string[]): Render =>
  (response) => {
    response.setHeader('Content-Type', type);
    for (const piece of pieces) {
      response.flushHeaders();
      response.write(piece);
    }
    response.end();
  };

const STYLED = '<style data-styled="">.b{color:red;}</style>';
const STYLE_IN_DATA = '["$","style",null,{"data-styled":"","children":".b{color:red;}"}]';
const FLIGHT = `<script>self.__next_f.push([1,${JSON.stringify(STYLE_IN_DATA)}])</script>`;
const page = (...parts: string[]) => inPieces('text/html', '<head></head>', ...parts);

test('the styles of a page are in its head, and its policy allows each inline script', async () => {
  const scripts = ['<script src="/a.js"></script>', '<script type="module">b()</script>'];
  const data = '<script type="application/ld+json">{}</script>';
  const { headers, body } = await get(
    page(STYLED, ...scripts, data, '<script>c', '()</script>', FLIGHT),
  );
  expect(body).toMatch(/^<head><style [^>]*>\.b\{color:red;\}<\/style><\/head>/);
  expect(body).not.toContain('data-styled=""');
  const [, sources = ''] =
    /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  const allowed = sources.split(' ');
  expect(allowed).toEqual(expect.arrayContaining(["'self'", hashOf('b()'), hashOf('c()')]));
  for (const refused of [hashOf('{}'), "'unsafe-inline'"]) expect(allowed).not.toContain(refused);
});

test('a page of styles that nobody knows is sent as Next rendered it', async () => {
  const { body } = await get(page(STYLED));
  expect(body).toBe(`<head></head>${STYLED}`);
});

test.each([
  ['private, no-store', 'private, no-store'],
  ['s-maxage=2, stale-while-revalidate=31535998', 'no-cache'],
])('a page whose Cache-Control is %s has %s', async (given, sent) => {
  const render = page('<p>');
  const { headers } = await get((response) => {
    response.setHeader('Cache-Control', given).setHeader('ETag', '"a"');
    render(response);
  });
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual([sent, null]);
});

test('a page is not compared with what a browser has', async () => {
  const render: Render = (response) => page(`${response.req.headers['if-none-match']}`)(response);
  const { body } = await get(render, { 'If-None-Match': '"a"' });
  expect(body).toBe('<head></head>undefined');
});

test("a page that does not exist is the site's, with none of Next's headers", async () => {
  const { status, headers, body } = await get((response) => {
    response.statusCode = 404;
    response.setHeader('Vary', 'rsc');
    page('<p>Not found')(response);
  });
  expect([status, headers.get('vary'), body]).toEqual([404, null, 'nothing here']);
});

test('what the router of Next fetches is sent as it is, and may do nothing', async () => {
  const { headers, body } = await get(inPieces('text/x-component', '0:', '[]'));
  expect([body, headers.get('content-security-policy')]).toEqual(['0:[]', NOTHING_ALLOWED]);
});

test('a page that cannot be finished ends its connection, and the process goes on', async () => {
  const log = captureLog();
  const request = new IncomingMessage(new Socket());
  const response = new SiteResponse(request);
  finishWhenWhole(response, () => {
    throw new Error('broken');
  });
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html');
  response.end('<p>');
  await once(response, 'close');
  expect(log.events()).toEqual(['Page failed']);
});
