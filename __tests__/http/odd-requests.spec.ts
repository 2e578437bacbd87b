import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { aScript } from '../../scripts/prove/real/built-site.ts';
import { startSite } from '../../scripts/prove/real/running-site.ts';
import { expect, test } from '../browser/site.ts';

const FONT = '/fonts/geist-latin.woff2';
const LONG_AGO = 'Mon, 01 Jan 2001 00:00:00 GMT';

for (const [method, path, headers, status] of [
  ['GET', FONT, { range: 'bytes=99999999-' }, 416],
  ['GET', FONT, { 'if-match': '"another"' }, 412],
  ['GET', FONT, { 'if-unmodified-since': LONG_AGO }, 412],
  ['GET', aScript(), { 'if-match': '"another"' }, 412],
  ['GET', FONT, { range: 'bytes=0-9' }, 206],
  ['GET', FONT, { 'if-match': '*' }, 200],
  ['POST', FONT, {}, 405],
  ['DELETE', aScript(), {}, 405],
  ['POST', '/about', { 'content-type': 'text/plain', 'next-action': 'aaaa' }, 405],
  ['POST', '/', { 'content-type': 'multipart/form-data; boundary=x' }, 405],
  ['PUT', '/no-such-page', {}, 405],
  ['TRACE', '/api/health', {}, 405],
  ['PROPFIND', '/api/consultation', {}, 405],
  ['PUT', '/api/health', {}, 405],
  ['GET', '/about', { 'content-type': 'x' }, 200],
  ['GET', '/about', { rsc: '1', 'next-router-prefetch': '1' }, 200],
  ['GET', '/', { 'accept-encoding': 'br', accept: 'text/html', 'content-length': '0' }, 200],
  ['GET', '/api/Health', {}, 404],
  ['GET', '/API/consultation', {}, 404],
  ['GET', '/Fonts/geist-latin.woff2', {}, 404],
  ['GET', '/_next/static', {}, 404],
  ['GET', '/_next/static/nothing.js', {}, 404],
  ['GET', '/_global-error', {}, 404],
  ['GET', '/_global-error?a', {}, 404],
  ['GET', '/..%2f..%2fetc/passwd', {}, 404],
] satisfies [string, string, Record<string, string>, number][])
  test(`${method} ${path} with ${JSON.stringify(headers)} is answered ${status}, under one policy`, async ({
    site,
  }) => {
    const answer = await say(method, site.url + path, headers);
    expect(answer.statusCode).toBe(status);
    expect(namesIn(answer).filter((name) => name === 'content-security-policy')).toHaveLength(1);
    expect(await text(answer)).not.toContain('Internal Server Error');
  });

test('whatever a stranger adds to it, a page stays the page', async ({ site }) => {
  const plain = await text(await say('GET', `${site.url}/`, {}));
  for (const added of [
    { rsc: '1' },
    { 'content-type': 'x' },
    { 'next-action': 'x' },
    { 'x-matched-path': '/about' },
    { 'x-middleware-subrequest': 'middleware' },
    { 'x-nextjs-data': '1' },
    { 'x-invoke-status': '500' },
    { 'x-now-route-matches': '1=about' },
    { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    { cookie: '__prerender_bypass=a; __next_preview_data=b' },
  ])
    expect(await text(await say('GET', `${site.url}/?_rsc=1`, added))).toBe(plain);
  for (const query of [
    '_rsc=1',
    '__nextDataReq=1',
    'nxtPslug=a',
    '__nextLocale=de',
    'amp=1',
    '%',
    '%ff',
  ])
    expect(await text(await say('GET', `${site.url}/?${query}`, {}))).toBe(plain);
});

test('whatever is asked, the log stays one JSON line an event, and repeats none of it', async () => {
  const site = await startSite();
  const words = 'canary-of-a-stranger';
  for (const [method, path, headers] of [
    ['POST', '/', { 'next-action': `${words}\u0080`, 'content-type': 'text/plain' }],
    ['POST', '/api/consultation', { 'next-action': words, 'content-type': 'multipart/form-data' }],
    // The one of these of which Next has something to say.
    ['POST', '/api/nothing', { 'next-action': words, 'content-type': 'text/plain' }],
    ['PUT', '/api/health', { 'next-action': words }],
    ['TRACE', `/api/health?${words}`, {}],
    ['GET', `/${words}%ff%00`, { 'next-router-state-tree': words, rsc: '1' }],
    ['GET', `/api/${words}`, { 'x-middleware-subrequest': words, 'x-matched-path': `/${words}` }],
    ['GET', FONT, { range: 'bytes=99999999-', 'if-match': words }],
  ] satisfies [string, string, Record<string, string>][])
    await say(method, site.url + path, headers);

  await expect.poll(() => site.log()).toContain('Next warns');
  const lines = site.log().split('\n').filter(Boolean);
  const events = lines.slice(lines.findIndex((line) => line.startsWith('{')));
  expect(events.length).toBeGreaterThan(1);
  for (const event of events) expect(JSON.parse(event)).toHaveProperty('event');
  expect(site.log()).not.toContain(words);
  await site.remove();
});

test('a reader of the log that goes away is not cried after', async () => {
  const site = await startSite();
  site.child.stdout.destroy();
  // Each of them is told on what nobody reads any more.
  for (let times = 1; times <= 3; times += 1)
    await fetch(`${site.url}/api/consultation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  await site.end();
  expect(site.log()).not.toContain('EPIPE');
  await site.remove();
});

async function say(method: string, address: string, headers: Record<string, string>) {
  const asking = ask(address, { method, headers, agent: false }).end();
  const [answer] = await once(asking, 'response');
  return answer as IncomingMessage;
}

const namesIn = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
