import { createServer, type RequestListener } from 'node:http';
import { trustedOrigins } from '#content/trusted-origins.ts';
import { hashOf, NOTHING_ALLOWED, policyOfNextStart, headers as sent } from '#headers.ts';
import { askNext } from '#server/http/ask-next.ts';
import type { ServedFile } from '#server/http/finished-files.ts';
import { siteServer } from '#server/http/site-server.ts';
import { listen } from '../../../kit/real/listen.ts';

const FINISHED = '<html><head></head>finished</html>';
const file: ServedFile = [
  {
    status: 200,
    encoding: 'identity',
    file: 'finished.identity',
    bytes: FINISHED.length,
    headers: { ...sent.page, ETag: '"finished"' },
    content: Buffer.from(FINISHED),
  },
];

/** Our server before one of Next, which `answer` stands for. */
async function get(answer: RequestListener | undefined, given: { file?: ServedFile } = {}) {
  const next = answer ? await listen(createServer(answer).unref()) : 1;
  const ours = siteServer((request, response) =>
    askNext(request, response, { port: next, file: given.file }),
  ).unref();
  return fetch(`http://127.0.0.1:${await listen(ours)}`, { headers: { Connection: 'close' } });
}

const policyOfNext = policyOfNextStart((part) => trustedOrigins[part]);

const page =
  (html: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response
      .writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Security-Policy': policyOfNext,
        ...headers,
      })
      .end(html);

const STYLED = '<style data-styled="">.b{color:red;}</style>';
const STYLE_IN_DATA = '["$","style",null,{"data-styled":"","children":".b{color:red;}"}]';
const FLIGHT = `<script>self.__next_f.push([1,${JSON.stringify(STYLE_IN_DATA)}])</script>`;

test('the styles of a page are in its head, and its policy allows each inline script', async () => {
  const scripts = '<script src="/a.js"></script><script type="module">b()</script>';
  const data = '<script type="application/ld+json">{}</script>';
  const html = `<head></head>${STYLED}${scripts}${data}<script>c()</script>${FLIGHT}`;
  const answer = await get(page(html));
  expect(await answer.text()).toMatch(/^<head><style [^>]*>\.b\{color:red;\}<\/style><\/head>/);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  const allowed = sources.split(' ');
  expect(allowed).toEqual(expect.arrayContaining(["'self'", hashOf('b()'), hashOf('c()')]));
  for (const refused of [hashOf('{}'), "'unsafe-inline'"]) expect(allowed).not.toContain(refused);
});

test.each([
  ['private, no-store', 'private, no-store'],
  ['s-maxage=2, stale-while-revalidate=31535998', 'no-cache'],
])('a page whose Cache-Control is %s has %s', async (given, expected) => {
  const { headers } = await get(page('<p>', { 'Cache-Control': given, ETag: '"a"' }));
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual([expected, null]);
});

test('a finished page is sent with its own headers until Next has rendered it anew', async () => {
  const finished = await get(page(FINISHED), { file });
  expect([finished.headers.get('etag'), await finished.text()]).toEqual(['"finished"', FINISHED]);
  const renewed = await get(page('<p>renewed'), { file });
  expect([renewed.headers.get('etag'), await renewed.text()]).toEqual([null, '<p>renewed']);
});

test('while Next does not answer, a finished page is sent, and another page is 503', async () => {
  const finished = await get(undefined, { file });
  expect([finished.status, await finished.text()]).toEqual([200, FINISHED]);
  const other = await get((request) => request.socket.destroy());
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '5']);
});

test('what is no page is streamed as it is, and may do nothing unless it has a policy', async () => {
  const { promise: isHeard, resolve: hear } = Promise.withResolvers<void>();
  const answer = await get(async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('first');
    await isHeard;
    response.end('second');
  });
  expect(answer.headers.get('content-security-policy')).toBe(NOTHING_ALLOWED);
  const parts: string[] = [];
  for await (const part of answer.body ?? []) {
    parts.push(`${Buffer.from(part)}`);
    hear();
  }
  expect(parts).toEqual(['first', 'second']);
  const own = await get(page('<p>', { 'Content-Security-Policy': "default-src 'self'" }));
  expect(own.headers.get('content-security-policy')).toBe("default-src 'self'");
});
